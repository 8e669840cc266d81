import { Pool, types } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { PoolCounts } from './poolCounts.ts';
import { DatabaseUnavailable, isAnswered, isEnd, isOutdated, isTemporary } from './unavailable.ts';

// The same JavaScript types as `pglite.ts` gives.
const { INT8, DATE, NUMERIC } = types.builtins;
types.setTypeParser(INT8, Number);
types.setTypeParser(DATE, (value) => value);
types.setTypeParser(NUMERIC, (value) => value);

const DEFAULT_POOL_SIZE = 10;
/** So many requests may wait for a connection; whoever comes then is told to come again. */
const MAX_WAITING = 500;
/** How long to wait for a connection, in milliseconds. */
const CONNECTING_MS = 5_000;
/** How long a transaction may stand still before its connection, and its locks, are taken away. */
const STANDING_MS = 60_000;
/** Statements beyond this many are sent unprepared, so that no connection collects them for ever. */
const PREPARED = 500;

export interface PostgresOptions {
  /** Hears of connections that broke, whether or not something was going on. */
  readonly onError: (error: Error) => void;
  /** How long a statement may take, in milliseconds; as long as it likes when absent. */
  readonly statementMs?: number;
  /**
   * Whether each connection is lent for one transaction by a pooler in between: nothing is prepared on it or set for
   * it, because the next transaction has another one. How long a statement may take is then the database's to say.
   */
  readonly lendsConnections?: boolean | undefined;
  /** How many connections are opened at most; 10 when absent. */
  readonly poolSize?: number | undefined;
  /** Is told how to count the connections. */
  readonly onPool?: ((counts: () => PoolCounts) => void) | undefined;
}

/**
 * A pool of connections to a PostgreSQL server. Every statement with parameters is prepared once per
 * connection under a name of its text, which spares the server parsing and planning it again; not on lent connections. Throws
 * {@link DatabaseUnavailable} where the database, not the statement, is at fault; the pool goes on when
 * the server is there again.
 */
export function postgresPool(
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
    // A pooler refuses a connection with settings that it does not know.
    ...(!lendsConnections && { idle_in_transaction_session_timeout: STANDING_MS }),
    ...(!lendsConnections && statementMs !== undefined && { statement_timeout: statementMs }),
    // A server that is gone without a word never answers, and never ends the statement either.
    ...(statementMs !== undefined && { query_timeout: statementMs + CONNECTING_MS }),
  });
  // Each connection that breaks says so, used or idle; an 'error' that nobody hears ends the process.
  pool.on('connect', (connection) => connection.on('error', onError));
  // The same once more, of those that were idle: the pool has replaced them.
  pool.on('error', () => {});
  onPool?.(() => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const names = new Map<string, string>();
  const most = lendsConnections ? 0 : PREPARED;
  const nameOf = (text: string) => {
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
        // What follows on a broken connection, such as a rollback, would wait for an answer in vain.
        if (broken) throw broken;
        const name = values.length === 0 ? undefined : nameOf(text);
        try {
          return await connection.query({
            text,
            values: [...values],
            ...(name === undefined ? {} : { name }),
          });
        } catch (error) {
          if (!isTemporary(error) && (isAnswered(error) || isFault(error))) throw error;
          const unavailable = new DatabaseUnavailable(error);
          if (!isAnswered(error) || isEnd(error) || isOutdated(error)) broken = unavailable;
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

/** A mistake of ours, made before anything was sent. */
const isFault = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError;
