import { Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { PurchaseProgress } from './PurchaseProgress.tsx';
import type { Purchase } from './usePurchase.ts';
import * as styles from './Payment.css.ts';

interface OpenPurchaseProps {
  purchase: Purchase;
  /** Opens the dialog again, where the bank waits for the card holder. */
  onContinue: () => void;
}

/** How a purchase stands that was sent and is not decided, while its dialog is closed. */
export function OpenPurchase({ purchase, onContinue }: OpenPurchaseProps) {
  const { phase, giveUp } = purchase;
  if (phase.name !== 'authenticating') return <PurchaseProgress phase={phase} />;
  return (
    <div className={styles.openPurchase}>
      <Notice
        tone="warning"
        role="status"
        title={<Trans>Your bank is waiting for your confirmation</Trans>}
      >
        <Trans>Nothing has been charged and nothing is bought until you confirm.</Trans>
      </Notice>
      <div className={styles.actions}>
        <Button tone="primary" onPress={onContinue}>
          <Trans>Continue the payment</Trans>
        </Button>
        <Button onPress={giveUp}>
          <Trans>Cancel the payment</Trans>
        </Button>
      </div>
    </div>
  );
}
