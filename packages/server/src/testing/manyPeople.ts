import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

const BATCH = 1000;

/** Adds members with only a name, with fast inserts, and rebuilds the index of names (migration 030). */
export async function addManyPeople(db: Database, names: readonly string[]): Promise<void> {
  await sql`drop index person_name_keys`.execute(db);
  for (let start = 0; start < names.length; start += BATCH) {
    await sql`
      insert into person (last_modified, membership, legal_name, email, email_key, lookup_names)
      select now(), 'Adult', name, 'm' || ${start}::integer + n, 'm' || ${start}::integer + n, array[name]
      from unnest(${names.slice(start, start + BATCH)}::text[]) with ordinality as made (name, n)`.execute(
      db,
    );
  }
  await sql`
    create index person_name_keys on person using gin (name_keys(name_words(lookup_names)))`.execute(
    db,
  );
  await sql`analyze person`.execute(db);
}
