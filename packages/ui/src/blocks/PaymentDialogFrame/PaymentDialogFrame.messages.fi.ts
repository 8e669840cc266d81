import type { PaymentDialogFrameMessages } from './PaymentDialogFrame.messages.ts';

export const paymentDialogFrameFi: PaymentDialogFrameMessages = {
  payByCard: 'Maksa kortilla',
  pay: (amount, event) => `Maksa ${amount} · ${event}`,
  confirm: 'Vahvista maksu pankissasi',
  payee: (convention) => `Maksun saaja on ${convention}. Emme näe emmekä säilytä korttisi numeroa.`,
};
