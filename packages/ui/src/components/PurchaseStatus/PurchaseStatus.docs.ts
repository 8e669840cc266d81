import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PurchaseStatus: {
    notFor: 'A list of purchases, which is `PurchaseList`.',
    keys: keys.link,
    heard:
      'Politely what is going on, at once what went wrong; never that a purchase failed before the provider said so.',
    does: ['Keep it in the place of the button that paid.'],
    donts: ['Offer to pay again while it is not known what happened.'],
  },
};
