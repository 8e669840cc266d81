import type {
  PurchasePhase,
  PurchaseSubject,
  PurchaseTrouble,
} from '../../components/PurchaseStatus/purchase.ts';
import type { CheckoutMessages } from './Checkout.messages.tsx';

/** How paying for something stands, and what can be done: what an application hands to a form that sells. */
export interface CheckoutState {
  /** What is to pay, in the currency's minor unit. */
  amount: number;
  /**
   * Nothing is to pay, and it can be had all the same, by signing up.
   *
   * @default false
   */
  isFree?: boolean;
  phase: PurchasePhase;
  trouble: PurchaseTrouble | null;
  /** The purchase that was last sent: the form may hold something else by now. */
  sent: PurchaseSubject | null;
  /** A dialog shows how the purchase stands, so that the page need not. */
  isDialogOpen: boolean;
  /**
   * The dialog is being fetched.
   *
   * @default false
   */
  isLoading?: boolean;
  /**
   * There is no network.
   *
   * @default false
   */
  isOffline?: boolean;
  /** Whether a card can be taken; asked for only when something is to pay. */
  cards: 'ready' | 'loading' | 'failed' | 'unavailable';
  /** The address that the convention is written to about purchases. */
  contact: string;
  /** The button was pressed: the card is asked for, or, where nothing is to pay, it is bought at once. */
  onPay: () => void;
  /** Opens the dialog again, where the bank waits for the card holder. */
  onContinue: () => void;
  /** Cancels the purchase that waits for the card holder. */
  onCancel: () => void;
  /** Tries again to find out how cards are taken. */
  onRetry: () => void;
  messages?: Partial<CheckoutMessages>;
}
