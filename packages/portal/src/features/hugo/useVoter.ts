import type { Config, Person, User } from '@conkit/api-client';
import { hasAwardRight } from '@conkit/rules';
import { usePersonSubtitle, type Voter } from '@conkit/ui';
import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useSubtitle } from '../../i18n/useSubtitle.ts';
import { storedBallot } from './ballotDraft.ts';

interface WhoVotes {
  config: Config;
  user: User | null;
  /** The key of the award. */
  award: string;
  /** The person of the path; undefined without one. */
  person: Person | undefined;
  signature: string | undefined;
}

const unchanging = () => () => undefined;

/** Who is voting, as the page tells it. */
export function useVoter({ config, user, award, person, signature }: WhoVotes): Voter {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const subtitleOf = useSubtitle(config);
  const textOf = usePersonSubtitle();
  const hasUnsaved = useSyncExternalStore(
    unchanging,
    () => person !== undefined && storedBallot(config.id, person.id).read() !== null,
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
  };
}
