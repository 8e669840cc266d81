// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface CheckoutMessages {
  /** `amount` is formatted: "€210". */
  total: (values: { amount: string }) => string;
  /** The button's label; followed by the amount. */
  payByCard: string;
  /** Before the list of missing fields. */
  beforeGoingOn: string;
  /** The button's label when there is nothing to pay. */
  signUp: string;
  /** The button's label while a request is in flight. */
  working: string;
  gettingReady: string;
  cardsFailed: string;
  tryAgain: string;
  /** `contact` is an email link. */
  cardsUnavailable: (values: { contact: ReactNode }) => ReactNode;
  bankWaitsTitle: string;
  bankWaits: string;
  continuePayment: string;
  cancelPayment: string;
}

export const checkoutMessages: CheckoutMessages = {
  total: ({ amount }) => `Total: ${amount}`,
  payByCard: 'Pay by card',
  beforeGoingOn: 'Before you can go on:',
  signUp: 'Sign up',
  working: 'Working...',
  gettingReady: 'Getting card payments ready',
  cardsFailed: 'Card payments could not be reached. What you have filled in is kept.',
  tryAgain: 'Try again',
  cardsUnavailable: ({ contact }) => createElement(Fragment, null, 'Cards cannot be taken at the moment. Write to ', contact, ' to buy.'),
  bankWaitsTitle: 'Your bank is waiting for your confirmation',
  bankWaits: 'You are charged only when you confirm.',
  continuePayment: 'Continue the payment',
  cancelPayment: 'Cancel the payment',
};
