export interface PurchaseFormMessages {
  openPurchase: string;
  clear: string;
  /** Before the list of what is missing. */
  beforeGoingOn: string;
  chooseType: string;
  required: string;
}

export const purchaseFormMessages: PurchaseFormMessages = {
  openPurchase: 'Your open purchase',
  clear: 'Clear the form',
  beforeGoingOn: 'Before you can go on:',
  chooseType: 'Choose a type',
  required: 'required',
};
