import { Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { PaymentSummary } from './PaymentSummary.tsx';
import { PurchaseProgress } from './PurchaseProgress.tsx';
import { PurchaseTrouble } from './PurchaseTrouble.tsx';
import type { Purchase } from './usePurchase.ts';
import * as styles from './Payment.css.ts';

interface OpenPurchaseProps {
  purchase: Purchase;
  /** Opens the dialog again, where the bank waits for the card holder. */
  onContinue: () => void;
}

/** In the place of the form: how a purchase stands that was sent and is not decided. */
export function OpenPurchase({ purchase, onContinue }: OpenPurchaseProps) {
  const { phase, intent, trouble, cancel } = purchase;
  // It has taken the place of what had the focus.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.openPurchase}>
      {intent && <PaymentSummary what={intent.what} buyer={intent.buyer} amount={intent.amount} />}
      {trouble && <PurchaseTrouble trouble={trouble} />}
      <PurchaseProgress phase={phase} />
      {phase.name === 'authenticating' && (
        <>
          <Notice
            tone="warning"
            role="status"
            title={<Trans>Your bank is waiting for your confirmation</Trans>}
          >
            <Trans>Nothing has been charged and nothing is bought until you confirm.</Trans>
          </Notice>
          <div className={styles.actions}>
            <Button tone="primary" isDisabled={phase.isCancelling} onPress={onContinue}>
              <Trans>Continue the payment</Trans>
            </Button>
            <Button isPending={phase.isCancelling} onPress={() => void cancel()}>
              <Trans>Cancel the payment</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
