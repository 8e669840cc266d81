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
  comments: string;
  yes: string;
  no: string;
}

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
  comments: 'Comments',
  yes: 'Yes',
  no: 'No',
};
