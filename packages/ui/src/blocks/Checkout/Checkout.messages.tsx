import type { ReactNode } from 'react';

export interface CheckoutMessages {
  /** `amount` is as it is written: "€210". */
  total: (amount: string) => string;
  /** The button; the amount stands behind it. */
  payByCard: string;
  /** Before the list of what is missing. */
  beforeGoingOn: string;
  /** The button where nothing is to pay. */
  signUp: string;
  /** The button while something is under way. */
  working: string;
  gettingReady: string;
  cardsFailed: string;
  tryAgain: string;
  /** `contact` is a link to write to. */
  cardsUnavailable: (contact: ReactNode) => ReactNode;
  bankWaitsTitle: string;
  bankWaits: string;
  continuePayment: string;
  cancelPayment: string;
}

export const checkoutMessages: CheckoutMessages = {
  total: (amount) => `Total: ${amount}`,
  payByCard: 'Pay by card',
  beforeGoingOn: 'Before you can go on:',
  signUp: 'Sign up',
  working: 'Working...',
  gettingReady: 'Getting card payments ready',
  cardsFailed: 'Card payments could not be reached. What you have filled in is kept.',
  tryAgain: 'Try again',
  cardsUnavailable: (contact) => (
    <>Cards cannot be taken at the moment. Write to {contact} to buy.</>
  ),
  bankWaitsTitle: 'Your bank is waiting for your confirmation',
  bankWaits: 'You are charged only when you confirm.',
  continuePayment: 'Continue the payment',
  cancelPayment: 'Cancel the payment',
};
