import { Deadline } from '../../components/Deadline/Deadline.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useTimeLeft } from '../../words/useRelativeTime.ts';
import * as page from '../page.css.ts';
import type { VotingPeriod } from './types.ts';
import * as css from './VotingPage.css.ts';
import type { VotingPageMessages } from './VotingPage.messages.tsx';

interface VotingDeadlineProps {
  period: VotingPeriod;
  words: VotingPageMessages;
}

/**
 * When voting opens or closes, in the zone of the rules and in the reader's, with the time left. On the last day it is
 * a notice, in the last 15 minutes a prominent one.
 */
export function VotingDeadline({ period, words }: VotingDeadlineProps) {
  const { phase, urgency, zone } = period;
  const tell = useTimeLeft();
  if (phase === 'closed') return null;
  if (phase === 'before') {
    return (
      <p className={page.lead}>
        {words.opens} <Deadline instant={period.opens} zone={zone} />
      </p>
    );
  }
  if (urgency === 'calm') {
    return (
      <p className={page.lead}>
        {words.closes} <Deadline instant={period.closes} zone={zone} left={period.left} />
      </p>
    );
  }
  const left = period.left ? tell(period.left) : '';
  return (
    <div className={css.deadline}>
      <Notice tone={urgency === 'near' ? 'warning' : 'danger'} title={words.closesSoon(left)}>
        <p>
          <Deadline instant={period.closes} zone={zone} />
        </p>
        {urgency === 'pressing' && <p>{words.hurry}</p>}
      </Notice>
    </div>
  );
}
