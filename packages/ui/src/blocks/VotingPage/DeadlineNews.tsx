import type { Phase, Urgency } from '@conkit/rules';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { VotingPageMessages } from './VotingPage.messages.tsx';

interface DeadlineNewsProps {
  phase: Phase;
  urgency: Urgency;
  words: VotingPageMessages;
}

/**
 * Says once that the deadline is near, presses or has passed, to those who do not see it. The seconds
 * themselves are never announced.
 */
export function DeadlineNews({ phase, urgency, words }: DeadlineNewsProps) {
  const news = urgency === 'calm' ? '' : words.news[urgency];
  return (
    <VisuallyHidden>
      <span role="status">{phase === 'closed' ? words.over : news}</span>
    </VisuallyHidden>
  );
}
