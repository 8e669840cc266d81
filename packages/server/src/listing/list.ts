import { isEmailLike, lookupNames, normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import { NON_MEMBER } from '../config/nonMember.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { ERASED_NAME } from '../people/erased.ts';
import { insertPerson } from '../people/insert.ts';
import type { Clock } from '../ports/clock.ts';
import { StartError } from '../process/startError.ts';

/** Somebody on a list. */
export interface Entry {
  readonly email: string;
  readonly legal_name: string;
}

/** What became of a list. */
export interface Listed {
  /** People who were there before. */
  readonly known: number;
  /** People without a membership who were made for it. */
  readonly added: number;
  /** People who are not on it any more. */
  readonly takenOff: number;
}

/**
 * Makes a list be exactly these people, all or nothing. Somebody who has the address and one of their names is known;
 * anybody else becomes a person without a membership, whom the address signs in.
 *
 * @throws StartError naming the entry, counted from 1, that is nobody
 */
export async function importList(
  db: Database,
  clock: Clock,
  list: string,
  entries: readonly Entry[],
): Promise<Listed> {
  for (const [at, { email, legal_name }] of entries.entries()) {
    if (!isEmailLike(email)) throw new StartError(`entry ${at + 1}: "${email}" is no address`);
    if (legal_name.trim() === '') throw new StartError(`entry ${at + 1}: ${email} has no name`);
  }
  return db.transaction().execute(async (trx) => {
    const ids = new Set<number>();
    let added = 0;
    for (const entry of entries) {
      const known = await findEntry(trx, entry);
      if (known === undefined) added += 1;
      const made = { ...entry, membership: NON_MEMBER };
      ids.add(known ?? (await insertPerson(trx, clock, made)).id);
    }
    const takenOff = await keepOn(trx, clock, list, [...ids]);
    return { known: ids.size - added, added, takenOff };
  });
}

/** Whoever has the address of an entry and its name, as a lookup compares names. */
async function findEntry(
  trx: Queryable,
  { email, legal_name }: Entry,
): Promise<number | undefined> {
  const [name = ''] = lookupNames({
    legal_name,
    public_first_name: null,
    public_last_name: null,
  });
  const row = await trx
    .selectFrom('person')
    .select('id')
    .where('email_key', '=', normalizeEmail(email))
    .where(sql<boolean>`lookup_names @> array[${name}]::text[]`)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Puts people on a list and takes everybody else off it; tells how many those were. Who was erased can be in no file: they stay,
 * for what they nominated is counted by it.
 */
async function keepOn(
  trx: Queryable,
  clock: Clock,
  list: string,
  ids: readonly number[],
): Promise<number> {
  const time = clock.now();
  await sql`
    update person set lists = array_append(lists, ${list}), last_modified = ${time}
    where id = any(${ids}::integer[]) and not lists @> array[${list}]::text[]`.execute(trx);
  const { rows } = await sql`
    update person set lists = array_remove(lists, ${list}), last_modified = ${time}
    where lists @> array[${list}]::text[] and not id = any(${ids}::integer[])
      and legal_name <> ${ERASED_NAME}
    returning id`.execute(trx);
  return rows.length;
}
