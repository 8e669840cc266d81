import { PGlite, types } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { lockFolder } from './lock.ts';

/** The same JavaScript types as `pg.ts` gives, so that one test body holds on both. */
const parsers = {
  [types.INT8]: Number,
  [types.DATE]: (value: string) => value,
  [types.NUMERIC]: (value: string) => value,
};

const nothing = () => {};

export interface PgliteOptions {
  /** A folder, created when missing; without it the database lives in memory. */
  readonly folder?: string;
  /** A dump to begin with (`dumpDataDir`): how tests get a migrated database in 0.3 s. */
  readonly dump?: Blob;
}

/** Opens an embedded PostgreSQL whose folder no other process may open. */
export async function openPglite({ folder, dump }: PgliteOptions): Promise<PGlite> {
  const unlock = folder === undefined ? nothing : lockFolder(folder);
  try {
    const engine = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(dump === undefined ? {} : { loadDataDir: dump }),
      parsers,
    });
    const close = engine.close.bind(engine);
    engine.close = async () => {
      await close();
      unlock();
    };
    return engine;
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * A pool of PGlite's one connection: `connect` queues, so that a transaction never mixes with
 * another caller's statements. Never ask the pool for a connection inside a transaction: it would
 * wait for itself.
 */
export function pglitePool(engine: PGlite): PostgresPool {
  let tail = Promise.resolve();
  return {
    async connect() {
      const before = tail;
      let release = nothing;
      tail = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return client(engine, release);
    },
    async end() {
      await tail;
      await engine.close();
    },
  };
}

function client(engine: PGlite, release: () => void): PostgresPoolClient {
  async function query<R>(
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    const { rows, affectedRows } = await engine.query<R>(text, [...values]);
    return { command: command(text), rowCount: affectedRows || rows.length, rows };
  }
  // Kysely's second overload takes a cursor, which needs a driver of its own and is never used here.
  return { query: query as PostgresPoolClient['query'], release };
}

const commands = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/** Kysely counts affected rows only for the commands that change some. */
function command(text: string): PostgresQueryResult<unknown>['command'] {
  const first = text.trimStart().slice(0, 6).toUpperCase();
  return commands.find((name) => first.startsWith(name)) ?? 'SELECT';
}
