import type { Phase, Urgency } from '@conkit/rules';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { VotingPageMessages } from './VotingPage.messages.tsx';

interface DeadlineNewsProps {
  phase: Phase;
  urgency: Urgency;
  words: VotingPageMessages;
}

/** Announces once each that the deadline is near, imminent or past, for screen readers. Never announces the seconds. */
export function DeadlineNews({ phase, urgency, words }: DeadlineNewsProps) {
  const news = urgency === 'calm' ? '' : words.news[urgency];
  return (
    <VisuallyHidden>
      <span role="status">{phase === 'closed' ? words.over : news}</span>
    </VisuallyHidden>
  );
}
