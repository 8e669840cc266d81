import type { Config, Person, User, Votes } from '@conkit/api-client';
import { begin, unsavedKeys, type Draft } from '@conkit/drafts';
import { hasAwardRight, type Ballot } from '@conkit/rules';
import { usePersonSubtitle, type Voter } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { votesQuery } from '../../api/hugo.ts';
import { ApiError } from '../../api/problem.ts';
import { useSubtitle } from '../../i18n/useSubtitle.ts';
import { storedBallot } from './ballotDraft.ts';
import { votingPolicy } from './ballotPolicy.ts';
import { knownVotes } from './votes.ts';

interface WhoVotes {
  config: Config;
  user: User | null;
  /** The award's key. */
  award: string;
  /** The person in the URL, undefined without one. */
  person: Person | undefined;
  signature: string | undefined;
}

const policy = votingPolicy(undefined);

/**
 * Returns true if this device has changes that the server lacks. A copy can be outdated if its save
 * completed after the page was left.
 */
function keepsUnsaved(draft: Draft<Ballot> | null, votes: Votes | undefined): boolean {
  if (draft === null || votes === undefined) return draft !== null;
  return unsavedKeys(policy, begin(policy, knownVotes(votes), draft)).length > 0;
}

const unchanging = () => () => undefined;

/** Returns who is voting, for the page. */
export function useVoter({ config, user, award, person, signature }: WhoVotes): Voter {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const subtitleOf = useSubtitle(config);
  const textOf = usePersonSubtitle();
  const { api } = useRouteContext({ from: '__root__' });
  // Read the cache only: the ballot below fetches the votes.
  const { data: votes, error } = useQuery({ ...votesQuery(api, person?.id ?? 0), enabled: false });
  const hasUnsaved = useSyncExternalStore(
    unchanging,
    () => person !== undefined && keepsUnsaved(storedBallot(config.id, person.id).read(), votes),
    () => false,
  );
  if (!person) {
    return {
      kind: 'nobody',
      isSignedIn: user !== null,
      isSharedAccount: user !== null && user.people.length > 1,
      ...(!user && { signInHref: `/?next=${encodeURIComponent(pathname)}` }),
    };
  }
  if (!hasAwardRight(person, award, 'vote')) return { kind: 'noRight', name: person.legal_name };
  return {
    kind: 'voter',
    name: person.preferred_name,
    membership: textOf(subtitleOf(person)),
    signature,
    hasUnsaved,
    isHeld: error instanceof ApiError && error.code === 'ballot_held',
  };
}
