import type { PurchaseFormMessages } from './PurchaseForm.messages.ts';

export const purchaseFormSv: Partial<PurchaseFormMessages> = {
  openPurchase: 'Ditt öppna köp',
  clear: 'Töm formuläret',
  chooseType: 'Välj en typ',
  required: 'obligatoriskt',
};
