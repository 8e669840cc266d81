import type { User } from '@conkit/api-client';
import { everyoneQuery, ownPersonQuery } from '../api/accountPeople.ts';
import type { LoadedContext } from '../context.ts';
import { personHere } from './personHere.ts';

/** Loads the person with this id, or all people without an id. Returns the account with them. */
export async function loadPeople(
  { api, queryClient }: Pick<LoadedContext, 'api' | 'queryClient'>,
  user: User,
  id: string | undefined,
): Promise<User> {
  if (id === undefined) return queryClient.fetchQuery(everyoneQuery(api, user.email));
  const number = Number(id);
  // Don't send an invalid id, which the server would reject. Treat it as not found.
  const isId = Number.isSafeInteger(number) && number > 0 && number <= MAX_ID;
  if (personHere(user, id) || !isId) return user;
  const person = await queryClient.fetchQuery(ownPersonQuery(api, user.email, number));
  return person ? { ...user, people: [...user.people, person] } : user;
}

/** The largest id of a record. */
const MAX_ID = 2_147_483_647;
