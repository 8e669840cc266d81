import type {
  PurchasePhase,
  PurchaseSubject,
  PurchaseTrouble,
} from '../../components/PurchaseStatus/purchase.ts';
import type { CheckoutMessages } from './Checkout.messages.tsx';

/** The state of a payment and its actions, which an application passes to a form that sells something. */
export interface CheckoutState {
  /** The amount to pay, in the currency's minor unit. */
  amount: number;
  /**
   * Whether it can be had by signing up, without payment.
   *
   * @default false
   */
  isFree?: boolean;
  phase: PurchasePhase;
  trouble: PurchaseTrouble | null;
  /** The purchase that was last sent; the form may have changed since. */
  sent: PurchaseSubject | null;
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
  cards: 'ready' | 'loading' | 'failed' | 'unavailable';
  /** The convention's address for questions about purchases. */
  contact: string;
  /** Called when the button is pressed: opens the card form, or completes the purchase when there is nothing to pay. */
  onPay: () => void;
  /** Called to reopen the dialog when the bank waits for the card holder. */
  onContinue: () => void;
  /** Called to cancel a purchase that waits for the card holder. */
  onCancel: () => void;
  /** Called to check again how cards can be accepted. */
  onRetry: () => void;
  messages?: Partial<CheckoutMessages>;
}
