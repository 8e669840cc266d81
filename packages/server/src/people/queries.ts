import { normalizeEmail } from '@conkit/rules';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';

/** People per page. */
const PAGE = 250;

/** Selects people of an account. */
export interface PeopleSpan {
  /** Only people with a larger id. */
  readonly after?: number | undefined;
  /** The maximum number of people. */
  readonly limit?: number | undefined;
}

/** Yields the people of an account, oldest first, in pages. */
export async function* readPeople(
  db: Queryable,
  email: string,
  { after = 0, limit = Infinity }: PeopleSpan = {},
): AsyncGenerator<PersonRow[]> {
  let last = after;
  for (let left = limit; ; left -= PAGE) {
    const size = Math.min(left, PAGE);
    const page = await db
      .selectFrom('person')
      .selectAll()
      .where('email_key', '=', normalizeEmail(email))
      .where('id', '>', last)
      .orderBy('id')
      .limit(size)
      .execute();
    yield page;
    if (page.length < PAGE || left <= PAGE) return;
    last = page.at(-1)?.id ?? 0;
  }
}

/** Counts the people of an account. */
export async function countPeople(db: Queryable, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('person')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('email_key', '=', normalizeEmail(email))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the roles of an account. Read at each request, so that revoking a role works at once. */
export async function listRoles(db: Queryable, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('role')
    .select('role')
    .where('email_key', '=', normalizeEmail(email))
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

type Locked = Pick<PersonRow, 'id' | 'legal_name' | 'membership' | 'paper_pubs' | 'email_key'>;

/**
 * Locks people until the transaction ends. All people of a purchase are locked in one statement and in one
 * order, so that two purchases for the same people can't deadlock. A payment that refers to one of them can
 * still be recorded.
 */
export const lockPeople = async (trx: Queryable, ids: readonly number[]): Promise<Locked[]> =>
  ids.length === 0
    ? []
    : trx
        .selectFrom('person')
        .select(['id', 'legal_name', 'membership', 'paper_pubs', 'email_key'])
        .where('id', 'in', ids)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();

/** The people of an account with a passkey that `GET /user` lists. */
const MAX_PEOPLE = 1000;

/** Returns the people on an account who have a passkey, by id. */
export async function listPasskeyPeople(db: Queryable, email: string): Promise<number[]> {
  const rows = await db
    .selectFrom('passkey')
    .select('person_id')
    .distinct()
    .where('email_key', '=', normalizeEmail(email))
    .orderBy('person_id')
    .limit(MAX_PEOPLE)
    .execute();
  return rows.map(({ person_id }) => person_id);
}
