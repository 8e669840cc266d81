import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  CheckInbox: {
    notFor: 'Cases where no mail was sent: the card promises one.',
    keys: [
      ['any digit', 'types the code'],
      ['Enter', 'submits the code'],
    ],
    heard:
      'Where the mail was sent, once the card has the focus; a field for six digits; how many tries are left, and when the mail can be sent again.',
    does: ['Offer to change the address and to send the mail again.'],
    donts: ['Reveal whether the address has an account.'],
  },
};
