import { canWrite } from '../database/canWrite.ts';
import { newestMigration } from '../database/migrate.ts';
import type { Operation } from '../operation.ts';
import { version } from '../process/version.ts';

/**
 * Returns the server's version, schema and convention if its database accepts writes; otherwise throws, because a
 * server that can't write is not healthy.
 */
export const getHealth: Operation<'getHealth'> = async ({ db, clock, config }) => {
  await canWrite(db, clock);
  const migration = await newestMigration();
  return { body: { status: 'ok', version, convention: config.id, migration } };
};
