// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface ItemFormMessages {
  title: string;
  /** `amount` is formatted: "€60". */
  amount: (values: { amount: string }) => string;
  name: string;
  email: string;
  emailHint: string;
  chooseOne: string;
  /** Below a field that conventions use for invoice details. */
  invoiceHint: string;
  /** Shown instead of the missing fields; `contact` is an email link. */
  noPrice: (values: { contact: ReactNode }) => ReactNode;
  fillIn: string;
  notANumber: string;
  addressWrong: string;
  signInFirst: string;
  findMember: string;
  choosePerson: string;
  chooseWithoutToken: string;
  /** `payments` is a link with the text `yourPayments`; undefined for another person's token. */
  hasToken: (values: { name: string; payments?: ReactNode | null | undefined }) => ReactNode;
  yourPayments: string;
  siteSelection: string;
  siteSelectionSteps: {
    /** What to do, step by step. */
    1: string;
    /** What to do, step by step. */
    2: string;
    /** What to do, step by step. */
    3: string;
  };
  back: string;
}

export const itemFormMessages: ItemFormMessages = {
  title: 'New Payment',
  amount: ({ amount }) => `Amount: ${amount}`,
  name: 'Name',
  email: 'Email',
  emailHint: 'The receipt is sent to this address.',
  chooseOne: 'Choose one',
  invoiceHint: 'If you have an invoice number from the previous convention for this, enter it here.',
  noPrice: ({ contact }) => createElement(Fragment, null, 'This has no fixed price, so it cannot be paid here. Write to ', contact, '.'),
  fillIn: 'Fill this in.',
  notANumber: 'Write a number, for example 2.',
  addressWrong: 'Write a whole address, like name@example.com.',
  signInFirst: 'Sign in, so that we know who it’s for.',
  findMember: 'Find the member it is for.',
  choosePerson: 'Choose a member whose membership allows it.',
  chooseWithoutToken: 'Choose a member without a token.',
  hasToken: ({ name, payments }) => createElement(Fragment, null, `${name} has a token already, and needs only one.`, !payments ? '' : createElement(Fragment, null, ' It is with ', payments, '.')),
  yourPayments: 'your payments',
  siteSelection: 'Members choose where a later Worldcon is held. Only WSFS members can vote. The fee goes to the convention that is chosen.',
  siteSelectionSteps: {
    1: 'Choose who votes, and pay. Each voter needs a token.',
    2: 'We email the token. It’s also with your payments.',
    3: 'Download the ballot there, rank the sites and hand it in.',
  },
  back: 'Return to the main payments page',
};
