import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  isPendingWithoutDialog,
  isUnderWay,
  type PurchasePhase,
  type PurchaseSubject,
  type PurchaseProblem,
} from '../../components/PurchaseStatus/purchase.ts';
import { PurchaseStatus, TroubleNotice } from '../../components/PurchaseStatus/PurchaseStatus.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import {
  elementProps,
  type ElementProps,
  useElementRef,
} from '../../primitives/element/elementProps.ts';
import { EmailLink } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages, useMoney } from '../../words/provider.tsx';
import { type CheckoutMessages, checkoutMessages } from '../../locales/en/Checkout.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './Checkout.css.ts';

/** The state of a payment and its actions, which an application passes to a form that sells something. */
export interface CheckoutState {
  /** The amount to pay, in the currency's minor unit. */
  amount: number;
  /**
   * Whether signing up is enough, without payment.
   *
   * @default false
   */
  isFree?: boolean;
  phase: PurchasePhase;
  problem: PurchaseProblem | null;
  /** The purchase that was last sent; the form may have changed since. */
  sentPurchase: PurchaseSubject | null;
  /** Whether a dialog shows the purchase, so that the page does not have to. */
  isDialogOpen: boolean;
  /**
   * Whether the dialog is loading.
   *
   * @default false
   */
  isLoading?: boolean;
  /**
   * Whether the network is unavailable.
   *
   * @default false
   */
  isOffline?: boolean;
  /** Whether cards can be accepted; checked only when there is something to pay. */
  cardStatus: 'ready' | 'loading' | 'failed' | 'unavailable';
  /** The convention's address for questions about purchases. */
  contactEmail: string;
  /** Called when the button is pressed: opens the card form, or completes the purchase when there is nothing to pay. */
  onPay: () => void;
  /** Called to reopen the dialog when the bank waits for the card holder. */
  onContinue: () => void;
  /** Called to cancel a purchase that waits for the card holder. */
  onCancel: () => void;
  /** Called to check again whether cards can be accepted. */
  onRetry: () => void;
  messages?: SomeMessages<CheckoutMessages>;
}

export interface CheckoutProps extends ElementProps {
  /** The state of the payment. */
  checkout: CheckoutState;
  /** Whether nothing is missing. Until then, the button only shows what is missing. */
  isReady: boolean;
  /**
   * The missing fields, shown after a press of the button.
   *
   * @default []
   */
  missingFields?: readonly MissingField[];
  /** Why there is nothing to pay; shown at once, instead of the missing fields. */
  unavailableReason?: ReactNode;
  /**
   * Whether the button was pressed while something was missing.
   *
   * @default false
   */
  isSubmitted?: boolean;
  /** Called when the button is pressed while something is missing. */
  onInvalid?: () => void;
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
   * The button's emphasis; lower it when something else on the page is more important.
   *
   * @default 'primary'
   */
  tone?: 'primary' | 'outline';
}

const NONE_MISSING: readonly MissingField[] = [];

/**
 * The end of a form that sells something: the total, the button that pays or signs up, what is missing, and the state
 * of an open purchase.
 *
 * @example
 * ```tsx
 * <Checkout
 *   checkout={checkout}
 *   isReady={false}
 *   missingFields={[{ key: 'name', text: 'Name', controlName: 'name' }]}
 * />
 * ```
 */
export const Checkout = ({
  checkout,
  isReady,
  missingFields = NONE_MISSING,
  unavailableReason,
  isSubmitted = false,
  onInvalid,
  isSticky = false,
  form,
  total,
  tone = 'primary',
  ...own
}: CheckoutProps) => {
  const { amount, phase, problem, isFree = false, isLoading = false, isDialogOpen } = checkout;
  const words = useMessages('Checkout', checkoutMessages, checkout.messages);
  const { formatMoney } = useMoney();
  const hintId = useId();
  const isBusy = isLoading || isDialogOpen || isUnderWay(phase);
  const isShownOpen = isPendingWithoutDialog(checkout);

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
  const wentWrong = problem?.kind;
  useEffect(() => {
    if (isSticky && wentWrong && !isBusy) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isSticky, wentWrong, isBusy]);
  const hint = useRef<HTMLDivElement>(null);
  const showMissing = () => {
    flushSync(() => onInvalid?.());
    hint.current?.focus({ preventScroll: true });
  };

  if (isShownOpen) return <OpenPurchase {...own} checkout={checkout} words={words} />;
  const payByCard = amount > 0 ? `${words.payByCard} · ${formatMoney(amount)}` : words.payByCard;
  const isShown = unavailableReason !== undefined || isSubmitted;
  return (
    <>
      {!isDialogOpen && problem && (
        <div ref={notice}>
          <TroubleNotice problem={problem} contactEmail={checkout.contactEmail} />
        </div>
      )}
      {!isFree && <CardsNotice {...checkout} words={words} />}
      <div {...elementProps(own, isSticky ? css.stickyBar : css.bar)} ref={bar}>
        {!isReady && (
          // A hidden element can still describe the button.
          <div ref={hint} id={hintId} tabIndex={-1} hidden={!isShown} className={css.hint}>
            {unavailableReason ?? <MissingList missing={missingFields} words={words} />}
          </div>
        )}
        <div className={css.checkout}>
          {total !== null && (
            <div className={css.total}>{total ?? words.total({ amount: formatMoney(amount) })}</div>
          )}
          {(isFree || checkout.cardStatus === 'ready') && (
            <Button
              ref={payButton}
              type={form === undefined ? 'button' : 'submit'}
              form={form}
              tone={tone}
              isInert={!isReady || (!isFree && amount <= 0)}
              onPressWhileInert={showMissing}
              isPending={isBusy}
              aria-describedby={isReady ? undefined : hintId}
              onPress={() => checkout.onPay()}
            >
              {isBusy ? words.working : isFree ? words.signUp : payByCard}
            </Button>
          )}
        </div>
      </div>
    </>
  );
};

