import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** Permission bits of accounts other than the owner. */
const OTHERS = 0o077;

/** Makes files that this process creates from now on accessible to its own account only. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Removes other accounts' access to a folder and everything in it. Doesn't follow links.
 *
 * @returns the paths that stay accessible, because they belong to another account
 */
export function tightenFolder(folder: string): readonly string[] {
  const stats = lstatIfThere(folder);
  if (!stats || stats.isSymbolicLink()) return [];
  const open = (stats.mode & OTHERS) !== 0 && !tighten(folder, stats.mode) ? [folder] : [];
  if (!stats.isDirectory()) return open;
  return [...open, ...readdirSync(folder).flatMap((name) => tightenFolder(join(folder, name)))];
}

/** Other processes may delete files in the folder at the same time. */
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
