import { sql } from 'kysely';
import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';

/** Whether the server can do its work, which it cannot without its database. */
export const getHealth: Operation<'getHealth'> = async ({ db }, { log }) => {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    throw new ProblemError('unavailable', { retryAfterSeconds: 5 });
  }
  return { body: { status: 'ok' } };
};
