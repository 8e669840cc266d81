import type { Person } from '@conkit/api-client';
import type { Context } from '../context.ts';
import type { Pages } from '../contract/jsonPieces.ts';
import type { Operation } from '../operation.ts';
import { toPerson } from '../people/person.ts';
import { countPeople, pagesOfPeople, rolesOf, type PeopleSpan } from '../people/queries.ts';

/**
 * Returns the signed-in account with its people and roles. With `limit`, returns a page of the people and
 * their total number.
 */
export const getUser: Operation<'getUser'> = async (context, { session, query }) => {
  const { email } = session;
  const roles = await rolesOf(context.db, email);
  const people = peoplePages(context, email, query);
  if (query.limit === undefined) return { body: { email, people, roles } };
  const people_count = await countPeople(context.db, email);
  return { body: { email, people, people_count, roles } };
};

async function* peoplePages(
  { db, config }: Context,
  email: string,
  span: PeopleSpan,
): Pages<Person> {
  for await (const page of pagesOfPeople(db, email, span)) {
    yield page.map((person) => toPerson(person, config));
  }
}
