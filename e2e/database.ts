import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../packages/server/src/database/connect.ts';

const FOLDER = 'E2E_DATABASE';

/** Creates an empty database with all tables, which the servers of a run copy. Returns a function that removes it. */
export default async function createTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'conkit-e2e-database-'));
  const database = join(folder, 'database');
  const db = await connect({ url: undefined, folder: database, onError: () => undefined });
  await db.destroy();
  process.env[FOLDER] = database;
  return () => rm(folder, { recursive: true, force: true });
}

/** Copies the run's empty database into a server's data folder, which is ten times as fast as creating a database. */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = process.env[FOLDER];
  if (template) await cp(template, join(dataDir, 'database'), { recursive: true });
}
