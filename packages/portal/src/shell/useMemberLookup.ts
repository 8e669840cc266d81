import type { LookupQuery, LookupResult } from '@conkit/api-client';
import type { LookupState } from '@conkit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { personLookupQuery } from '../api/people.ts';
import { useProblemText } from './problemText.ts';

export type FoundPerson = Extract<LookupResult, { status: 'success' }>;

const outcomeOf = (result: LookupResult): LookupState => {
  if (result.status === 'success') return { kind: 'found', member: result };
  return { kind: result.status === 'multiple' ? 'multiple' : 'notFound' };
};

/**
 * Searches for another member, for the lookup form.
 *
 * @returns `state` for the form; `find`, which passes on the member if exactly one matches; and `reset`,
 *   which clears the last search ("find another")
 */
export function useMemberLookup() {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const search = useMutation({
    mutationFn: (query: LookupQuery) => queryClient.fetchQuery(personLookupQuery(api, query)),
  });
  const stateOf = (): LookupState => {
    if (search.isPending) return { kind: 'searching' };
    if (search.isError) return { kind: 'failed', text: problemText(search.error) };
    return search.data ? outcomeOf(search.data) : { kind: 'idle' };
  };
  return {
    state: stateOf(),
    find: (query: LookupQuery, onFound: (member: FoundPerson) => void) =>
      search.mutate(query, {
        onSuccess: (result) => {
          if (result.status === 'success') onFound(result);
        },
      }),
    reset: search.reset,
  };
}
