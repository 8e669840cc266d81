import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../startError.ts';

/**
 * Keeps a PGlite folder to this process: PGlite itself does not, and two processes on one folder
 * silently lose each other's rows. Returns the function that gives it free.
 *
 * @throws StartError when a living process has it.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!take(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) {
      throw new StartError(`DATA_DIR: ${folder} is in use by process ${holder}`);
    }
    // Left behind by a process that was killed.
    unlinkSync(file);
    if (!take(file)) throw new StartError(`DATA_DIR: ${folder} is in use by another process`);
  }
  const release = () => {
    process.off('exit', release);
    try {
      unlinkSync(file);
    } catch {
      // Already gone, which is what was wanted.
    }
  };
  process.once('exit', release);
  return release;
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  // Process ids are used again after a restart of the machine or container.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
