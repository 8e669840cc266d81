// Decisions: docs/decisions/convention-configuration.md
import { sql, type Selectable } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { Tables } from '../database/schema.ts';
import { StartError } from '../process/startError.ts';
import type { ConfigFacts } from './facts.ts';
import { hashContent, loadFolder, readStoredFolder, type LoadedFolder } from './folder.ts';

/** A version of the configuration that was active. */
export interface ConfigVersion extends Selectable<Tables['configuration']> {
  readonly facts: ConfigFacts;
}

/** How many versions keep their folder. */
export const MAX_FOLDERS = 20;
/** How many versions are kept, so that a folder which was active before is recognized. */
const MAX_VERSIONS = 1000;

/** Returns the active version; undefined before the first start of this release. */
export async function findActiveVersion(db: Queryable): Promise<ConfigVersion | undefined> {
  const row = await db
    .selectFrom('configuration')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  // `activateConfig` wrote the facts.
  return row && { ...row, facts: row.facts as ConfigFacts };
}

/** Returns the number of the active version; 0 before the first. */
export async function getActiveNumber(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('configuration')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Returns whether a folder with this hash was active in a stored version. */
export async function wasActive(db: Queryable, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('configuration')
    .select('version')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the stored content with this hash.
 *
 * @throws StartError if it is missing or was changed in the database
 */
export async function readContent(db: Queryable, hash: string): Promise<string> {
  const row = await db
    .selectFrom('configuration_content')
    .select('content')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!row) throw new StartError('CONVENTION: this configuration is no longer stored');
  if (hashContent(row.content) === hash) return row.content;
  throw new StartError('CONVENTION: the stored configuration was changed in the database');
}

/**
 * Loads a stored version.
 *
 * @throws StartError if this release can't use it, or if it was changed in the database
 */
export async function loadVersion(
  db: Queryable,
  { version, hash }: Pick<ConfigVersion, 'version' | 'hash'>,
  firstStart: Date,
): Promise<LoadedFolder> {
  const content = await readContent(db, hash);
  return loadFolder(readStoredFolder(content, `version ${version}`), firstStart);
}

/** Stores the content of a folder. */
export async function storeContent(
  db: Queryable,
  { hash, content }: Pick<LoadedFolder, 'hash' | 'content'>,
): Promise<void> {
  await db
    .insertInto('configuration_content')
    .values({ hash, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes other activations wait until the transaction ends. */
export async function lockConfiguration(trx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('configuration'))`.execute(trx);
}

/** Deletes old versions, and the folders that no recent version and no waiting change needs. */
export async function pruneVersions(trx: Queryable): Promise<void> {
  const newest = await getActiveNumber(trx);
  await trx
    .deleteFrom('configuration')
    .where('version', '<=', newest - MAX_VERSIONS)
    .execute();
  await sql`
    delete from configuration_content as stored
    where not exists (
        select from configuration
        where hash = stored.hash and version > ${newest - MAX_FOLDERS}::integer)
      and not exists (
        select from pending_act
        where operation = 'applyConfig' and request -> 'body' ->> 'hash' = stored.hash)`.execute(
    trx,
  );
}
