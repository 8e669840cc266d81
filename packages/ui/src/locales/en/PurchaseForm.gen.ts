// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface PurchaseFormMessages {
  openPurchase: string;
  clear: string;
  chooseType: string;
  required: string;
}

export const purchaseFormMessages: PurchaseFormMessages = {
  openPurchase: 'Your open purchase',
  clear: 'Clear the form',
  chooseType: 'Choose a type',
  required: 'required',
};
