import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { inLine } from '../categories.css.ts';
import * as page from '../page.css.ts';
import { DeadlineNews } from './DeadlineNews.tsx';
import type { Ceremony, Voter, VotingPeriod, VotingRules } from './types.ts';
import { VoterCard } from './VoterCard.tsx';
import { VotingClosed } from './VotingClosed.tsx';
import { VotingDeadline } from './VotingDeadline.tsx';
import { VotingHelp } from './VotingHelp.tsx';
import { votingPageMessages, type VotingPageMessages } from './VotingPage.messages.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface VotingPageProps extends ElementProps {
  /** The page's heading: "Hugo Award Voting". */
  title: string;
  period: VotingPeriod;
  rules: VotingRules;
  /** When the awards are given. */
  ceremonies: readonly Ceremony[];
  /**
   * The ceremonies in one sentence, in which a ceremony's key in braces stands for its day.
   *
   * @default each award with its day
   */
  ceremonySentence?: string | undefined;
  /** The address for questions. */
  email: string;
  voter: Voter;
  /** Called with a trimmed signature that is not blank. */
  onSign: (signature: string) => void;
  /** The ballot, which is shown read-only before it is signed. */
  children?: ReactNode;
  messages?: Partial<VotingPageMessages>;
}

/**
 * The page of a final ballot: deadline, voter and signature, how to vote, and the ballot. Before voting it shows when
 * voting opens; afterwards, when the awards are given. Prints only the ballot.
 *
 * @example
 * ```tsx
 * <VotingPage
 *   title="Hugo Award Voting"
 *   period={{ phase: 'open', urgency: 'calm', left, opens, closes, zone: 'America/Los_Angeles' }}
 *   rules={{ worksOf: 2018, positions: 7, noAward: 'No award' }}
 *   ceremonies={[{ key: 'hugo', name: 'Hugo Awards', day: '2019-08-18' }]}
 *   email="hugohelp@dublin2019.com"
 *   voter={{ kind: 'voter', name: 'Aoife', membership: 'Adult member #214', signature, hasUnsaved }}
 *   onSign={setSignature}
 * >
 *   <AwardBallot isReadOnly={signature === undefined} … />
 * </VotingPage>
 * ```
 */
export function VotingPage(props: VotingPageProps) {
  const { title, period, rules, ceremonies, email, voter, children } = props;
  const words = useMessages('VotingPage', votingPageMessages, props.messages);
  const { phase, urgency } = period;
  const column = voter.kind === 'voter' ? inLine : page.narrow;
  return (
    <div {...elementProps(props)}>
      <div className={column}>
        <h1 className={page.heading}>{title}</h1>
        <div className={page.onScreen}>
          <VotingDeadline period={period} words={words} />
        </div>
        <DeadlineNews phase={phase} urgency={urgency} words={words} />
        <div className={page.stack}>
          {phase === 'closed' && (
            <VotingClosed
              ceremonies={ceremonies}
              sentence={props.ceremonySentence}
              email={email}
              words={words}
            />
          )}
          <VoterCard voter={voter} phase={phase} words={words} onSign={props.onSign} />
          {phase !== 'closed' && (
            <VotingHelp
              rules={rules}
              email={email}
              isOpen={voter.kind !== 'voter' || voter.signature === undefined}
              words={words}
            />
          )}
        </div>
      </div>
      {children}
      <p className={`${column} ${page.after} ${page.onScreen}`}>
        <Link href="/">{words.back}</Link>
      </p>
    </div>
  );
}
