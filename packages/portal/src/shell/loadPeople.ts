import type { User } from '@conkit/api-client';
import { everyoneQuery, ownPersonQuery } from '../api/accountPeople.ts';
import type { LoadedContext } from '../context.ts';
import { personHere } from './personHere.ts';

/** Loads the person whose id is in the address, or everyone without an id, and returns the account with them. */
export async function loadPeople(
  { api, queryClient }: Pick<LoadedContext, 'api' | 'queryClient'>,
  user: User,
  id: string | undefined,
): Promise<User> {
  if (id === undefined) return queryClient.fetchQuery(everyoneQuery(api, user.email));
  const number = Number(id);
  // The server refuses what is no id, and what is not written as links write it is not found.
  const isId = Number.isSafeInteger(number) && number > 0 && number <= MAX_ID;
  if (personHere(user, id) || !isId) return user;
  const person = await queryClient.fetchQuery(ownPersonQuery(api, user.email, number));
  return person ? { ...user, people: [...user.people, person] } : user;
}

/** The largest number of a record. */
const MAX_ID = 2_147_483_647;
