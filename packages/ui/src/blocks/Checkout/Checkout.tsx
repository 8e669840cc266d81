import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isLeftOpen, isUnderWay } from '../../components/PurchaseStatus/purchase.ts';
import { TroubleNotice } from '../../components/PurchaseStatus/TroubleNotice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useBottomBar } from '../../primitives/hooks/useBottomBar.ts';
import { useMessages } from '../../words/useMessages.ts';
import { useMoney } from '../../words/useMoney.ts';
import { CardsNotice } from './CardsNotice.tsx';
import * as css from './Checkout.css.ts';
import { checkoutMessages } from './Checkout.messages.tsx';
import { MissingList, type MissingField } from './MissingList.tsx';
import { OpenPurchase } from './OpenPurchase.tsx';
import type { CheckoutState } from './state.ts';
import {
  elementProps,
  type ElementProps,
  useElementRef,
} from '../../primitives/element/elementProps.ts';

export interface CheckoutProps extends ElementProps {
  /** The state of the payment. */
  checkout: CheckoutState;
  /** Whether nothing is missing; until then the button only shows what is. */
  isReady: boolean;
  /**
   * The missing fields, shown after a press of the button.
   *
   * @default []
   */
  missing?: readonly MissingField[];
  /** Why there is nothing to pay; shown at once, instead of the missing fields. */
  whyNot?: ReactNode;
  /**
   * Whether the button was pressed while something was missing.
   *
   * @default false
   */
  isTried?: boolean;
  /** Called when the button is pressed while something is missing. */
  onTry?: () => void;
  /**
   * Whether total and button stick to the bottom of the screen while the form is longer.
   *
   * @default false
   */
  isSticky?: boolean;
  /** The id of the form that Enter in a field submits with this button; without it Enter submits nothing. */
  form?: string;
  /**
   * Replaces the total; null shows none.
   *
   * @default the words for the amount: "Total: €210"
   */
  total?: ReactNode;
  /**
   * The button's emphasis; lower it when something else on the page comes first.
   *
   * @default 'primary'
   */
  tone?: 'primary' | 'outline';
}

const NOTHING: readonly MissingField[] = [];

/**
 * The end of a form that sells something: the total, the button that pays or signs up, what is missing, and the state
 * of an open purchase.
 *
 * @example
 * ```tsx
 * <Checkout
 *   checkout={checkout}
 *   isReady={false}
 *   missing={[{ key: 'name', text: 'Name', field: 'name' }]}
 * />
 * ```
 */
export const Checkout = ({
  checkout,
  isReady,
  missing = NOTHING,
  whyNot,
  isTried = false,
  onTry,
  isSticky = false,
  form,
  total,
  tone = 'primary',
  ...own
}: CheckoutProps) => {
  const { amount, phase, trouble, isFree = false, isLoading = false, isDialogOpen } = checkout;
  const words = useMessages('Checkout', checkoutMessages, checkout.messages);
  const { money } = useMoney();
  const hintId = useId();
  const isBusy = isLoading || isDialogOpen || isUnderWay(phase);
  const isShownOpen = isLeftOpen(checkout);

  // The form has replaced the open purchase, which had the focus.
  const payButton = useRef<HTMLButtonElement>(null);
  const wasShownOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasShownOpen.current && !isShownOpen) payButton.current?.focus();
    wasShownOpen.current = isShownOpen;
  }, [isShownOpen]);

  const bar = useElementRef<HTMLDivElement>(own);
  useBottomBar(bar, isSticky && !isShownOpen);
  // The error is above the bar, which would cover it while the form is longer than the screen.
  const notice = useRef<HTMLDivElement>(null);
  const wentWrong = trouble?.kind;
  useEffect(() => {
    if (isSticky && wentWrong && !isBusy) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isSticky, wentWrong, isBusy]);
  const hint = useRef<HTMLDivElement>(null);
  const sayWhyNot = () => {
    flushSync(() => onTry?.());
    hint.current?.focus({ preventScroll: true });
  };

  if (isShownOpen) return <OpenPurchase {...own} checkout={checkout} words={words} />;
  const payByCard = amount > 0 ? `${words.payByCard} · ${money(amount)}` : words.payByCard;
  const isShown = whyNot !== undefined || isTried;
  return (
    <>
      {!isDialogOpen && trouble && (
        <div ref={notice}>
          <TroubleNotice trouble={trouble} contact={checkout.contact} />
        </div>
      )}
      {!isFree && <CardsNotice {...checkout} words={words} />}
      <div {...elementProps(own, isSticky ? css.stickyBar : css.bar)} ref={bar}>
        {!isReady && (
          // A hidden element can still describe the button.
          <div ref={hint} id={hintId} tabIndex={-1} hidden={!isShown} className={css.hint}>
            {whyNot ?? <MissingList missing={missing} words={words} />}
          </div>
        )}
        <div className={css.checkout}>
          {total !== null && <div className={css.total}>{total ?? words.total(money(amount))}</div>}
          {(isFree || checkout.cards === 'ready') && (
            <Button
              ref={payButton}
              type={form === undefined ? 'button' : 'submit'}
              form={form}
              tone={tone}
              isInert={!isReady || (!isFree && amount <= 0)}
              onInertPress={sayWhyNot}
              isPending={isBusy}
              aria-describedby={isReady ? undefined : hintId}
              onPress={checkout.onPay}
            >
              {isBusy ? words.working : isFree ? words.signUp : payByCard}
            </Button>
          )}
        </div>
      </div>
    </>
  );
};
