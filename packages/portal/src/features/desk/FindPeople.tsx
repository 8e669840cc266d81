import type { Config, User } from '@conkit/api-client';
import { isMemberAdmin } from '@conkit/rules';
import { FindPerson, type FindState } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { findPeopleQuery } from '../../api/admin.ts';
import { deskHref } from './deskHref.ts';
import { useDeskProblem } from './useDeskProblem.ts';
import { useFound } from './useFound.ts';

/** Finds people. What was searched for is kept in the history, so that going back from a record finds it again. */
export function FindPeople({ config, user }: { config: Config; user: User }) {
  const { api } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const problemText = useDeskProblem();
  const found = useFound(config);
  const before = useRouterState({ select: ({ location }) => location.state.search ?? '' });
  // What was found stays until the record is there: on the way to it the history tells of the record already.
  const [asked, setAsked] = useState(before);
  const [query, setQuery] = useState(asked);
  const search = useQuery({ ...findPeopleQuery(api, asked), enabled: asked !== '' });
  const state = (): FindState => {
    if (asked === '') return { kind: 'idle' };
    if (search.isFetching && !search.data) return { kind: 'searching' };
    if (search.error) return { kind: 'failed', problem: problemText(search.error) };
    if (!search.data) return { kind: 'searching' };
    const { people, more, allowance: left } = search.data;
    const allowance = left && { left: left.left, nextSeconds: left.next_seconds };
    return { kind: 'found', query: asked, people: people.map(found), hasMore: more, allowance };
  };
  const find = () => {
    const text = query.trim();
    if (text === asked) void search.refetch();
    setAsked(text);
    void navigate({ to: '.', state: (kept) => ({ ...kept, search: text }), replace: true });
  };
  return (
    <FindPerson
      query={query}
      onQueryChange={setQuery}
      onFind={find}
      state={state()}
      hrefOf={isMemberAdmin(user.roles) ? deskHref : undefined}
    />
  );
}
