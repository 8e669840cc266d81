import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import type { RefusedCategory } from './votes.ts';

/** Tells a voter that the server did not save a ranking, why, and what to do (BAL-17). */
export const RefusedNotice = (refusal: Pick<RefusedCategory, 'reason'>) => (
  <Notice tone="danger" role="alert">
    <Why {...refusal} />
  </Notice>
);

function Why({ reason }: Pick<RefusedCategory, 'reason'>) {
  switch (reason) {
    case 'replaced_finalist':
      return (
        <Trans>
          This ranking is not saved: a finalist on it was replaced and can no longer be ranked. Take
          it off, and your ranking will be saved.
        </Trans>
      );
    case 'unknown_category':
      return <Trans>This ranking is not saved: there is no vote in this category any more.</Trans>;
    default:
      return (
        <Trans>
          The server did not accept this ranking: something on it can no longer be ranked. Change
          it, and it will be saved.
        </Trans>
      );
  }
}
