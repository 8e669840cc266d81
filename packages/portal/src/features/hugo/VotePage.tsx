import type { Config, Person, User } from '@conkit/api-client';
import type { Award } from '@conkit/rules';
import { VotingPage } from '@conkit/ui';
import { useCallback, useState } from 'react';
import { useRouteTitle } from '../../shell/title.ts';
import { LazyBallot } from './LazyBallot.tsx';
import { PassingTime } from './shared/PassingTime.tsx';
import { useDeadline } from './shared/useDeadline.ts';
import { useRememberedSignature } from './shared/useRememberedSignature.ts';
import { useVoter } from './useVoter.ts';

const loadBallot = () => import('./Ballot.tsx');
/** Where it does not come, it is asked for again when it is needed. */
const prepareBallot = () => void loadBallot().catch(() => undefined);

interface VotePageProps {
  config: Config;
  user: User | null;
  award: Award;
  /** The person of the path; undefined without one. */
  person: Person | undefined;
}

/**
 * The final ballot of one person for one award. It first asks for a signature, once per visit; nothing is
 * fetched or saved before. It is closed when the server's clock says so, or the server itself; from then on
 * it is read, for which nobody signs.
 */
export function VotePage({ config, user, award, person }: VotePageProps) {
  const title = useRouteTitle();
  const { signature, remember } = useRememberedSignature('ballot', person?.id);
  const voter = useVoter({ config, user, person, signature });
  const [isClosedByServer, setClosedByServer] = useState(false);
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
      onPrepare={prepareBallot}
      onSign={remember}
    >
      {person && voter.kind === 'voter' && (signature !== undefined || phase === 'closed') && (
        <PassingTime>
          <LazyBallot
            key={`${person.id} ${signature ?? ''}`}
            load={loadBallot}
            config={config}
            award={award}
            personId={person.id}
            signature={signature}
            isReadOnly={phase === 'closed'}
            onClosed={onClosed}
          />
        </PassingTime>
      )}
    </VotingPage>
  );
}
