import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Receipt: {
    notFor: 'The page of somebody who is signed in, who gets `ReceiptCard`.',
    keys: keys.link,
    heard:
      'Its heading takes the focus: that it is done. Then what was paid, for whom and when, and what happens next.',
    does: ['Say where the receipt is mailed.'],
    donts: ['Sign anybody in because they paid.'],
  },
  ReceiptCard: {
    notFor: 'Visitors: it stands on the first page of an account.',
    keys: keys.button,
    heard: 'A region with what was bought, and buttons that print it and close it.',
    does: ['Show it until it is closed.'],
    donts: ['Show it instead of the purchase in the list.'],
  },
  ReceiptNotice: {
    notFor: 'Somebody who is not signed in.',
    keys: keys.button,
    heard: 'What happens next, where it stands.',
    does: ['Say the one thing that is next.'],
    donts: ['Repeat the receipt.'],
  },
};
