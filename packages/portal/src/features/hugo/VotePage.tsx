import type { Config, Person, User } from '@conkit/api-client';
import { canVote, type Award } from '@conkit/rules';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import * as pages from '../../shell/pages.css.ts';
import { useRouteTitle } from '../../shell/title.ts';
import { LazyBallot } from './LazyBallot.tsx';
import { DeadlineNews } from './DeadlineNews.tsx';
import { PassingTime } from './shared/PassingTime.tsx';
import { useDeadline } from './shared/useDeadline.ts';
import { useRememberedSignature } from './shared/useRememberedSignature.ts';
import { VoterCard } from './VoterCard.tsx';
import * as page from './shared/Categories.css.ts';
import * as styles from './VotePage.css.ts';
import { VotingClosed } from './VotingClosed.tsx';
import { VotingDeadline } from './VotingDeadline.tsx';
import { VotingHelp } from './VotingHelp.tsx';

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
  const [isClosedByServer, setClosedByServer] = useState(false);
  const onClosed = useCallback(() => setClosedByServer(true), []);
  const period = config.hugo.awards[award]?.voting;
  const deadline = useDeadline(period);
  const phase = isClosedByServer ? 'closed' : deadline.phase;
  const mayVote = person !== undefined && canVote(person, config.membershipTypes);
  const column = mayVote ? page.inLine : pages.narrow;

  return (
    <>
      <div className={column}>
        <h1 className={pages.heading}>{title}</h1>
        {period && (
          <div className={styles.onScreen}>
            <VotingDeadline config={config} period={period} {...deadline} phase={phase} />
          </div>
        )}
        <DeadlineNews phase={phase} urgency={deadline.urgency} />
        <div className={pages.stack}>
          {phase === 'closed' && <VotingClosed config={config} />}
          {phase !== 'closed' && (
            <div className={styles.onScreen}>
              <VotingHelp config={config} award={award} />
            </div>
          )}
          <VoterCard
            config={config}
            user={user}
            person={person}
            mayVote={mayVote}
            phase={phase}
            signature={signature}
            onPrepare={prepareBallot}
            onSign={remember}
          />
        </div>
      </div>
      {person && mayVote && (signature !== undefined || phase === 'closed') && (
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
      <p className={`${column} ${pages.after} ${styles.onScreen}`}>
        <Link to="/" className={pages.groundLink}>
          <Trans>Return to the memberships page</Trans>
        </Link>
      </p>
    </>
  );
}
