import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Receipt: {
    notFor: 'Signed-in buyers: use `ReceiptCard`.',
    keys: keys.link,
    heard:
      'A heading with the focus, which confirms the purchase. Then what was bought, the recipient and the date, and what happens next.',
    does: ['Show where the receipt is mailed.'],
    donts: ['Sign buyers in because they paid.'],
  },
  ReceiptCard: {
    notFor: 'Visitors: it belongs on the first page of an account.',
    keys: keys.button,
    heard: 'A region with the purchase, and buttons to print and close it.',
    does: ['Keep it until it is closed.'],
    donts: ['Show it instead of the purchase in the list.'],
  },
  ReceiptNotice: {
    notFor: 'Visitors who are not signed in.',
    keys: keys.button,
    heard: 'What happens next, in reading order.',
    does: ['Name the one next step.'],
    donts: ['Repeat the receipt.'],
  },
};
