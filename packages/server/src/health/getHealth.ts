import { canWrite } from '../database/canWrite.ts';
import { newestMigration } from '../database/migrate.ts';
import type { Operation } from '../operation.ts';
import { version } from '../process/version.ts';

/**
 * Whether the server can do its work, which it cannot without a database that takes what is written; and which
 * version it is, with which tables, for which convention.
 */
export const getHealth: Operation<'getHealth'> = async ({ db, clock, config }) => {
  await canWrite(db, clock);
  const migration = await newestMigration();
  return { body: { status: 'ok', version, convention: config.id, migration } };
};
