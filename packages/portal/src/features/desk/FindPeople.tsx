import type { Config, User } from '@conkit/api-client';
import { isMemberAdmin } from '@conkit/rules';
import { FindPerson, type FindState } from '@conkit/ui/desk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { findPeopleQuery } from '../../api/admin.ts';
import { getDeskHref, useDeskProblem } from './deskTask.ts';
import { useFound } from './records.ts';

/**
 * Returns the query from the URL's fragment. Browsers don't send the fragment, so server logs don't contain
 * names.
 */
const readQuery = (hash: string) => new URLSearchParams(hash).get('q') ?? '';

/** Finds people. The query is in the URL, so it survives a reload and going back from a record. */
export function FindPeople({ config, user }: { config: Config; user: User }) {
  const { api } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const problemText = useDeskProblem();
  const found = useFound(config);
  // Undefined while navigating to a record, whose URL has no query.
  const inAddress = useRouterState({
    select: ({ location }) =>
      location.pathname === '/desk'
        ? readQuery(location.publicHref.split('#')[1] ?? '')
        : undefined,
  });
  const [asked, setAsked] = useState(inAddress ?? '');
  const [query, setQuery] = useState(asked);
  const [seen, setSeen] = useState(asked);
  // The URL was changed by hand.
  if (inAddress !== undefined && inAddress !== seen) {
    setSeen(inAddress);
    setAsked(inAddress);
    setQuery(inAddress);
  }
  const search = useQuery({ ...findPeopleQuery(api, asked), enabled: asked !== '' });
  const state = (): FindState => {
    if (asked === '') return { kind: 'idle' };
    if (search.isFetching && !search.data) return { kind: 'searching' };
    if (search.error) return { kind: 'failed', errorMessage: problemText(search.error) };
    if (!search.data) return { kind: 'searching' };
    const { people, more, allowance: left } = search.data;
    const allowance = left && { remaining: left.left, retryAfterSeconds: left.next_seconds };
    return { kind: 'found', query: asked, people: people.map(found), hasMore: more, allowance };
  };
  const find = () => {
    const text = query.trim();
    if (text === asked) void search.refetch();
    setAsked(text);
    void navigate({
      to: '.',
      hash: new URLSearchParams({ q: text }).toString(),
      hashScrollIntoView: false,
      resetScroll: false,
      replace: true,
    });
  };
  return (
    <FindPerson
      value={query}
      onChange={setQuery}
      onSubmit={find}
      state={state()}
      autoFocus
      getHref={isMemberAdmin(user.roles) ? getDeskHref : undefined}
    />
  );
}
