import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isLeftOpen, isUnderWay } from '../../components/PurchaseStatus/purchase.ts';
import { TroubleNotice } from '../../components/PurchaseStatus/TroubleNotice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { useMoney } from '../../words/useMoney.ts';
import { CardsNotice } from './CardsNotice.tsx';
import * as css from './Checkout.css.ts';
import { checkoutMessages } from './Checkout.messages.tsx';
import { OpenPurchase } from './OpenPurchase.tsx';
import type { CheckoutState } from './state.ts';

export interface CheckoutProps {
  /** How paying stands. */
  checkout: CheckoutState;
  /** Nothing is missing any more; the button is disabled until then. */
  isReady: boolean;
  /** What is still to be filled in. */
  missing: ReactNode;
  /**
   * What stands in the place of the total; nothing when it is null.
   *
   * @default the words for the amount: "Total: €210"
   */
  total?: ReactNode;
  /**
   * How much the button stands out, where something else on the page is to be done first.
   *
   * @default 'primary'
   */
  tone?: 'primary' | 'outline';
}

/**
 * The end of a form that sells something: the total, the button that pays by card or signs up, why it is
 * disabled, and how an open purchase stands.
 *
 * @example
 * ```tsx
 * <Checkout checkout={checkout} isReady={false} missing="Fill in a name." />
 * ```
 */
export const Checkout = ({
  checkout,
  isReady,
  missing,
  total,
  tone = 'primary',
}: CheckoutProps) => {
  const { amount, phase, trouble, isFree = false, isLoading = false, isDialogOpen } = checkout;
  const words = useMessages('Checkout', checkoutMessages, checkout.messages);
  const { money } = useMoney();
  const hintId = useId();
  const isBusy = isLoading || isDialogOpen || isUnderWay(phase);

  // The form has come back in the place of the open purchase, which had the focus.
  const payButton = useRef<HTMLButtonElement>(null);
  const isShownOpen = isLeftOpen(checkout);
  const wasShownOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasShownOpen.current && !isShownOpen) payButton.current?.focus();
    wasShownOpen.current = isShownOpen;
  }, [isShownOpen]);

  if (isShownOpen) return <OpenPurchase checkout={checkout} words={words} />;
  const label = isFree ? words.signUp : words.payByCard;
  return (
    <>
      {!isDialogOpen && trouble && <TroubleNotice trouble={trouble} contact={checkout.contact} />}
      <div className={css.checkout}>
        <div className={css.total}>{total === undefined ? words.total(money(amount)) : total}</div>
        {(isFree || checkout.cards === 'ready') && (
          <Button
            ref={payButton}
            tone={tone}
            isDisabled={!isReady || (!isFree && amount <= 0)}
            isPending={isBusy}
            aria-describedby={isReady ? undefined : hintId}
            onPress={checkout.onPay}
          >
            {isBusy ? words.working : label}
          </Button>
        )}
      </div>
      {!isFree && <CardsNotice {...checkout} words={words} />}
      {!isReady && (
        <div id={hintId} className={css.missing}>
          {missing}
        </div>
      )}
    </>
  );
};
