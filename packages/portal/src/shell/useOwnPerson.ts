import type { Person, User } from '@conkit/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { isPartial, ownPersonQuery } from '../api/accountPeople.ts';

/** A person of the account, who is loaded if they are not on the first page of its people; undefined for anyone else. */
export function useOwnPerson(user: User, id: number | null | undefined): Person | undefined {
  const { api } = useRouteContext({ from: '__root__' });
  const known = user.people.find((person) => person.id === id);
  const { data } = useQuery({
    ...ownPersonQuery(api, user.email, id ?? 0),
    enabled: typeof id === 'number' && id > 0 && !known && isPartial(user),
  });
  return known ?? data ?? undefined;
}
