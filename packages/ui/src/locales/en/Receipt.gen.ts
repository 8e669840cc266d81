// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface ReceiptMessages {
  /** The title of the receipt on the first page. */
  receipt: string;
  /** Closes the receipt. */
  dismiss: string;
  /** Below a member's number and name. */
  memberNumber: string;
  /** Before the sum. */
  paidByCard: string;
  /** `email` is null when the address is not known. */
  mailedTo: (values: { email?: string | null | undefined }) => string;
  facts: {
    /** The labels of the facts below a receipt. */
    reference: string;
    date: string;
    card: string;
    seller: string;
  };
  /** The card that was charged: "Visa ending 4242". */
  cardEnding: (values: { brand?: string | null | undefined; last4: string }) => string;
  calendar: string;
  print: string;
  whatNext: string;
  paid: string;
  signedUp: string;
  welcome: (values: { name?: string | null | undefined }) => string;
  thanks: string;
  /** `email` is undefined when the address is not known. */
  linkSent: (values: { email?: ReactNode | null | undefined; minutes: number }) => ReactNode;
  leadsToDaypass: string;
  leadsToMembership: string;
  /** For a membership with rights in the awards, with the name of the awards all together. */
  leadsToAwards: (values: { name: string; forms?: Readonly<Record<string, string>> | undefined }) => string;
  /** `link` is a link to request another login link, with the text `anotherLink`. */
  noMail: (values: { link: ReactNode }) => ReactNode;
  anotherLink: string;
  buyAnother: string;
  firstPage: string;
  /** `email` is undefined when the address is not known. */
  receiptSent: (values: { email?: ReactNode | null | undefined }) => ReactNode;
  signInToSee: string;
  payments: string;
  next: {
    /** What happens next for a signed-in buyer; `payments` is a link with the text `yourPayments`. */
    membership: string;
    /** What happens next for a signed-in buyer; `payments` is a link with the text `yourPayments`. */
    daypass: string;
    /** What happens next for a signed-in buyer; `payments` is a link with the text `yourPayments`. */
    upgrade: string;
    /** What happens next for a signed-in buyer; `payments` is a link with the text `yourPayments`. */
    token: (values: { email: string; payments: ReactNode }) => ReactNode;
    /** What happens next for a signed-in buyer; `payments` is a link with the text `yourPayments`. */
    item: (values: { email: string; payments: ReactNode }) => ReactNode;
    /** What happens next for a signed-in buyer; `payments` is a link with the text `yourPayments`. */
    invoice: (values: { email: string; payments: ReactNode }) => ReactNode;
  };
  yourPayments: string;
}

export const receiptMessages: ReceiptMessages = {
  receipt: 'Receipt',
  dismiss: 'Close the receipt',
  memberNumber: 'Member number',
  paidByCard: 'Paid by card',
  mailedTo: ({ email }) => !email ? 'Receipt mailed' : `Receipt mailed to ${email}`,
  facts: {
    reference: 'Reference',
    date: 'Date',
    card: 'Card',
    seller: 'Seller',
  },
  cardEnding: ({ brand, last4 }) => !brand ? `Card ending ${last4}` : `${brand} ending ${last4}`,
  calendar: 'Add the dates to your calendar',
  print: 'Print',
  whatNext: 'What comes next',
  paid: 'Payment successful!',
  signedUp: 'You are signed up!',
  welcome: ({ name }) => !name ? 'Welcome' : `Welcome, ${name}`,
  thanks: 'Thank you',
  linkSent: ({ email, minutes }) => createElement(Fragment, null, 'We have sent a mail with a login link to ', !email ? 'the address of the new member' : email, `. It should arrive within about ${minutes} minutes.`),
  leadsToDaypass: 'Open the link to see your day pass and change your details. Buying has not signed you in: only the owner of the address can do that.',
  leadsToMembership: 'Open the link to see your membership and change your details. Buying has not signed you in: only the owner of the address can do that.',
  leadsToAwards: ({ name }) => `Open the link to see your membership, change your details and take part in the ${name}. Buying has not signed you in: only the owner of the address can do that.`,
  noMail: ({ link }) => createElement(Fragment, null, 'No mail? Look in your junk folder, or ', link, '.'),
  anotherLink: 'ask for another link',
  buyAnother: 'Buy another membership',
  firstPage: 'Return to the memberships page',
  receiptSent: ({ email }) => createElement(Fragment, null, 'A receipt is on its way to ', !email ? 'the address of the buyer' : email, '.'),
  signInToSee: 'If you have a membership under that address, sign in to see what you have bought.',
  payments: 'Return to the main payments page',
  next: {
    membership: 'We’ll email the new member a link to sign in.',
    daypass: 'We’ll email the holder of the day pass a link to sign in.',
    upgrade: 'The upgrade is in force at once. A mail about it and the receipt is on its way.',
    token: ({ email, payments }) => createElement(Fragment, null, `The voting token is on its way to ${email}. It is also with `, payments, ', together with the ballot to download.'),
    item: ({ email, payments }) => createElement(Fragment, null, `The receipt is on its way to ${email}. What you have bought is with `, payments, '.'),
    invoice: ({ email, payments }) => createElement(Fragment, null, `The receipt is on its way to ${email}. What you have bought is with `, payments, '.'),
  },
  yourPayments: 'your payments',
};
