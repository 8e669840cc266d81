// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface PaymentDialogFrameMessages {
  payByCard: string;
  /** The pay button: the formatted amount, and the convention. */
  pay: (values: { amount: string; event: string }) => string;
  /** The title while the bank asks (3-D Secure). */
  confirm: string;
  /** Who receives the money, and how the card number is used. */
  payee: (values: { convention: string }) => string;
}

export const paymentDialogFrameMessages: PaymentDialogFrameMessages = {
  payByCard: 'Pay by card',
  pay: ({ amount, event }) => `Pay ${amount} · ${event}`,
  confirm: 'Confirm with your bank',
  payee: ({ convention }) => `You pay ${convention}. We never see or keep your card number.`,
};
