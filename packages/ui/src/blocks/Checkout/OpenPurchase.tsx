import { useEffect } from 'react';
import { PurchaseStatus } from '../../components/PurchaseStatus/PurchaseStatus.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as css from './Checkout.css.ts';
import type { CheckoutMessages } from './Checkout.messages.tsx';
import type { CheckoutState } from './state.ts';
import {
  elementProps,
  type ElementProps,
  useElementRef,
} from '../../primitives/element/elementProps.ts';

interface OpenPurchaseProps extends ElementProps {
  checkout: CheckoutState;
  words: CheckoutMessages;
}

/** Replaces the form while a sent purchase is undecided. */
export function OpenPurchase({ checkout, words, ...own }: OpenPurchaseProps) {
  const { phase, sent, trouble, contact, isOffline } = checkout;
  // It has replaced the element that had the focus.
  const place = useElementRef<HTMLDivElement>(own);
  useEffect(() => place.current?.focus(), [place]);
  return (
    <div {...elementProps(own, css.openPurchase)} ref={place} tabIndex={-1}>
      <PurchaseStatus
        subject={sent}
        phase={phase}
        trouble={trouble}
        contact={contact}
        isOffline={isOffline}
      />
      {phase.name === 'authenticating' && (
        <>
          <Notice tone="warning" role="status" title={words.bankWaitsTitle}>
            {words.bankWaits}
          </Notice>
          <div className={css.actions}>
            <Button tone="primary" isDisabled={phase.isCancelling} onPress={checkout.onContinue}>
              {words.continuePayment}
            </Button>
            <Button isPending={phase.isCancelling} onPress={checkout.onCancel}>
              {words.cancelPayment}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
