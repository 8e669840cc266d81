import { Busy } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import type { Phase } from './purchaseFlow.ts';

/** What is going on with a purchase that was sent, as far as it is known. */
export function PurchaseProgress({ phase }: { phase: Phase }) {
  switch (phase.name) {
    case 'sending':
      return (
        <Busy>
          <Trans>Your purchase is being made. Please keep this page open.</Trans>
        </Busy>
      );
    case 'asking':
      return (
        <Busy>
          {phase.isLost ? (
            <Trans>
              We do not know yet whether your purchase went through, and are finding out. Please do
              not buy it a second time.
            </Trans>
          ) : (
            <Trans>Waiting for your bank’s answer.</Trans>
          )}
        </Busy>
      );
    case 'processing':
      return (
        <Busy>
          <Trans>
            Your payment is being processed. This can take a while; this page shows when it is done.
            Please do not pay a second time.
          </Trans>
        </Busy>
      );
    case 'authenticating':
    case 'idle':
    case 'card':
    case 'bought':
      return null;
  }
}
