import type { AwardName } from '@conkit/rules';
import type { ReactNode } from 'react';

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
  mailedTo: (email: string | null) => string;
  /** Before the payment provider's charge id. */
  charge: string;
  calendar: string;
  print: string;
  whatNext: string;
  paid: string;
  signedUp: string;
  welcome: (name: string | undefined) => string;
  thanks: string;
  /** `email` is undefined when the address is not known. */
  linkSent: (email: ReactNode | undefined, minutes: number) => ReactNode;
  leadsToDaypass: string;
  leadsToMembership: string;
  /** For a membership with rights in the awards, with the name of the awards all together. */
  leadsToAwards: (awards: AwardName) => string;
  /** `link` is a link to request another login link, with the text `anotherLink`. */
  noMail: (link: ReactNode) => ReactNode;
  anotherLink: string;
  buyAnother: string;
  firstPage: string;
  /** `email` is undefined when the address is not known. */
  receiptSent: (email: ReactNode | undefined) => ReactNode;
  signInToSee: string;
  payments: string;
  /** What happens next for a signed-in buyer; `payments` is a link with the text `yourPayments`. */
  next: Record<ReceiptOrder, (email: string, payments: ReactNode) => ReactNode>;
  yourPayments: string;
}

/** The kind of purchase. */
export type ReceiptOrder = 'membership' | 'daypass' | 'upgrade' | 'item' | 'token' | 'invoice';

const boughtItem = (email: string, payments: ReactNode) => (
  <>
    The receipt is on its way to {email}. What you have bought is with {payments}.
  </>
);

export const receiptMessages: ReceiptMessages = {
  receipt: 'Receipt',
  dismiss: 'Close the receipt',
  memberNumber: 'Member number',
  paidByCard: 'Paid by card',
  mailedTo: (email) => (email ? `Receipt mailed to ${email}` : 'Receipt mailed'),
  charge: 'Charge',
  calendar: 'Add the dates to your calendar',
  print: 'Print',
  whatNext: 'What comes next',
  paid: 'Payment successful!',
  signedUp: 'You are signed up!',
  welcome: (name) => (name ? `Welcome, ${name}` : 'Welcome'),
  thanks: 'Thank you',
  linkSent: (email, minutes) => (
    <>
      We have sent a mail with a login link to {email ?? 'the address of the new member'}. It should
      arrive within about {minutes} minutes.
    </>
  ),
  leadsToDaypass:
    'Open the link to see your day pass and change your details. Buying has not signed you in: only the owner of the address can do that.',
  leadsToMembership:
    'Open the link to see your membership and change your details. Buying has not signed you in: only the owner of the address can do that.',
  leadsToAwards: ({ name }) =>
    `Open the link to see your membership, change your details and take part in the ${name}. Buying has not signed you in: only the owner of the address can do that.`,
  noMail: (link) => <>No mail? Look in your junk folder, or {link}.</>,
  anotherLink: 'ask for another link',
  buyAnother: 'Buy another membership',
  firstPage: 'Return to the memberships page',
  receiptSent: (email) => <>A receipt is on its way to {email ?? 'the address of the buyer'}.</>,
  signInToSee: 'If you have a membership under that address, sign in to see what you have bought.',
  payments: 'Return to the main payments page',
  next: {
    membership: () => 'The new member is told by mail, with a link to sign in.',
    daypass: () => 'The holder of the day pass is told by mail, with a link to sign in.',
    upgrade: () =>
      'The upgrade is in force at once. A mail about it and the receipt is on its way.',
    token: (email, payments) => (
      <>
        The voting token is on its way to {email}. It is also with {payments}, together with the
        ballot to download.
      </>
    ),
    item: boughtItem,
    invoice: boughtItem,
  },
  yourPayments: 'your payments',
};
