import type { Person, User } from '@conkit/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { isPartial, ownPersonQuery } from '../api/accountPeople.ts';

/** Returns a person of the account, or undefined. Loads people beyond the account's first page. */
export function useOwnPerson(user: User, id: number | null | undefined): Person | undefined {
  const { api } = useRouteContext({ from: '__root__' });
  const known = user.people.find((person) => person.id === id);
  const { data } = useQuery({
    ...ownPersonQuery(api, user.email, id ?? 0),
    enabled: typeof id === 'number' && id > 0 && !known && isPartial(user),
  });
  return known ?? data ?? undefined;
}
