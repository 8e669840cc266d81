import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { StartError } from '../process/startError.ts';

/** A process. Its start time is needed too, as ids are reused and each container has its own process 1. */
interface Holder {
  readonly pid: number;
  /** When it started, in the kernel's ticks; `-` where the system does not tell. */
  readonly start: string;
  readonly host: string;
}

/**
 * Locks a PGlite folder to this process. PGlite itself has no lock, and two processes on one folder silently
 * lose each other's rows. Returns the function that releases the lock.
 *
 * @throws StartError when a living process holds it, or one on another machine or in another container, whose
 * state can't be checked
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!take(file)) {
    const holder = readHolder(file);
    if (holder.host !== hostname()) {
      throw new StartError(
        `DATA_DIR: ${folder} is in use by process ${holder.pid} on ${holder.host}; if that has ended, delete ${file}`,
      );
    }
    if (isAlive(holder)) {
      throw new StartError(`DATA_DIR: ${folder} is in use by process ${holder.pid}`);
    }
    // A killed process left it behind.
    unlinkSync(file);
    if (!take(file)) throw new StartError(`DATA_DIR: ${folder} is in use by another process`);
  }
  const release = () => {
    process.off('exit', release);
    try {
      unlinkSync(file);
    } catch {
      // Already released.
    }
  };
  process.once('exit', release);
  return release;
}

function take(file: string): boolean {
  try {
    const holder = [process.pid, startOf(process.pid), hostname()].join(' ');
    writeFileSync(file, holder, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Reads the holder. An incomplete lock, of a process that was killed while writing it, has none. */
function readHolder(file: string): Holder {
  const [pid, start = '-', host = hostname()] = readFileSync(file, 'utf8').split(' ');
  return { pid: Number(pid), start, host };
}

function isAlive({ pid, start }: Holder): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const startNow = startOf(pid);
  if (start !== '-' && startNow !== '-') return start === startNow;
  // Without the start time, this process's own id is most likely from before a restart.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns when a process started, from Linux: the 22nd field, the second being the name in parentheses. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? '-';
  } catch {
    return '-';
  }
}
