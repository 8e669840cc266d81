import type { CheckoutMessages } from './Checkout.messages.tsx';

export const checkoutAr: Partial<CheckoutMessages> = {
  total: (amount) => `المجموع: ${amount}`,
  payByCard: 'ادفع بالبطاقة',
  beforeGoingOn: 'قبل أن تتابع:',
  signUp: 'سجّل',
  working: 'جارٍ العمل...',
  gettingReady: 'جارٍ تجهيز الدفع بالبطاقة',
  cardsFailed: 'تعذّر الوصول إلى خدمة الدفع بالبطاقة. ما عبّأته محفوظ.',
  tryAgain: 'حاول مجددًا',
  cardsUnavailable: (contact) => (
    <>لا يمكن قبول البطاقات في الوقت الحالي. اكتب إلى {contact} للشراء.</>
  ),
  bankWaitsTitle: 'ينتظر مصرفك تأكيدك',
  bankWaits: 'لا يُخصم المبلغ إلا عند تأكيدك.',
  continuePayment: 'تابع الدفع',
  cancelPayment: 'ألغِ الدفع',
};
