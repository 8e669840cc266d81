import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PurchaseStatus: {
    notFor: 'A list of purchases: use `PurchaseList`.',
    keys: keys.link,
    heard:
      'Progress politely, problems immediately. Never that a purchase failed before the provider reported it.',
    does: ['Show it where the payment button was.'],
    donts: ['Offer to pay again while the result is unknown.'],
  },
};
