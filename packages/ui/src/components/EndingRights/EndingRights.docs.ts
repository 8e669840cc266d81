import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  EndingRights: {
    notFor: 'Rights that begin: those are what is sold.',
    keys: keys.none,
    heard: 'Politely, once a membership is chosen that ends something: which rights, in a list.',
    does: ['Put it before the button that pays.'],
    donts: ['Say it only in the receipt.'],
  },
};
