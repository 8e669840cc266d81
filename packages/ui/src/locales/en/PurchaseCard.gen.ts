// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { formatEnglishDay } from '../../words/formatValue.ts';

export interface PurchaseCardMessages {
  status: {
    invoice: string;
    requires_action: string;
    processing: string;
    succeeded: string;
    failed: string;
    refunded: string;
    disputed: string;
  };
  /** The answer to a consent, such as that to the code of conduct. */
  agreed: (values: { day: string; version: string }) => string;
  /** The label of an unknown status. */
  pending: string;
  /** When a purchase was paid; `day` is already formatted. */
  paidOn: (values: { day: string }) => string;
  email: string;
  person: string;
  receipt: string;
  charge: string;
  invoice: string;
  error: string;
  problem: {
    /** What went wrong, from the server's error code. Unknown codes come from the bank, which alone can explain them. */
    refund_due: string;
    /** What went wrong, from the server's error code. Unknown codes come from the bank, which alone can explain them. */
    authentication_failed: string;
    /** What went wrong, from the server's error code. Unknown codes come from the bank, which alone can explain them. */
    abandoned: string;
    /** What went wrong, from the server's error code. Unknown codes come from the bank, which alone can explain them. */
    cancelled: string;
    /** What went wrong, from the server's error code. Unknown codes come from the bank, which alone can explain them. */
    not_charged: string;
    /** What went wrong, from the server's error code. Unknown codes come from the bank, which alone can explain them. */
    provider_refused: string;
    /** What went wrong, from the server's error code. Unknown codes come from the bank, which alone can explain them. */
    refunded: string;
    /** What went wrong, from the server's error code. Unknown codes come from the bank, which alone can explain them. */
    other: string;
  };
  comments: string;
  yes: string;
  no: string;
}

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
  agreed: ({ day, version }) => `Agreed on ${formatEnglishDay(day)}, version ${version}`,
  pending: 'Pending',
  paidOn: ({ day }) => `Paid on ${day}`,
  email: 'Payment email',
  person: 'For',
  receipt: 'Receipt',
  charge: 'Charge',
  invoice: 'Invoice',
  error: 'Error',
  problem: {
    refund_due: 'It could not be delivered any more. The money goes back to you.',
    authentication_failed: 'The bank did not confirm the payment.',
    abandoned: 'The payment was not confirmed in time.',
    cancelled: 'The payment was cancelled.',
    not_charged: 'The payment was not made.',
    provider_refused: 'The payment was not made.',
    refunded: 'The payment was given back.',
    other: 'The card was declined.',
  },
  comments: 'Comments',
  yes: 'Yes',
  no: 'No',
};
