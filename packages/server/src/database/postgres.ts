import { Pool, types } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

// The same JavaScript types as `pglite.ts` gives.
const { INT8, DATE, NUMERIC } = types.builtins;
types.setTypeParser(INT8, Number);
types.setTypeParser(DATE, (value) => value);
types.setTypeParser(NUMERIC, (value) => value);

const CONNECTIONS = 10;
/** Statements beyond this many are sent unprepared, so that no connection collects them for ever. */
const PREPARED = 500;

/**
 * A pool of connections to a PostgreSQL server. Every statement with parameters is prepared once per
 * connection under a name of its text, which spares the server parsing and planning it again.
 */
export function postgresPool(
  connectionString: string,
  onError: (error: Error) => void,
): PostgresPool {
  const pool = new Pool({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while idle is replaced by the pool; unheard, the event ends the process.
  pool.on('error', onError);
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= PREPARED) return known;
    const name = `q${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    async connect() {
      const connection = await pool.connect();
      const query = (text: string, values: readonly unknown[]) => {
        const name = values.length === 0 ? undefined : nameOf(text);
        return connection.query({
          text,
          values: [...values],
          ...(name === undefined ? {} : { name }),
        });
      };
      // Kysely's second overload takes a cursor, which is never used here.
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => connection.release(),
      };
    },
    end: () => pool.end(),
  };
}
