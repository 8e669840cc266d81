import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PurchaseCard: {
    notFor: 'Paying: it tells of a purchase and may carry a button.',
    keys: keys.none,
    heard:
      'A region named by what was bought; its state in words, then each fact as a term and its value.',
    does: ['Show everything that is known: people mail it to the registration desk.'],
    donts: ["Shorten a charge's id: it is what a bank asks for."],
  },
};
