import { isBlank, lookupNames, normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import { NON_MEMBER } from '../config/schema/shop.ts';
import type { Queryable } from '../database/connect.ts';
import { type NewPerson, PERSON_TEXTS, type PersonText } from '../database/items.ts';
import type { PersonRow, PersonTable } from '../database/schema.ts';
import type { Clock } from '../ports/clock.ts';
import type { NewRow } from './person.ts';

/** A person to insert: their details, and facts that a buyer's request never sets. */
export interface Newcomer {
  readonly person: NewPerson;
  /** When their membership began; now when absent, null when unknown. */
  readonly joined?: Date | null;
  /** The imported lists that contain them. */
  readonly lists?: readonly string[];
}

/** Inserts a person. Everyone except a non-member gets the next member number. */
export async function insertPerson(
  db: Queryable,
  clock: Clock,
  person: NewPerson,
): Promise<PersonRow> {
  const [row] = await insertPeople(db, clock, [{ person }]);
  if (!row) throw new Error('a row that was inserted is not there');
  return row;
}

/** Rows per statement: PostgreSQL allows 65,535 values in one. */
const BATCH = 500;

/** Inserts people in their order, as {@link insertPerson} does. */
export async function insertPeople(
  db: Queryable,
  clock: Clock,
  people: readonly Newcomer[],
): Promise<PersonRow[]> {
  const rows: PersonRow[] = [];
  for (let start = 0; start < people.length; start += BATCH) {
    const values = people.slice(start, start + BATCH).map((each) => toRow(clock, each));
    rows.push(...(await db.insertInto('person').values(values).returningAll().execute()));
  }
  return rows;
}

function toRow(clock: Clock, { person, joined = clock.now(), lists = [] }: Newcomer) {
  const { membership, paper_pubs, daypass_days } = person;
  const row: Omit<NewRow<PersonTable>, 'member_number'> = {
    last_modified: clock.now(),
    membership,
    legal_name: person.legal_name.trim(),
    email: person.email.trim(),
    email_key: normalizeEmail(person.email),
    lookup_names: getLookupNames(person),
    ...toStoredTexts(person),
    paper_pubs: paper_pubs ? JSON.stringify(paper_pubs) : null,
    daypass_type: person.daypass_type ?? null,
    daypass_days: daypass_days ? [...daypass_days] : null,
    joined,
    lists: [...lists],
  };
  const next = membership === NON_MEMBER ? null : sql<number>`nextval('member_number_seq')`;
  return { ...row, member_number: person.member_number ?? next };
}

/** Trims a text for storage; a blank text becomes null. */
export const toStoredText = (text: string | null | undefined): string | null =>
  text == null || isBlank(text) ? null : text.trim();

const toStoredTexts = (person: NewPerson) =>
  Object.fromEntries(PERSON_TEXTS.map((name) => [name, toStoredText(person[name])])) as Record<
    PersonText,
    string | null
  >;

/** Returns the names by which a lookup finds a person. Store them again whenever a name changes. */
export const getLookupNames = (
  person: Pick<NewPerson, 'legal_name' | 'public_first_name' | 'public_last_name'>,
): string[] => [
  ...lookupNames({
    legal_name: person.legal_name,
    public_first_name: person.public_first_name ?? null,
    public_last_name: person.public_last_name ?? null,
  }),
];
