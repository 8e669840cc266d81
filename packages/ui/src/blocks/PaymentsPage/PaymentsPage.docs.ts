import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PaymentsPage: {
    notFor: 'A single purchase: use `PurchaseCard` or `Receipt`.',
    keys: keys.link,
    heard: 'A region of purchases, newest first, and one of other items on sale.',
    does: ['Put open invoices first.'],
    donts: ['Leave out a failed payment: people look for it.'],
  },
  PurchaseList: {
    notFor: 'The page around it.',
    keys: keys.button,
    heard:
      'A region for each purchase. If they could not be loaded, an alert and “Try again”. With `more`, how many are shown, announced each time older ones are added.',
    does: ['Show invoices in it, too.', 'Pass `more` when an account has more than 50 purchases.'],
    donts: ['Load older purchases before the reader asks for them.'],
  },
  UnknownPurchase: {
    notFor: 'Forms of items that are on sale.',
    keys: keys.link,
    heard: 'That nothing of this kind is on sale, and a link to what is.',
    does: ['Use it for old links.'],
    donts: ['Show an empty form instead.'],
  },
};
