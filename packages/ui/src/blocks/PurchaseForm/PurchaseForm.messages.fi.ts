import type { PurchaseFormMessages } from './PurchaseForm.messages.ts';

export const purchaseFormFi: PurchaseFormMessages = {
  openPurchase: 'Keskeneräinen ostoksesi',
  clear: 'Tyhjennä lomake',
  chooseType: 'Valitse tyyppi',
  required: 'pakollinen',
};
