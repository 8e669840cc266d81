import type { Person } from '@conkit/api-client';
import type { Context } from '../context.ts';
import type { Pages } from '../contract/jsonPieces.ts';
import type { Operation } from '../operation.ts';
import { toPerson } from '../people/person.ts';
import { pagesOfPeople, rolesOf } from '../people/queries.ts';

/** The account that is signed in, with its people and roles. */
export const getUser: Operation<'getUser'> = async (context, { session }) => {
  const { email } = session;
  const roles = await rolesOf(context.db, email);
  return { body: { email, people: peoplePages(context, email), roles } };
};

async function* peoplePages({ db, config }: Context, email: string): Pages<Person> {
  for await (const page of pagesOfPeople(db, email)) {
    yield page.map((person) => toPerson(person, config));
  }
}
