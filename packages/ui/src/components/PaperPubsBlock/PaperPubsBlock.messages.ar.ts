import type { PaperPubsBlockMessages } from './PaperPubsBlock.messages.ts';

export const paperPubsBlockAr: Partial<PaperPubsBlockMessages> = {
  label: (price) => `تقارير التقدّم الورقية${price === null ? '' : ` (${price})`}`,
  hint: 'قراءة تقارير التقدّم على الإنترنت مجانية. هذه تصل مطبوعة بالبريد.',
  paidHint: 'ثمنها مدفوع. إن لم تعد تريدها، فاكتب إلى قسم التسجيل.',
  accessHint: 'الحقول الثلاثة لازمة للظرف. لا يراها إلا من يرسلون التقارير.',
  name: 'الاسم على الظرف',
  address: 'العنوان البريدي',
  country: 'البلد',
};
