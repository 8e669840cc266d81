import type { PurchaseFormMessages } from './PurchaseForm.messages.ts';

export const purchaseFormAr: Partial<PurchaseFormMessages> = {
  openPurchase: 'عملية شرائك الجارية',
  clear: 'أفرغ النموذج',
  chooseType: 'اختر نوعًا',
  required: 'مطلوب',
};
