import { normalizeEmail } from '@conkit/rules';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';

/** The people of an account, oldest first. */
export const peopleOf = (db: Queryable, email: string): Promise<PersonRow[]> =>
  db
    .selectFrom('person')
    .selectAll()
    .where('email_key', '=', normalizeEmail(email))
    .orderBy('id')
    .execute();

/** The roles of an account, read at each request so that taking one away works at once. */
export async function rolesOf(db: Queryable, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('role')
    .select('role')
    .where('email_key', '=', normalizeEmail(email))
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}
