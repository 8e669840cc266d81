// The people of an account beyond the first page that `userQuery` reads. Query keys must not begin with
// `user`: `forgetAccount` keeps those queries when another account signs in.
import type { ApiClient, User } from '@conkit/api-client';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from './problem.ts';
import { PEOPLE_PAGE } from './session.ts';

/**
 * Returns the answer if it is about the account of this email.
 *
 * @throws Error if another account has signed in since
 */
function requireAccount(answer: User, email: string): User {
  if (answer.email !== email) throw new Error('Another account has signed in');
  return answer;
}

/** Reads the account with all of its people. */
export const everyoneQuery = (api: ApiClient, email: string) =>
  queryOptions({
    queryKey: ['people', 'own', email, 'everyone'],
    queryFn: async ({ signal }) =>
      requireAccount(await unwrap(api.GET('/user', { signal })), email),
  });

/** Reads one person of the account. Resolves with null if the account has no such person. */
export const ownPersonQuery = (api: ApiClient, email: string, id: number) =>
  queryOptions({
    queryKey: ['people', 'own', email, 'person', id],
    queryFn: async ({ signal }) => {
      // The API has no filter by id, so read the first person after the id before.
      const query = { limit: 1, ...(id > 1 && { after: id - 1 }) };
      const answer = await unwrap(api.GET('/user', { params: { query }, signal }));
      const [person] = requireAccount(answer, email).people;
      return person?.id === id ? person : null;
    },
  });

/**
 * Reads the people after those of `user`, with their award progress, a page at a time. It stays disabled
 * until the first `fetchNextPage`.
 */
export const morePeopleQuery = (
  api: ApiClient,
  { email, people }: Pick<User, 'email' | 'people'>,
  hasAwards: boolean,
) => {
  const last = people.at(-1)?.id ?? 0;
  return infiniteQueryOptions({
    queryKey: ['people', 'own', email, 'after', last],
    queryFn: async ({ signal, pageParam }) => {
      const asked = { params: { query: { limit: PEOPLE_PAGE, after: pageParam } }, signal };
      const [answer, summary] = await Promise.all([
        unwrap(api.GET('/user', asked)),
        hasAwards ? unwrap(api.GET('/hugo/summary', asked)) : undefined,
      ]);
      return { people: requireAccount(answer, email).people, awards: summary?.people ?? [] };
    },
    initialPageParam: last,
    getNextPageParam: (page) =>
      page.people.length < PEOPLE_PAGE ? undefined : page.people.at(-1)?.id,
    // Keep pages that were loaded as fresh as the first page.
    enabled: ({ state }) => state.data !== undefined,
    staleTime: 0,
  });
};

/** Reloads the account and its people. */
export const forgetPeople = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['user'] }),
    queryClient.invalidateQueries({ queryKey: ['people', 'own'] }),
  ]);

/** The largest id of a record. */
const MAX_ID = 2_147_483_647;

/** Loads the person with this id, or all people without an id. Returns the account with them. */
export async function loadPeople(
  { api, queryClient }: { readonly api: ApiClient; readonly queryClient: QueryClient },
  user: User,
  id: string | undefined,
): Promise<User> {
  if (id === undefined) return queryClient.fetchQuery(everyoneQuery(api, user.email));
  const number = Number(id);
  // Don't send an invalid id, which the server would reject. Treat it as not found.
  if (!Number.isSafeInteger(number) || number <= 0 || number > MAX_ID) return user;
  const person = await queryClient.fetchQuery(ownPersonQuery(api, user.email, number));
  return person ? { ...user, people: [...user.people, person] } : user;
}
