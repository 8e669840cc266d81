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
  /** The key of the award. */
  award: string;
  /** The person of the path; undefined without one. */
  person: Person | undefined;
  signature: string | undefined;
}

const policy = votingPolicy(undefined);

/**
 * Whether this device keeps something that the server does not have. A page that was left while it saved keeps a copy of what
 * has arrived since.
 */
function keepsUnsaved(draft: Draft<Ballot> | null, votes: Votes | undefined): boolean {
  if (draft === null || votes === undefined) return draft !== null;
  return unsavedKeys(policy, begin(policy, knownVotes(votes), draft)).length > 0;
}

const unchanging = () => () => undefined;

/** Who is voting, as the page tells it. */
export function useVoter({ config, user, award, person, signature }: WhoVotes): Voter {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const subtitleOf = useSubtitle(config);
  const textOf = usePersonSubtitle();
  const { api } = useRouteContext({ from: '__root__' });
  // Only read: the ballot below fetches it.
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
