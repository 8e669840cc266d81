import { Busy, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Phase } from './purchaseFlow.ts';
import { useIsOnline } from '../browser/useIsOnline.ts';
import * as styles from './Payment.css.ts';

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
      return phase.isLost ? (
        <FindingOut />
      ) : (
        <Busy>
          <Trans>Waiting for your bank’s answer.</Trans>
        </Busy>
      );
    case 'processing':
      return (
        <>
          <Busy>
            <Trans>
              Your payment is being processed. This can take a while; this page shows when it is
              done. Please do not pay a second time.
            </Trans>
          </Busy>
          <p className={styles.small}>
            <Trans>
              You need not wait here: a mail tells you how it ends, and so do{' '}
              <Link to="/pay">your payments</Link>.
            </Trans>
          </p>
        </>
      );
    case 'authenticating':
    case 'idle':
    case 'card':
    case 'bought':
      return null;
  }
}

/** The answer was lost: it is asked for until it comes, which needs a network. */
function FindingOut() {
  const isOnline = useIsOnline();
  return (
    <>
      <Busy>
        <Trans>
          We do not know yet whether your purchase went through, and are finding out. Please do not
          buy it a second time.
        </Trans>
      </Busy>
      {!isOnline && (
        <Notice tone="warning" role="status" title={<Trans>You are offline</Trans>}>
          <Trans>
            We go on asking as soon as there is a connection again. You can also close this page:
            what is open is here when you come back.
          </Trans>
        </Notice>
      )}
    </>
  );
}
