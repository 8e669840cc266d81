import {
  AUTOSAVE_DELAY_MS,
  BALLOT_COPY_MINUTES,
  type Phase,
  type TimeSpan,
  type Urgency,
} from '@conkit/rules';
import type { ReactNode } from 'react';
import { Deadline } from '../../components/Deadline/Deadline.tsx';
import { CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { FoldingCard } from '../../primitives/FoldingCard/FoldingCard.tsx';
import { EmailLink, Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useDates, useTimeLeft } from '../../words/dates.ts';
import { useMessages } from '../../words/provider.tsx';
import { votingPageMessages, type VotingPageMessages } from '../../locales/en/VotingPage.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { inLine } from '../categories.css.ts';
import { HeadingLevelProvider, useHeading } from '../../primitives/element/headingLevel.ts';
import * as page from '../page.css.ts';
import { type Voter, VoterCard } from './VoterCard.tsx';
import * as css from './VotingPage.css.ts';

/** The voting period, by the server's clock. */
export interface VotingPeriod {
  readonly phase: Phase;
  readonly urgency: Urgency;
  /** The time left; undefined before voting opens and after it closed. */
  readonly remaining: TimeSpan | undefined;
  /** Instants in ISO 8601 with an offset. */
  readonly opensAt: string;
  readonly closesAt: string;
  /** The IANA time zone in which the rules name these times. */
  readonly timeZone: string;
}

/** The facts that the voting rules mention. */
export interface VotingRules {
  /** The year of the works; undefined if the award is not for one year. */
  readonly eligibilityYear?: number | undefined;
  /** How many positions a ranking has. */
  readonly positions: number;
  /** The label of the No Award entry; null if there is none. */
  readonly noAward: string | null;
}

/** When an award is given. */
interface Ceremony {
  /** Its placeholder in `ceremonySentence`, without braces. */
  readonly key: string;
  /** The award's name. */
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

export interface VotingPageProps extends ElementProps {
  /** The page's heading: "Hugo Award Voting". */
  title: string;
  /** When voting is open, and the time left. */
  period: VotingPeriod;
  /** The facts that the rules mention. */
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
  contactEmail: string;
  /** Who votes, or why they cannot. */
  voter: Voter;
  /** Called with a trimmed signature that is not blank. */
  onSign: (signature: string) => void;
  /** The ballot, which is shown read-only before it is signed. */
  children?: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<VotingPageMessages>;
}

/**
 * The page of a final ballot: deadline, voter and signature, how to vote, and the ballot. Before voting it shows when
 * voting opens; afterwards, when the awards are given. Prints only the ballot.
 *
 * @example
 * ```tsx
 * <VotingPage
 *   title="Hugo Award Voting"
 *   period={{ phase: 'open', urgency: 'calm', remaining, opensAt, closesAt, timeZone: 'America/Los_Angeles' }}
 *   rules={{ eligibilityYear: 2018, positions: 7, noAward: 'No award' }}
 *   ceremonies={[{ key: 'hugo', name: 'Hugo Awards', day: '2019-08-18' }]}
 *   contactEmail="hugohelp@dublin2019.com"
 *   voter={{ kind: 'voter', name: 'Aoife', membership: 'Adult member #214', signature, hasUnsavedChanges }}
 *   onSign={setSignature}
 * >
 *   <AwardBallot isReadOnly={signature === undefined} … />
 * </VotingPage>
 * ```
 */
export function VotingPage(props: VotingPageProps) {
  const { title, period, rules, ceremonies, contactEmail, voter, children } = props;
  const words = useMessages('VotingPage', votingPageMessages, props.messages);
  const { phase, urgency } = period;
  const column = voter.kind === 'voter' ? inLine : page.narrow;
  const news = urgency === 'calm' ? '' : words.news[urgency];
  const { Heading, below } = useHeading(1);
  return (
    <HeadingLevelProvider value={below}>
      <div {...elementProps(props)}>
        <div className={column}>
          <Heading className={page.heading}>{title}</Heading>
          <div className={page.onScreen}>
            <VotingDeadline period={period} words={words} />
          </div>
          {/* Announces when the deadline is near, imminent and past, once each. Never announces the seconds. */}
          <VisuallyHidden>
            <span role="status">{phase === 'closed' ? words.over : news}</span>
          </VisuallyHidden>
          <div className={page.stack}>
            {phase === 'closed' && (
              <VotingClosed
                ceremonies={ceremonies}
                sentence={props.ceremonySentence}
                contactEmail={contactEmail}
                words={words}
              />
            )}
            <VoterCard voter={voter} phase={phase} words={words} onSign={props.onSign} />
            {phase !== 'closed' && (
              <VotingHelp
                rules={rules}
                contactEmail={contactEmail}
                isOpen={voter.kind !== 'voter' || voter.signature === undefined}
                words={words}
              />
            )}
          </div>
        </div>
        {children}
        <p className={`${column} ${page.after} ${page.onScreen}`}>
          <Link isAlone href="/">
            {words.back}
          </Link>
        </p>
      </div>
    </HeadingLevelProvider>
  );
}

interface VotingDeadlineProps {
  period: VotingPeriod;
  words: VotingPageMessages;
}

/**
 * When voting opens or closes, in the zone of the rules and in the reader's, with the time left. On the last day it is
 * a notice, in the last 15 minutes a prominent one.
 */
function VotingDeadline({ period, words }: VotingDeadlineProps) {
  const { phase, urgency, timeZone, remaining } = period;
  const formatTimeLeft = useTimeLeft();
  if (phase === 'closed') return null;
  if (phase === 'before') {
    return (
      <p className={page.lead}>
        {words.opens} <Deadline instant={period.opensAt} timeZone={timeZone} />
      </p>
    );
  }
  if (urgency === 'calm') {
    return (
      <p className={page.lead}>
        {words.closes}{' '}
        <Deadline instant={period.closesAt} timeZone={timeZone} remaining={remaining} />
      </p>
    );
  }
  return (
    <div className={css.deadline}>
      <Notice
        tone={urgency === 'near' ? 'warning' : 'danger'}
        title={words.closesSoon({ left: remaining ? formatTimeLeft(remaining) : '' })}
      >
        <p>
          <Deadline instant={period.closesAt} timeZone={timeZone} />
        </p>
        {urgency === 'pressing' && <p>{words.hurry}</p>}
      </Notice>
    </div>
  );
}

interface VotingClosedProps {
  ceremonies: readonly Ceremony[];
  /** A sentence about all ceremonies, with their keys in braces for their days. */
  sentence: string | undefined;
  /** The address for questions. */
  contactEmail: string;
  words: VotingPageMessages;
}

/** Shows that voting is over, when the awards are given, and where to ask. */
function VotingClosed({ ceremonies, sentence, contactEmail, words }: VotingClosedProps) {
  const date = useDates();
  const formatDay = (day: string) => date(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
  const given =
    sentence === undefined
      ? ceremonies.map(({ name, day }) => words.given({ name, day: formatDay(day) })).join(' ')
      : ceremonies.reduce(
          (text, { key, day }) => text.replaceAll(`{${key}}`, formatDay(day)),
          sentence,
        );
  return (
    <Notice tone="info">
      <p>
        {words.over} {given}
      </p>
      <p>{words.questions({ address: <EmailLink address={contactEmail} /> })}</p>
    </Notice>
  );
}

interface VotingHelpProps {
  rules: VotingRules;
  /** The address for questions. */
  contactEmail: string;
  /** Whether the help is unfolded. When this changes, it overrides what the voter chose. */
  isOpen: boolean;
  words: VotingPageMessages;
}

const delays = { seconds: AUTOSAVE_DELAY_MS / 1000, minutes: BALLOT_COPY_MINUTES.votes };

/** How to vote, in brief; folded for voters who have read it. */
function VotingHelp({ rules, contactEmail, isOpen, words }: VotingHelpProps) {
  const { eligibilityYear, noAward, positions } = rules;
  const hints = [
    ...(noAward === null ? [] : [words.noAward({ noAward, positions })]),
    // With a single position there are no positions below it.
    ...(positions === 1 ? [] : [words.gapEnds]),
  ];
  return (
    <div className={page.onScreen}>
      <FoldingCard title={words.howTo} isOpen={isOpen}>
        <CardBody>
          <ol className={css.steps}>
            <li>{words.rank({ worksOf: eligibilityYear, positions })}</li>
            {hints.length > 0 && <li>{hints.join(' ')}</li>}
            <li>{words.saving(delays)}</li>
          </ol>
          <p className={css.contact}>
            {words.questions({ address: <EmailLink address={contactEmail} /> })}
          </p>
        </CardBody>
      </FoldingCard>
    </div>
  );
}
