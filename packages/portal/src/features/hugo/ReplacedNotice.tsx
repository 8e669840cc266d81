import type { Finalist } from '@conkit/api-client';
import { replacedEntries, type Ballot } from '@conkit/rules';
import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';

interface ReplacedNoticeProps {
  finalists: readonly Finalist[];
  ballot: Ballot;
}

/** Tells a voter that something they ranked has left the ballot since (BAL-16). */
export function ReplacedNotice({ finalists, ballot }: ReplacedNoticeProps) {
  return replacedEntries(ballot, finalists).map(({ position, finalist }) => {
    const { id, title } = finalist;
    const rank = position + 1;
    return (
      <Notice key={id} tone="warning" role="status">
        <Trans>
          “{title}”, which you ranked {rank}, is no longer on the ballot. Your ranking stays as it
          is until you change it; nothing has been changed or sent for you.
        </Trans>
      </Notice>
    );
  });
}
