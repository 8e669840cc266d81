import type { SandboxCardMessages } from './SandboxCard.messages.ts';

export const sandboxCardAr: Partial<SandboxCardMessages> = {
  testCard: 'بطاقة تجريبية',
  sandbox: 'الدفع بالبطاقة تجريبي: لا يُخصم شيء، ولا تُقبل بطاقة حقيقية.',
  chooseOne: 'اختر واحدة، أو اكتب رقمها',
  outcome: {
    success: 'تنجح',
    declined: 'تُرفض',
    authentication: 'تسأل المصرف أولًا (3-D Secure)',
  },
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء (MM/YY)',
  code: 'رمز الأمان (CVC)',
  postcode: 'الرمز البريدي',
  numberWrong: (numbers) => `هذا تجريبي: لا تُقبل بطاقة حقيقية. استخدم ${numbers}.`,
  expiryWrong: 'أدخل الشهر والسنة، مثل 12/34.',
  codeWrong: 'أدخل ثلاثة أرقام، مثل 123.',
  postcodeMissing: 'أدخل رمزًا بريديًا، مثل D01 X2Y3.',
};
