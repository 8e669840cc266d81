import type { BarcodeDialogMessages } from './BarcodeDialog.messages.ts';

export const barcodeDialogAr: Partial<BarcodeDialogMessages> = {
  title: 'الرمز الشريطي للتسجيل',
  hint: 'أظهره عند التسجيل، على هاتفك أو مطبوعًا، لكي تستلم الشارة.',
  downloadPicture: 'نزّل الصورة',
  downloadPdf: 'نزّل ملف PDF',
  picture: (name, holder) => `الرمز الشريطي لـ ${name}، ${holder}`,
};
