import type { ReactNode } from 'react';

/** What is paid for, as text for the buyer. */
export interface PurchaseSubject {
  /** What is bought. */
  readonly items: readonly string[];
  /** The person it is for and the payer's email address. Null if they aren't known. */
  readonly buyer: { readonly name: string; readonly email: string } | null;
  /** In the currency's minor unit. */
  readonly amount: number;
}

/** The phase of a purchase, from the pressed button to the end. */
export type PurchasePhase =
  /** There is no purchase, the card form is open, or the purchase is being sent, undecided or paid. */
  | { readonly kind: 'idle' | 'card' | 'sending' | 'processing' | 'bought' }
  /** The server is polled for the result: the answer was lost, or the bank is confirming. */
  | { readonly kind: 'asking'; readonly isOutcomeUnknown: boolean }
  /** The bank asks the cardholder to confirm (3-D Secure). */
  | { readonly kind: 'authenticating'; readonly isCancelling?: boolean };

/** Why a purchase didn't continue. Except for `refundDue` and `placesGone`, nothing was charged. */
export type PurchaseProblem =
  | {
      readonly kind:
        | 'declined'
        | 'notStarted'
        | 'notPaid'
        | 'placesGone'
        | 'notReceived'
        | 'notSent'
        | 'elsewhere'
        | 'refundDue'
        | 'notLoaded';
    }
  /** The price has changed since the page showed it, in the currency's minor unit. */
  | { readonly kind: 'repriced'; readonly previousAmount: number; readonly currentAmount: number }
  /** The server refused, for a reason in words. */
  | { readonly kind: 'refused'; readonly errorMessage: ReactNode };

/** Returns whether a purchase was submitted. Until it is decided, the form is locked and nothing else can be paid. */
export const isUnderWay = ({ kind }: Pick<PurchasePhase, 'kind'>): boolean =>
  kind !== 'idle' && kind !== 'card';

/** Where a purchase is shown: on the page, or in a dialog over it. */
interface Shown {
  readonly phase: Pick<PurchasePhase, 'kind'>;
  readonly isDialogOpen: boolean;
}

/** Returns whether a purchase is pending without an open dialog, so that the page must show it. */
export const isPendingWithoutDialog = ({ phase: { kind }, isDialogOpen }: Shown): boolean =>
  !isDialogOpen && (kind === 'asking' || kind === 'processing' || kind === 'authenticating');
