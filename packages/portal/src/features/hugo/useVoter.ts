import type { Config, Person, User } from '@conkit/api-client';
import { canVote, personSubtitle } from '@conkit/rules';
import { subtitleText, type Voter } from '@conkit/ui';
import { useSyncExternalStore } from 'react';
import { usePersonCardMessages } from '../../i18n/messages/personCard.ts';
import { storedBallot } from './ballotDraft.ts';

interface WhoVotes {
  config: Config;
  user: User | null;
  /** The person of the path; undefined without one. */
  person: Person | undefined;
  signature: string | undefined;
}

const unchanging = () => () => undefined;

/** Who is voting, as the page tells it. */
export function useVoter({ config, user, person, signature }: WhoVotes): Voter {
  const words = usePersonCardMessages(config);
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
    };
  }
  if (!canVote(person, config.membershipTypes)) return { kind: 'noRight', name: person.legal_name };
  return {
    kind: 'voter',
    name: person.preferred_name,
    membership: subtitleText(personSubtitle(person, config.membershipTypes), words),
    signature,
    hasUnsaved,
  };
}
