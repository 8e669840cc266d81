// Decisions: docs/decisions/database.md
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/startError.ts';
import { limitServerRole, migrate, requireMigrated, SchemaError } from './migrate.ts';
import type { PoolCounts } from './postgres.ts';
import type { Tables } from './schema.ts';
import { getReason } from './unavailable.ts';

export type Database = Kysely<Tables>;
/** The database, or a transaction. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;

interface DatabaseOptions {
  /** The URL of a PostgreSQL server; undefined for an embedded database in `folder`. */
  readonly url: string | undefined;
  /**
   * The same server with the role that owns and migrates the tables. The role of `url` then gets only the
   * rights that a running server needs.
   */
  readonly migrationUrl?: string | undefined;
  readonly folder: string;
  /** Whether a pooler lends the connections for one transaction each. */
  readonly lendsConnections?: boolean | undefined;
  /**
   * The maximum number of connections to the server.
   *
   * @default 10
   */
  readonly poolSize?: number | undefined;
  /** Called when a connection breaks. */
  readonly onError: (error: Error) => void;
  /** Called when the embedded database can't continue: only a new process can open its folder again. */
  readonly onBroken?: (error: Error) => void;
  /** Receives a function that counts the connections to a PostgreSQL server. */
  readonly onPool?: (counts: () => PoolCounts) => void;
}

/** How long a statement may take while the server runs, in milliseconds. */
const STATEMENT_MS = 20_000;

/**
 * Opens the database and migrates its tables.
 *
 * @throws StartError naming `DATABASE_URL` or `DATA_DIR` when it cannot be opened, or is of a newer version.
 */
export const connect = (options: DatabaseOptions): Promise<Database> =>
  withVariable(options, async () => {
    const { url, migrationUrl, onError, onPool, lendsConnections, poolSize } = options;
    // Migrations have no time limit.
    const migrated = await openAsOwner(options);
    if (url === undefined) return migrated;
    const { createPostgresPool } = await import('./postgres.ts');
    const db = createDatabase(
      createPostgresPool(url, {
        onError,
        onPool,
        lendsConnections,
        poolSize,
        statementMs: STATEMENT_MS,
      }),
    );
    try {
      if (migrationUrl !== undefined) await limitServerRole(migrated, db);
      return db;
    } catch (error) {
      await db.destroy();
      throw error;
    } finally {
      await migrated.destroy();
    }
  });

/** Opens the database with the role that owns the tables, and migrates it. */
async function openAsOwner(options: DatabaseOptions): Promise<Database> {
  const { url, migrationUrl } = options;
  if (url === undefined || migrationUrl === undefined) return openDatabase(await openPool(options));
  try {
    return await openDatabase(await openPool({ ...options, url: migrationUrl }));
  } catch (error) {
    if (error instanceof SchemaError) throw error;
    const message = `MIGRATION_DATABASE_URL: the database cannot be opened (${getReason(error)})`;
    throw new StartError(message, { cause: error });
  }
}

/**
 * Opens an existing database with the tables of this version, without creating or changing anything.
 *
 * @throws StartError naming `DATABASE_URL` or `DATA_DIR`, and what is missing
 */
export const connectExisting = (options: DatabaseOptions): Promise<Database> =>
  withVariable(options, async () => {
    const { url, folder } = options;
    if (url === undefined && !existsSync(join(folder, 'PG_VERSION'))) {
      throw new StartError(`DATA_DIR: there is no database in ${folder}`);
    }
    return openDatabase(await openPool(options), requireMigrated);
  });

/** Opens a database; an error names the variable. */
async function withVariable(
  { url }: DatabaseOptions,
  open: () => Promise<Database>,
): Promise<Database> {
  const blame = url === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  try {
    return await open();
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof SchemaError) throw new StartError(`${blame}: ${error.message}`);
    throw new StartError(`${blame}: the database cannot be opened (${getReason(error)})`, {
      cause: error,
    });
  }
}

/** Loads only the driver that is needed, because loading each takes a while. */
async function openPool(options: DatabaseOptions): Promise<PostgresPool> {
  const { url, folder, onError, onBroken, lendsConnections, poolSize } = options;
  if (url === undefined) {
    const { openPglite, createPglitePool } = await import('./pglite.ts');
    return createPglitePool(await openPglite({ folder }), onBroken);
  }
  const { createPostgresPool } = await import('./postgres.ts');
  return createPostgresPool(url, { onError, lendsConnections, poolSize });
}

const createDatabase = (pool: PostgresPool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Opens a database on a pool and prepares its tables, by migrating them by default. */
export async function openDatabase(
  pool: PostgresPool,
  prepare: (db: Database) => Promise<void> = migrate,
): Promise<Database> {
  const db = createDatabase(pool);
  try {
    await prepare(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
