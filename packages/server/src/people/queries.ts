import { normalizeEmail } from '@conkit/rules';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';

/** People of an account that are read at once. */
const PAGE = 250;

/** Yields the people of an account, oldest first, in pages. */
export async function* pagesOfPeople(db: Queryable, email: string): AsyncGenerator<PersonRow[]> {
  let last = 0;
  for (;;) {
    const page = await db
      .selectFrom('person')
      .selectAll()
      .where('email_key', '=', normalizeEmail(email))
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? 0;
  }
}

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
