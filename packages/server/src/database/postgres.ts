import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, types } from 'pg';
import {
  DatabaseUnavailable,
  isDatabaseError,
  isFatal,
  isOutdated,
  isTemporary,
} from './unavailable.ts';

// The same JavaScript types as in `pglite.ts`.
const { INT8, DATE, NUMERIC } = types.builtins;
types.setTypeParser(INT8, Number);
types.setTypeParser(DATE, (value) => value);
types.setTypeParser(NUMERIC, (value) => value);

const DEFAULT_POOL_SIZE = 10;
/** How many requests may wait for a connection. Further ones are refused and can be tried again. */
const MAX_WAITING = 500;
/** How long to wait for a connection, in milliseconds. */
const CONNECTING_MS = 5_000;
/**
 * How long a transaction may be idle before its connection is closed and its locks are released, in
 * milliseconds.
 */
const IDLE_TRANSACTION_MS = 60_000;
/** Further statements are sent unprepared, so that connections don't collect prepared statements without limit. */
const MAX_PREPARED = 500;

interface PostgresOptions {
  /** Called when a connection breaks, even an idle one. */
  readonly onError: (error: Error) => void;
  /** How long a statement may take, in milliseconds; without limit when absent. */
  readonly statementMs?: number;
  /**
   * Whether a pooler lends each connection for one transaction. Then nothing is prepared or set on a
   * connection, as the next transaction has another one, and the database must limit statements.
   */
  readonly lendsConnections?: boolean | undefined;
  /**
   * The maximum number of connections.
   *
   * @default 10
   */
  readonly poolSize?: number | undefined;
  /** Receives a function that counts the connections. */
  readonly onPool?: ((counts: () => PoolCounts) => void) | undefined;
}

/**
 * Creates a pool of connections to a PostgreSQL server. Prepares every statement with parameters once per connection,
 * under a name made from its text, to parse and plan it only once. Prepares nothing on lent connections. Throws
 * {@link DatabaseUnavailable} when the database, not the statement, is at fault. The pool recovers when the server is
 * back.
 */
export function createPostgresPool(
  connectionString: string,
  {
    onError,
    statementMs,
    onPool,
    lendsConnections = false,
    poolSize = DEFAULT_POOL_SIZE,
  }: PostgresOptions,
): PostgresPool {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECTING_MS,
    application_name: 'conkit',
    keepAlive: true,
    // A pooler refuses connections with unknown settings.
    ...(!lendsConnections && { idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS }),
    ...(!lendsConnections && statementMs !== undefined && { statement_timeout: statementMs }),
    // A server that vanished never answers, and never ends the statement either.
    ...(statementMs !== undefined && { query_timeout: statementMs + CONNECTING_MS }),
  });
  // An 'error' event without a listener would end the process.
  pool.on('connect', (connection) => connection.on('error', onError));
  // Also emitted for idle connections, which the pool has already replaced.
  pool.on('error', () => {});
  onPool?.(() => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const names = new Map<string, string>();
  const most = lendsConnections ? 0 : MAX_PREPARED;
  const getName = (text: string) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const name = `q${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    async connect() {
      if (pool.waitingCount >= MAX_WAITING) {
        throw new DatabaseUnavailable('too many requests wait for the database');
      }
      const connection = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailable(error);
      });
      let broken: DatabaseUnavailable | undefined;
      const query = async (text: string, values: readonly unknown[]) => {
        // On a broken connection a further statement, such as a rollback, would wait forever.
        if (broken) throw broken;
        const name = values.length === 0 ? undefined : getName(text);
        try {
          return await connection.query({
            text,
            values: [...values],
            ...(name === undefined ? {} : { name }),
          });
        } catch (error) {
          if (!isTemporary(error) && (isDatabaseError(error) || isDriverError(error))) throw error;
          const unavailable = new DatabaseUnavailable(error);
          if (!isDatabaseError(error) || isFatal(error) || isOutdated(error)) broken = unavailable;
          throw unavailable;
        }
      };
      // Kysely's second overload takes a cursor, which is never used here.
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => connection.release(broken),
      };
    },
    end: () => pool.end(),
  };
}

/** Returns whether the driver refused a statement before sending it, because of a mistake of ours. */
const isDriverError = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError;

/** The connections of a pool, and the requests that wait for one. */
export interface PoolCounts {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}
