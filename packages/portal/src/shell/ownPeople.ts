import type { AwardSummary, Config, Person, User } from '@conkit/api-client';
import type { MorePeople } from '@conkit/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { morePeopleQuery, ownPersonQuery } from '../api/accountPeople.ts';
import { isPartial } from '../api/session.ts';

/** Returns a person of the account, or undefined. Loads people beyond the account's first page. */
export function useAccountPerson(user: User, id: number | null | undefined): Person | undefined {
  const { api } = useRouteContext({ from: '__root__' });
  const known = user.people.find((person) => person.id === id);
  const { data } = useQuery({
    ...ownPersonQuery(api, user.email, id ?? 0),
    enabled: typeof id === 'number' && id > 0 && !known && isPartial(user),
  });
  return known ?? data ?? undefined;
}

interface KnownPeople {
  /** The account with all people loaded so far. */
  user: User;
  /** The award progress of people beyond the first page. */
  awards: AwardSummary['people'];
  /** Undefined if all people fit on one page. */
  more: MorePeople | undefined;
}

/**
 * Returns the account's people that are loaded: the first page and those that the user loaded in addition.
 */
export function useMorePeople({ parts }: Config, user: User): KnownPeople {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isError, isFetchNextPageError, isFetching, hasNextPage, fetchNextPage } =
    useInfiniteQuery(morePeopleQuery(api, user, parts.awards));
  if (!isPartial(user)) return { user, awards: [], more: undefined };
  const pages = data?.pages ?? [];
  const people = [...user.people, ...pages.flatMap((page) => page.people)];
  const hasMore = data === undefined || hasNextPage;
  const total = Math.max(user.people_count ?? 0, people.length);
  return {
    user: { ...user, people },
    awards: pages.flatMap((page) => page.awards),
    more: {
      total: hasMore ? total : people.length,
      hasMore: hasMore && people.length < total,
      isLoading: isFetching,
      hasError: !isFetching && (data === undefined ? isError : isFetchNextPageError),
      onLoadMore: () => void fetchNextPage(),
    },
  };
}
