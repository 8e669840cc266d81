import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PaymentsPage: {
    notFor: 'One purchase, which is a `PurchaseCard` or a `Receipt`.',
    keys: keys.link,
    heard: 'A region of what was bought, newest first, and one of what else there is to buy.',
    does: ['Put what waits to be paid first.'],
    donts: ['Leave out a failed payment: people look for it.'],
  },
  PurchaseList: {
    notFor: 'The page around it.',
    keys: keys.button,
    heard:
      'A region for each purchase. If they could not be loaded, an alert and “Try again”. With `more`, how many are shown, again each time older ones are added.',
    does: ['Show invoices in it, too.', 'Give `more` when an account has more than 50 purchases.'],
    donts: ['Load older purchases before they are asked for.'],
  },
  UnknownPurchase: {
    notFor: 'A form of which something is sold.',
    keys: keys.link,
    heard: 'That nothing of this kind is sold, and a link to what is.',
    does: ['Use it where an old link leads.'],
    donts: ['Answer with an empty form.'],
  },
};
