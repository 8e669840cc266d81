import type { PaymentDialogFrameMessages } from './PaymentDialogFrame.messages.ts';

export const paymentDialogFrameSv: Partial<PaymentDialogFrameMessages> = {
  payByCard: 'Betala med kort',
  pay: (amount, event) => `Betala ${amount} · ${event}`,
  confirm: 'Bekräfta hos din bank',
  payee: (convention) =>
    `Du betalar till ${convention}. Vi ser eller sparar aldrig ditt kortnummer.`,
};
