import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  CheckInbox: {
    notFor: 'Where nothing was mailed: it promises a mail.',
    keys: [
      ['any digit', 'writes the code'],
      ['Enter', 'sends the code'],
    ],
    heard:
      'Where the mail went, once it has the focus; a field for six digits; how often a wrong code can be tried, and when the mail can be sent again.',
    does: ['Offer another address, and the mail once more.'],
    donts: ['Say whether there is an account with that address.'],
  },
};
