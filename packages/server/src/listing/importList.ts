import { isEmailLike, lookupNames, normalizeEmail } from '@conkit/rules';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getRightLists } from '../awards/rights.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { insertPerson } from '../people/insert.ts';
import { ERASED_NAME } from '../people/person.ts';
import type { Clock } from '../ports/clock.ts';
import { StartError } from '../process/startError.ts';
import type { CommandContext } from '../start/command.ts';

const USAGE = `npm run list -- <list> --file <file.csv>                replaces a list with the people of the file
  The first line of the file names its columns: email, legal_name; others are ignored.`;

/**
 * Runs the operator's command.
 *
 * @returns the output
 * @throws StartError on one line, for errors that the operator can fix
 */
export async function runImportList(
  { db, config, clock }: CommandContext,
  args: readonly string[],
): Promise<string> {
  const { list, file } = readArguments(args);
  const known = getRightLists(config);
  if (!known.has(list)) {
    const names = [...known].join(', ') || 'none';
    throw new StartError(`<list>: no right of an award names "${list}"; there are ${names}`);
  }
  const listed = await importList(db, clock, list, readEntries(file));
  const { added, takenOff } = listed;
  return `${list}: ${listed.known + added} people, ${added} of them new; ${takenOff} taken off`;
}

function readArguments(args: readonly string[]): { list: string; file: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { file: { type: 'string' } },
    });
    const [list, ...more] = positionals;
    if (list !== undefined && values.file !== undefined && more.length === 0) {
      return { list, file: values.file };
    }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
  throw new StartError(USAGE);
}

function readEntries(file: string): Entry[] {
  try {
    const rows = parse(readFileSync(file, 'utf8'), {
      bom: true,
      columns: true,
      skip_empty_lines: true,
      trim: true,
    }) as Record<string, string | undefined>[];
    return rows.map(({ email = '', legal_name = '' }) => ({ email, legal_name }));
  } catch (error) {
    throw new StartError(
      `--file ${file}: ${error instanceof Error ? error.message : 'unreadable'}`,
    );
  }
}

/** A person on a list. */
export interface Entry {
  readonly email: string;
  readonly legal_name: string;
}

/** The result of an import. */
export interface Listed {
  /** People with an existing record. */
  readonly known: number;
  /** New people without a membership. */
  readonly added: number;
  /** People removed from the list. */
  readonly takenOff: number;
}

/**
 * Replaces a list with these people in one transaction. Matches existing people by address and name. Creates the others
 * as people without a membership, who can sign in with their address.
 *
 * @throws StartError naming the invalid entry, counted from 1
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

/** Finds the person with an entry's address and name, comparing names as a lookup does. */
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
 * Adds people to a list and removes everyone else. Erased people can't be in a file, so they stay: their counted
 * nominations depend on it.
 *
 * @returns how many people were removed
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
