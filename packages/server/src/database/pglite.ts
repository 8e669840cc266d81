import { PGlite, types } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { tightenFolder } from '../process/privateFiles.ts';
import { lockFolder } from './lock.ts';
import { DatabaseUnavailable, isEnd, isTemporary } from './unavailable.ts';
import { watchThread } from './watchdog.ts';

/** The same JavaScript types as in `postgres.ts`, so that tests hold on both databases. */
const parsers = {
  [types.INT8]: Number,
  [types.DATE]: (value: string) => value,
  [types.NUMERIC]: (value: string) => value,
};

const nothing = () => {};
/** Longer than any statement on a database of this size takes, in milliseconds. */
const PATIENCE_MS = 60_000;

/** The engines that have crashed, with the reason. */
const broken = new WeakMap<PGlite, DatabaseUnavailable>();

export interface PgliteOptions {
  /** A folder, created when missing. Without it the database lives in memory. */
  readonly folder?: string;
  /** An initial dump (`dumpDataDir`), which gives tests a migrated database in 0.3 s. */
  readonly dump?: Blob;
}

/** Opens an embedded PostgreSQL and locks its folder to this process. */
export async function openPglite({ folder, dump }: PgliteOptions): Promise<PGlite> {
  const unlock = folder === undefined ? nothing : lockFolder(folder);
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
        ? nothing
        : watchThread(`DATA_DIR: the embedded database in ${folder} does not return`, PATIENCE_MS);
    const close = engine.close.bind(engine);
    engine.close = async () => {
      // A crashed engine would never return.
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

/** How many may wait for the one connection. Further requests are refused with a retry. */
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
export function pglitePool(
  engine: PGlite,
  onBroken: (error: Error) => void = nothing,
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
      return { command: command(text), rowCount: affectedRows || rows.length, rows };
    } catch (error) {
      const isOver = isEnd(error) || isCrash(error);
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
      let release = nothing;
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
function command(text: string): PostgresQueryResult<unknown>['command'] {
  const first = text.trimStart().slice(0, 6).toUpperCase();
  return commands.find((name) => first.startsWith(name)) ?? 'SELECT';
}