interface CardsNoticeProps extends Pick<CheckoutState, 'cardStatus' | 'contactEmail' | 'onRetry'> {
  words: CheckoutMessages;
}

/** Replaces the pay button until cards can be accepted. */
function CardsNotice({ cardStatus, contactEmail, onRetry, words }: CardsNoticeProps) {
  if (cardStatus === 'ready') return null;
  if (cardStatus === 'loading') return <Busy>{words.gettingReady}</Busy>;
  return cardStatus === 'failed' ? (
    <Notice
      tone="danger"
      role="alert"
      action={<Button onPress={() => onRetry()}>{words.tryAgain}</Button>}
    >
      {words.cardsFailed}
    </Notice>
  ) : (
    <Notice tone="warning">
      {words.cardsUnavailable({ contact: <EmailLink address={contactEmail} /> })}
    </Notice>
  );
}

interface OpenPurchaseProps extends ElementProps {
  checkout: CheckoutState;
  words: CheckoutMessages;
}

/** Replaces the form while a sent purchase is undecided. */
function OpenPurchase({ checkout, words, ...own }: OpenPurchaseProps) {
  const { phase, sentPurchase, problem, contactEmail, isOffline } = checkout;
  // This element has replaced the one that had the focus.
  const place = useElementRef<HTMLDivElement>(own);
  useEffect(() => place.current?.focus(), [place]);
  return (
    <div {...elementProps(own, css.openPurchase)} ref={place} tabIndex={-1}>
      <PurchaseStatus
        subject={sentPurchase}
        phase={phase}
        problem={problem}
        contactEmail={contactEmail}
        isOffline={isOffline}
      />
      {phase.kind === 'authenticating' && (
        <>
          <Notice tone="warning" role="status" title={words.bankWaitsTitle}>
            {words.bankWaits}
          </Notice>
          <div className={css.actions}>
            <Button
              tone="primary"
              isDisabled={phase.isCancelling}
              onPress={() => checkout.onContinue()}
            >
              {words.continuePayment}
            </Button>
            <Button isPending={phase.isCancelling} onPress={() => checkout.onCancel()}>
              {words.cancelPayment}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** A reason why a purchase cannot be paid yet. */
export interface MissingField {
  readonly key: string;
  /** The field's label, with the problem if it is filled in. */
  readonly text: string;
  /** The name of the control to focus; without it there is no link. */
  readonly controlName?: string;
}

interface MissingListProps {
  missing: readonly MissingField[];
  words: CheckoutMessages;
}

/** Lists why a purchase cannot be paid yet; each entry links to its field. */
const MissingList = ({ missing, words }: MissingListProps) => (
  <>
    <p className={css.missingTitle}>{words.beforeGoingOn}</p>
    <ul className={css.missing}>
      {missing.map(({ key, text, controlName }) => (
        <li key={key}>
          {controlName === undefined ? (
            text
          ) : (
            <a
              className={css.missingLink}
              href={`#${controlName}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(controlName);
              }}
            >
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  </>
);

/** Finds the control with a name; in a group the selected one, else the first enabled one. */
const findControl = (name: string): HTMLElement | undefined => {
  const controls = [...document.getElementsByName(name)].flatMap((named) =>
    named instanceof HTMLFieldSetElement
      ? Array.from(named.querySelectorAll<HTMLElement>('input, button'))
      : named,
  );
  const isChosen = (one: HTMLElement) => one.matches(':checked');
  return controls.find(isChosen) ?? controls.find((one) => one.matches(':enabled'));
};

/** Focuses and scrolls to the control with a name, and opens the disclosure around it. */
function focusField(name: string): void {
  const control = findControl(name);
  const fold = control?.closest('details');
  if (fold) fold.open = true;
  control?.focus();
}

/** Controls that must not be covered by the bar. */
const CONTROLS = 'input, select, textarea, button, summary, a';

/**
 * Keeps a sticky bar of any height at the bottom of the window from covering the focused control.
 *
 * @param bar The bar, while it is rendered.
 * @param isSticky Whether the bar sticks.
 */
function useBottomBar(bar: RefObject<HTMLElement | null>, isSticky: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isSticky || !element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Extra space for the hint below a field.
      style.scrollPaddingBlockEnd = `calc(${element.offsetHeight}px + 1.5rem)`;
    });
    observer.observe(element);
    // When the previous field loses focus, its error may appear and move the focused control down after the browser
    // scrolled to it.
    const uncover = () =>
      requestAnimationFrame(() => {
        const { activeElement: focused } = document;
        // The page itself has the focus after a navigation and is taller than the window.
        if (!focused?.matches(CONTROLS) || element.contains(focused)) return;
        const isCovered =
          focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top;
        if (isCovered) focused.scrollIntoView({ block: 'nearest' });
      });
    document.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', uncover);
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar, isSticky]);
}
