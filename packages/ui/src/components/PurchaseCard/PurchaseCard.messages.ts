import type { PurchaseStatus } from '@conkit/rules';

export interface PurchaseCardMessages {
  /** An amount of cents in a currency (ISO 4217). */
  amount: (cents: number, currency: string) => string;
  status: Record<PurchaseStatus, string>;
  /** A status that is not known. */
  pending: string;
  /** When a purchase was paid; ISO 8601. */
  paidOn: (instant: string) => string;
  email: string;
  person: string;
  receipt: string;
  charge: string;
  invoice: string;
  error: string;
  /** What went wrong, from the server's code; anything else is shown as it is. */
  problem: (error: string) => string;
  comments: string;
  yes: string;
  no: string;
}

const problems: Readonly<Record<string, string>> = {
  refund_due: 'It could not be delivered any more. The money goes back.',
  authentication_failed: 'The bank did not confirm the payment.',
  abandoned: 'The payment was not confirmed in time.',
  cancelled: 'The payment was cancelled.',
  not_charged: 'The payment was not made.',
  provider_refused: 'The payment was not made.',
  card_declined: 'The card was declined.',
};

export const purchaseCardMessages: PurchaseCardMessages = {
  amount: (cents, currency) =>
    new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(cents / 100),
  status: {
    invoice: 'To be paid',
    requires_action: 'Waiting for your bank',
    processing: 'Being processed',
    succeeded: 'Paid',
    failed: 'Failed',
    refunded: 'Refunded',
    disputed: 'Disputed',
  },
  pending: 'Pending',
  paidOn: (instant) =>
    `Paid on ${new Intl.DateTimeFormat('en-IE', { dateStyle: 'long' }).format(new Date(instant))}`,
  email: 'Payment email',
  person: 'For',
  receipt: 'Receipt',
  charge: 'Charge',
  invoice: 'Invoice',
  error: 'Error',
  problem: (error) => problems[error] ?? error,
  comments: 'Comments',
  yes: 'Yes',
  no: 'No',
};
