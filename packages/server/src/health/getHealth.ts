import { canWrite } from '../database/canWrite.ts';
import type { Operation } from '../operation.ts';

/** Whether the server can do its work, which it cannot without a database that takes what is written. */
export const getHealth: Operation<'getHealth'> = async ({ db, clock }) => {
  await canWrite(db, clock);
  return { body: { status: 'ok' } };
};
