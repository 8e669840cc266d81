import type { PaymentDialogFrameMessages } from './PaymentDialogFrame.messages.ts';

export const paymentDialogFrameAr: Partial<PaymentDialogFrameMessages> = {
  payByCard: 'ادفع بالبطاقة',
  pay: (amount, event) => `ادفع ${amount} · ${event}`,
  confirm: 'أكّد لدى مصرفك',
  payee: (convention) => `تدفع إلى ${convention}. لا نرى رقم بطاقتك ولا نحتفظ به.`,
};
