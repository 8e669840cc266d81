import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PurchaseCard: {
    notFor: 'Payment. It shows a purchase and may contain a button.',
    keys: keys.none,
    heard:
      'A region named by what was bought. The status in words, then each fact as a term with its value.',
    does: ['Show all known data. People copy it into mails to the registration team.'],
    donts: ['Shorten a charge id. Banks ask for it.'],
  },
};
