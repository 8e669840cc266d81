import type { Operation } from '../operation.ts';
import { toPerson } from '../people/person.ts';
import { peopleOf, rolesOf } from '../people/queries.ts';

/** The account that is signed in, with its people and roles. */
export const getUser: Operation<'getUser'> = async ({ db, config }, { session }) => {
  const { email } = session;
  const [people, roles] = await Promise.all([peopleOf(db, email), rolesOf(db, email)]);
  return { body: { email, people: people.map((person) => toPerson(person, config)), roles } };
};
