import { lookupName, normalizeEmail, preferredName } from '@conkit/rules';
import type { FoundPerson } from '@conkit/api-client';
import { sql } from 'kysely';
import type { PersonRow } from '../database/schema.ts';
import { ERASED_NAME } from '../people/erased.ts';
import type { AdminOperation } from './operation.ts';

/** As many as fit on a screen: nobody reads the list of members by it. */
const MOST = 25;
/** Nobody has more names; each is looked for in everybody's. */
const MOST_WORDS = 8;
/** The largest number that the database knows. */
const LAST_ID = 2_147_483_647;

/** Finds people by parts of their names, by the beginning of their address, or by a number. */
export const findPeople: AdminOperation<'findPeople'> = async ({ db }, { body }) => {
  const query = body.query.trim();
  const found = await db
    .selectFrom('person')
    .selectAll()
    .where('legal_name', '<>', ERASED_NAME)
    .where((eb) => {
      if (/^\d+$/.test(query)) {
        const number = Math.min(Number(query), LAST_ID);
        return eb.or([eb('id', '=', number), eb('member_number', '=', number)]);
      }
      if (query.includes('@')) {
        return eb('email_key', 'like', `${escaped(normalizeEmail(query))}%`);
      }
      const words = lookupName(query).split(' ').slice(0, MOST_WORDS);
      const names = sql<string>`array_to_string(lookup_names, e'\n')`;
      return eb.and(words.map((word) => eb(names, 'like', `%${escaped(word)}%`)));
    })
    .orderBy('id')
    .limit(MOST + 1)
    .execute();
  const people = found.slice(0, MOST).map(toFound);
  return { body: { status: 'success', people, more: found.length > MOST } };
};

/** What stands for any text in a pattern stands for itself. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Somebody, as far as it takes to tell them apart. */
export const toFound = (row: PersonRow): FoundPerson => ({
  id: row.id,
  legal_name: row.legal_name,
  preferred_name: preferredName(row),
  email: row.email,
  membership: row.membership,
  member_number: row.member_number,
});
