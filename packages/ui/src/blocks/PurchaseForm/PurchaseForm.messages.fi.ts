import type { PurchaseFormMessages } from './PurchaseForm.messages.ts';

export const purchaseFormFi: PurchaseFormMessages = {
  openPurchase: 'Keskeneräinen ostoksesi',
  clear: 'Tyhjennä lomake',
  beforeGoingOn: 'Ennen kuin voit jatkaa:',
  chooseType: 'Valitse tyyppi',
  required: 'pakollinen',
};
