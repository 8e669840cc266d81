import { normalizeEmail, preferredName } from '@conkit/rules';
import type { FoundPerson } from '@conkit/api-client';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { ERASED_NAME } from '../people/erased.ts';
import { searchNames } from '../people/nameSearch.ts';
import type { AdminOperation } from './operation.ts';

/** As many as fit on a screen, so that searches can't read the whole list of members. */
const MOST = 25;
/** The maximum of PostgreSQL's `integer`. */
const LAST_ID = 2_147_483_647;

interface Found {
  readonly id: number;
  readonly match: NonNullable<FoundPerson['match']>;
}

/** Finds people by number, by the start of their address or by name, best matches first. */
export const findPeople: AdminOperation<'findPeople'> = async ({ db }, { body }) => {
  const found = await search(db, body.query.trim());
  const shown = found.slice(0, MOST);
  const rows = await db
    .selectFrom('person')
    .selectAll()
    .where('id', 'in', [0, ...shown.map(({ id }) => id)])
    .where('legal_name', '<>', ERASED_NAME)
    .execute();
  const people = shown.flatMap(({ id, match }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...toFound(row), match }] : [];
  });
  return { body: { status: 'success', people, more: found.length > MOST } };
};

/** Returns up to one result more than is shown. */
async function search(db: Queryable, query: string): Promise<readonly Found[]> {
  const number = /^#?\s*(\d+)$/.exec(query)?.[1];
  if (number !== undefined) return findByNumber(db, Math.min(Number(number), LAST_ID));
  if (query.includes('@')) return findByEmail(db, query);
  const names = await searchNames(db, query, MOST + 1);
  const byName = names.filter((one) => !one.isSimilar);
  const emails =
    /^\S{3,}$/.test(query) && byName.length <= MOST ? await findByEmail(db, query) : [];
  const all: readonly Found[] = [
    ...byName.map(({ id }) => ({ id, match: 'name' as const })),
    ...emails,
    ...names.filter((one) => one.isSimilar).map(({ id }) => ({ id, match: 'similar' as const })),
  ];
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** Returns the member with this number, then the record with this id. */
async function findByNumber(db: Queryable, number: number): Promise<readonly Found[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'member_number'])
    .where((eb) => eb.or([eb('id', '=', number), eb('member_number', '=', number)]))
    .orderBy('id')
    .execute();
  const isMember = (row: (typeof rows)[number]) => row.member_number === number;
  return [
    ...rows.filter(isMember).map(({ id }) => ({ id, match: 'member_number' as const })),
    ...rows.filter((row) => !isMember(row)).map(({ id }) => ({ id, match: 'id' as const })),
  ];
}

async function findByEmail(db: Queryable, query: string): Promise<readonly Found[]> {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('email_key', 'like', `${escapeLike(normalizeEmail(query))}%`)
    .orderBy('id')
    .limit(MOST + 1)
    .execute();
  return rows.map(({ id }) => ({ id, match: 'email' as const }));
}

/** Escapes the wildcards of `like`. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns the fields that distinguish a person from others. */
export const toFound = (row: PersonRow): FoundPerson => ({
  id: row.id,
  legal_name: row.legal_name,
  preferred_name: preferredName(row),
  email: row.email,
  membership: row.membership,
  member_number: row.member_number,
});
