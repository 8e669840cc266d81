import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import { StartError } from '../startError.ts';
import { migrate } from './migrate.ts';
import { openPglite, pglitePool } from './pglite.ts';
import { postgresPool } from './postgres.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;
/** What a query function takes: the database, or the transaction it is part of. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;

export interface DatabaseOptions {
  /** A PostgreSQL server; without it an embedded one in `folder`. */
  readonly url: string | undefined;
  readonly folder: string;
  /** Hears of connections that broke while idle. */
  readonly onError: (error: Error) => void;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws StartError naming `DATABASE_URL` or `DATA_DIR` when it cannot be opened.
 */
export async function connect({ url, folder, onError }: DatabaseOptions): Promise<Database> {
  const blame = url === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  try {
    return await openDatabase(
      url === undefined ? pglitePool(await openPglite({ folder })) : postgresPool(url, onError),
    );
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${blame}: the database cannot be opened (${reason(error)})`, {
      cause: error,
    });
  }
}

/** The database behind a pool, with its tables up to date. */
export async function openDatabase(pool: PostgresPool): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** A connection error of several addresses has an empty message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
