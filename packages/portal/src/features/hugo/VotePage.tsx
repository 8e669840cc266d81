import type { Config, Person, User } from '@conkit/api-client';
import { canVote, periodPhase, type Award } from '@conkit/rules';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import * as pages from '../../shell/pages.css.ts';
import { useRouteTitle } from '../../shell/title.ts';
import { useNow } from '../../shell/useNow.ts';
import { Deadline } from './Deadline.tsx';
import { VoterCard } from './VoterCard.tsx';
import { VotingClosed } from './VotingClosed.tsx';
import { VotingHelp } from './VotingHelp.tsx';

const loadBallot = () => import('./Ballot.tsx');
const Ballot = lazy(loadBallot);

interface VotePageProps {
  config: Config;
  user: User | null;
  award: Award;
  /** The person of the path; undefined without one. */
  person: Person | undefined;
}

/**
 * The final ballot of one person for one award. It first asks for a signature; nothing is fetched or
 * saved before.
 */
export function VotePage({ config, user, award, person }: VotePageProps) {
  const title = useRouteTitle();
  const now = useNow(30_000);
  const [signature, setSignature] = useState<string>();
  const period = config.hugo.awards[award]?.voting;
  const phase = period ? periodPhase(period, now) : 'closed';
  const mayVote = person !== undefined && canVote(person, config.membershipTypes);

  return (
    <>
      <div className={pages.narrow}>
        <h1 className={pages.heading}>{title}</h1>
        {period && phase !== 'closed' && (
          <p className={pages.lead}>
            {phase === 'before' ? <Trans>Voting opens</Trans> : <Trans>Voting closes</Trans>}{' '}
            <Deadline config={config} instant={phase === 'before' ? period.opens : period.closes} />
          </p>
        )}
        <div className={pages.stack}>
          {phase === 'closed' && <VotingClosed config={config} />}
          <VotingHelp config={config} award={award} />
          <VoterCard
            config={config}
            user={user}
            person={person}
            mayVote={mayVote}
            hasBegun={phase !== 'before'}
            signature={signature}
            onPrepare={() => void loadBallot()}
            onSign={setSignature}
          />
        </div>
      </div>
      {person && mayVote && signature && (
        <Suspense>
          <Ballot
            key={`${person.id} ${signature}`}
            config={config}
            award={award}
            personId={person.id}
            signature={signature}
            isReadOnly={phase === 'closed'}
          />
        </Suspense>
      )}
      <p className={pages.after}>
        <Link to="/" className={pages.groundLink}>
          <Trans>Return to the memberships page</Trans>
        </Link>
      </p>
    </>
  );
}
