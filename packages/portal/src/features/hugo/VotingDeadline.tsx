import type { Config } from '@conkit/api-client';
import type { Period } from '@conkit/rules';
import { Deadline, Notice, useTimeLeft } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import * as pages from '../../shell/pages.css.ts';
import type { DeadlineState } from './shared/useDeadline.ts';
import * as styles from './VotePage.css.ts';

interface VotingDeadlineProps extends DeadlineState {
  config: Config;
  period: Period & { opens: string };
}

/**
 * When voting opens or closes, in the zone of the rules and in the reader's, and how long that is. In the
 * last day it is a notice, in the last quarter of an hour one that cannot be overlooked.
 */
export function VotingDeadline({
  config,
  period,
  phase,
  urgency,
  left: span,
}: VotingDeadlineProps) {
  const tell = useTimeLeft();
  const left = span && tell(span);
  if (phase === 'closed') return null;
  if (phase === 'before') {
    return (
      <p className={pages.lead}>
        <Trans>Voting opens</Trans>{' '}
        <Deadline zone={config.deadlineTimeZone} instant={period.opens} />
      </p>
    );
  }
  const instant = <Deadline zone={config.deadlineTimeZone} instant={period.closes} />;
  if (urgency === 'calm') {
    return (
      <p className={pages.lead}>
        <Trans>Voting closes</Trans> {instant} <Trans>That is {left}.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.deadline}>
      <Notice
        tone={urgency === 'near' ? 'warning' : 'danger'}
        title={<Trans>Voting closes {left}.</Trans>}
      >
        <p>{instant}</p>
        {urgency === 'pressing' && (
          <p>
            <Trans>
              Every change is now saved a second after you made it. Only what is saved in time
              counts, so look at what each category says.
            </Trans>
          </p>
        )}
      </Notice>
    </div>
  );
}
