import { PGlite, types } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { existsSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import inspector from 'node:inspector';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { tightenFolder } from '../process/privateFiles.ts';
import { StartError } from '../process/startError.ts';
import { DatabaseUnavailable, isFatal, isTemporary } from './unavailable.ts';

/** The same JavaScript types as in `postgres.ts`, so that tests hold on both databases. */
const parsers = {
  [types.INT8]: Number,
  [types.DATE]: (value: string) => value,
  [types.NUMERIC]: (value: string) => value,
};

const doNothing = () => {};
/** Longer than any statement on a database of this size takes, in milliseconds. */
const PATIENCE_MS = 60_000;

/** The engines that have crashed, with the reason. */
const broken = new WeakMap<PGlite, DatabaseUnavailable>();

interface PgliteOptions {
  /** A folder, created when missing. Without it the database lives in memory. */
  readonly folder?: string;
  /** An initial dump (`dumpDataDir`), which gives tests a migrated database in 0.3 s. */
  readonly dump?: Blob;
}

/** Opens an embedded PostgreSQL and locks its folder to this process. */
export async function openPglite({ folder, dump }: PgliteOptions): Promise<PGlite> {
  const unlock = folder === undefined ? doNothing : lockFolder(folder);
  try {
    const engine = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(dump === undefined ? {} : { loadDataDir: dump }),
      parsers,
    });
    // The engine sets file modes itself, ignoring the umask.
    if (folder !== undefined) tightenFolder(folder);
    const unwatch =
      folder === undefined
        ? doNothing
        : watchThread(`DATA_DIR: the embedded database in ${folder} does not return`, PATIENCE_MS);
    const close = engine.close.bind(engine);
    engine.close = async () => {
      // Closing a crashed engine would never return.
      if (!broken.has(engine)) await close();
      await unwatch();
      unlock();
    };
    return engine;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** How many requests may wait for the one connection. Further ones are refused and can be tried again. */
const MAX_WAITING = 500;

/**
 * Creates a pool of PGlite's one connection. `connect` queues, so that a transaction never mixes with another
 * caller's statements. Never request a connection inside a transaction: it would wait for itself. Throws
 * {@link DatabaseUnavailable} when the database, not the statement, is at fault.
 *
 * @param onBroken called when the engine has crashed, as it does when it can't write its log: any further call
 * would block this process for ever. A new process opens the folder again, with everything that was
 * acknowledged.
 */
export function createPglitePool(
  engine: PGlite,
  onBroken: (error: Error) => void = doNothing,
): PostgresPool {
  let tail = Promise.resolve();
  let waiting = 0;
  async function query<R>(
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    const reason = broken.get(engine);
    if (reason) throw reason;
    try {
      const { rows, affectedRows } = await engine.query<R>(text, [...values]);
      return { command: getCommand(text), rowCount: affectedRows || rows.length, rows };
    } catch (error) {
      const isOver = isFatal(error) || isCrash(error);
      if (!isOver && !isTemporary(error)) throw error;
      const unavailable = new DatabaseUnavailable(error);
      if (isOver) {
        broken.set(engine, unavailable);
        onBroken(unavailable);
      }
      throw unavailable;
    }
  }
  return {
    async connect() {
      if (waiting >= MAX_WAITING) {
        throw new DatabaseUnavailable('too many requests wait for the database');
      }
      const before = tail;
      let release = doNothing;
      tail = new Promise((resolve) => {
        release = resolve;
      });
      waiting += 1;
      await before;
      waiting -= 1;
      // Kysely's second overload takes a cursor, which needs its own driver and is never used here.
      return { query: query as PostgresPoolClient['query'], release };
    },
    async end() {
      await tail;
      await engine.close();
    },
  };
}

/** Returns whether WebAssembly threw because the engine crashed. */
const isCrash = (error: unknown): boolean =>
  error instanceof Error && error.name === 'RuntimeError';

const commands = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/** Returns the command; Kysely counts affected rows only for commands that change rows. */
function getCommand(text: string): PostgresQueryResult<unknown>['command'] {
  const first = text.trimStart().slice(0, 6).toUpperCase();
  return commands.find((name) => first.startsWith(name)) ?? 'SELECT';
}

/** A process. Its start time is needed too, as ids are reused and each container has its own process 1. */
interface Holder {
  readonly pid: number;
  /** When it started, in the kernel's ticks; `-` where the system does not reveal it. */
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
  if (!createLock(file)) {
    const holder = readHolder(file);
    if (holder.host !== hostname()) {
      throw new StartError(
        `DATA_DIR: ${folder} is in use by process ${holder.pid} on ${holder.host}; if that has ended, delete ${file}`,
      );
    }
    if (isAlive(holder)) {
      throw new StartError(`DATA_DIR: ${folder} is in use by process ${holder.pid}`);
    }
    // A killed process left the lock behind.
    unlinkSync(file);
    if (!createLock(file)) throw new StartError(`DATA_DIR: ${folder} is in use by another process`);
  }
  const release = () => {
    process.off('exit', release);
    try {
      unlinkSync(file);
    } catch {
      // The lock was released already.
    }
  };
  process.once('exit', release);
  return release;
}

/** Returns whether a living process of this machine holds a folder. */
export function isFolderInUse(folder: string): boolean {
  const file = `${folder}.lock`;
  if (!existsSync(file)) return false;
  const holder = readHolder(file);
  return holder.host === hostname() && isAlive(holder);
}

function createLock(file: string): boolean {
  try {
    const holder = [process.pid, getStartTime(process.pid), hostname()].join(' ');
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
  const startNow = getStartTime(pid);
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
function getStartTime(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? '-';
  } catch {
    return '-';
  }
}

const HEARTBEAT_MS = 500;
const CHECK_MS = 1_000;

/** Runs beside the watched thread. It counts its own turns, so that a machine's sleep isn't mistaken for a hang. */
const WATCHDOG = `
  const { workerData } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  const { beats, most, line } = workerData;
  let seen = 0;
  let missed = 0;
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    missed = now === seen ? missed + 1 : 0;
    seen = now;
    if (missed < most) return;
    writeSync(2, line + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, ${CHECK_MS});
`;

/**
 * Ends the process with a line on standard error when its thread has been blocked for too long. An embedded
 * engine without space for its log may never return, and then not even signals are handled. Attaching a
 * debugger ends the watch.
 *
 * @param patienceMs longer than any intended blocking
 * @returns a function that ends the watch
 */
export function watchThread(line: string, patienceMs: number): () => Promise<unknown> {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const most = Math.ceil(patienceMs / CHECK_MS);
  const worker = new Worker(WATCHDOG, {
    eval: true,
    execArgv: [],
    workerData: { beats, most, line },
  });
  worker.unref();
  const end = () => {
    clearInterval(beating);
    return worker.terminate();
  };
  const beating = setInterval(() => {
    // A debugger may pause the thread for any time.
    if (inspector.url() === undefined) Atomics.add(beats, 0, 1);
    else void end();
  }, HEARTBEAT_MS);
  beating.unref();
  return end;
}
