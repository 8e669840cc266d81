import { VisuallyHidden } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import type { DeadlineState } from './shared/useDeadline.ts';

/**
 * Says once that the deadline is near, presses or has passed, to those who do not see it. The seconds
 * themselves are never announced.
 */
export function DeadlineNews({ phase, urgency }: Pick<DeadlineState, 'phase' | 'urgency'>) {
  const { t } = useLingui();
  const news = {
    calm: '',
    near: t`Less than a day is left to vote.`,
    pressing: t`Less than a quarter of an hour is left to vote.`,
  };
  return (
    <VisuallyHidden>
      <span role="status">{phase === 'closed' ? t`Voting is over.` : news[urgency]}</span>
    </VisuallyHidden>
  );
}
