import type { PurchaseStatus } from '@conkit/rules';

export interface PurchaseCardMessages {
  status: Record<PurchaseStatus, string>;
  /** The label of an unknown status. */
  pending: string;
  /** When a purchase was paid; `day` is already formatted. */
  paidOn: (day: string) => string;
  email: string;
  person: string;
  receipt: string;
  charge: string;
  invoice: string;
  error: string;
  /** What went wrong, from the server's error code. Unknown codes come from the bank, which alone can explain them. */
  problem: (error: string) => string;
  comments: string;
  yes: string;
  no: string;
}

const problems: Readonly<Record<string, string>> = {
  refund_due: 'It could not be delivered any more. The money goes back to you.',
  authentication_failed: 'The bank did not confirm the payment.',
  abandoned: 'The payment was not confirmed in time.',
  cancelled: 'The payment was cancelled.',
  not_charged: 'The payment was not made.',
  provider_refused: 'The payment was not made.',
  refunded: 'The payment was given back.',
};

export const purchaseCardMessages: PurchaseCardMessages = {
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
  paidOn: (day) => `Paid on ${day}`,
  email: 'Payment email',
  person: 'For',
  receipt: 'Receipt',
  charge: 'Charge',
  invoice: 'Invoice',
  error: 'Error',
  problem: (error) => problems[error] ?? 'The card was declined.',
  comments: 'Comments',
  yes: 'Yes',
  no: 'No',
};
