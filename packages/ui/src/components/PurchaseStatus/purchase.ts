import type { ReactNode } from 'react';

/** What is paid for, in words for the buyer. */
export interface PurchaseSubject {
  /** What is bought. */
  readonly what: readonly string[];
  /** Whom it is for, and the payer's address; null where they are not known. */
  readonly buyer: { readonly who: string; readonly email: string } | null;
  /** in the currency's minor unit */
  readonly amount: number;
}

/** Where a purchase is, from the press of the button to the end. */
export type PurchasePhase =
  /** Nothing is under way; the card is asked for; it is being sent; the provider has not decided; it is bought. */
  | { readonly name: 'idle' | 'card' | 'sending' | 'processing' | 'bought' }
  /** The server is asked how it stands: the answer was lost, or the bank has been asked. */
  | { readonly name: 'asking'; readonly isLost: boolean }
  /** The bank wants to hear from the card holder (3-D Secure). */
  | { readonly name: 'authenticating'; readonly isCancelling?: boolean };

/** Why a purchase did not go on. But for `refundDue`, nothing was charged for it. */
export type PurchaseTrouble =
  | {
      readonly kind:
        | 'declined'
        | 'notStarted'
        | 'notPaid'
        | 'notReceived'
        | 'notSent'
        | 'elsewhere'
        | 'refundDue'
        | 'notLoaded';
    }
  /** The price is another one than the page showed, in the currency's minor unit. */
  | { readonly kind: 'repriced'; readonly before: number; readonly now: number }
  /** The server refused, for a reason in words. */
  | { readonly kind: 'refused'; readonly text: ReactNode };

/** Whether something was sent and is not decided: nothing else may be paid, nor the form changed. */
export const isUnderWay = ({ name }: Pick<PurchasePhase, 'name'>): boolean =>
  name !== 'idle' && name !== 'card';

/** A purchase as far as it tells who shows it: the page, or a dialog over it. */
interface Shown {
  readonly phase: Pick<PurchasePhase, 'name'>;
  readonly isDialogOpen: boolean;
}

/** Whether a purchase was sent and waits for somebody, and no dialog shows it: the page does. */
export const isLeftOpen = ({ phase: { name }, isDialogOpen }: Shown): boolean =>
  !isDialogOpen && (name === 'asking' || name === 'processing' || name === 'authenticating');
