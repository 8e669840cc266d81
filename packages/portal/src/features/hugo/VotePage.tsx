import type { Config, Person, User } from '@conkit/api-client';
import type { Award } from '@conkit/rules';
import { VotingPage } from '@conkit/ui';
import { useCallback, useState } from 'react';
import { useRouteTitle } from '../../shell/title.ts';
import { Ballot } from './Ballot.tsx';
import { PassingTime } from './shared/PassingTime.tsx';
import { useDeadline } from './shared/useDeadline.ts';
import { useRememberedSignature } from './shared/useRememberedSignature.ts';
import { useVoter } from './useVoter.ts';

interface VotePageProps {
  config: Config;
  user: User | null;
  award: Award;
  /** The person of the path; undefined without one. */
  person: Person | undefined;
}

/**
 * The final ballot of one person for one award. It is read by whoever it belongs to; to change it they sign it,
 * once per visit, and nothing is kept or saved before. It is closed when the server's clock says so, or the server itself.
 */
export function VotePage({ config, user, award, person }: VotePageProps) {
  const title = useRouteTitle();
  const { signature, remember } = useRememberedSignature('ballot', person?.id);
  const voter = useVoter({ config, user, person, signature });
  const [isClosedByServer, setClosedByServer] = useState(false);
  const [hasSignedHere, setSignedHere] = useState(false);
  const sign = (given: string) => {
    setSignedHere(true);
    remember(given);
  };
  const onClosed = useCallback(() => setClosedByServer(true), []);
  const { awards, ballotPositions } = config.hugo;
  const { worksOf, voting } = awards[award] ?? awards.hugo;
  const deadline = useDeadline(awards[award]?.voting);
  const phase = isClosedByServer ? 'closed' : deadline.phase;
  return (
    <VotingPage
      title={title}
      period={{ ...deadline, ...voting, phase, zone: config.deadlineTimeZone }}
      rules={{ worksOf, positions: ballotPositions }}
      ceremonies={{ hugo: awards.hugo.ceremony, retro: awards.retro?.ceremony }}
      email={config.contact.hugoHelp}
      voter={voter}
      onSign={sign}
    >
      {person && voter.kind === 'voter' && phase !== 'before' && (
        <PassingTime>
          <Ballot
            key={person.id}
            config={config}
            award={award}
            personId={person.id}
            signature={signature}
            takesFocus={hasSignedHere}
            hasUnsaved={voter.hasUnsaved}
            isReadOnly={phase === 'closed'}
            onClosed={onClosed}
          />
        </PassingTime>
      )}
    </VotingPage>
  );
}
