import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** Read, write and execute for accounts other than the owner. */
const OTHERS = 0o077;

/** Files that this process makes from now on can be read and written by its own account alone. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Takes a folder and everything in it away from other accounts of the machine. Does not follow links.
 *
 * @returns the paths that stay open, because they belong to another account
 */
export function tightenFolder(folder: string): readonly string[] {
  const stats = lstatIfThere(folder);
  if (!stats || stats.isSymbolicLink()) return [];
  const open = (stats.mode & OTHERS) !== 0 && !tighten(folder, stats.mode) ? [folder] : [];
  if (!stats.isDirectory()) return open;
  return [...open, ...readdirSync(folder).flatMap((name) => tightenFolder(join(folder, name)))];
}

/** Other processes may delete files of the folder at the same time. */
const lstatIfThere = (path: string): Stats | undefined =>
  lstatSync(path, { throwIfNoEntry: false });

function tighten(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode & 0o7700);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
