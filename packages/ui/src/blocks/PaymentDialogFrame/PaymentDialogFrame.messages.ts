export interface PaymentDialogFrameMessages {
  payByCard: string;
  /** The button that charges: the amount as it is written, and the convention. */
  pay: (amount: string, event: string) => string;
  /** The title while the bank asks (3-D Secure). */
  confirm: string;
  /** Who gets the money, and what becomes of the card's number. */
  payee: (convention: string) => string;
}

export const paymentDialogFrameMessages: PaymentDialogFrameMessages = {
  payByCard: 'Pay by card',
  pay: (amount, event) => `Pay ${amount} · ${event}`,
  confirm: 'Confirm with your bank',
  payee: (convention) => `You pay ${convention}. We never see or keep your card number.`,
};
