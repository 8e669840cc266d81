import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Fold: {
    notFor: 'What most people need, and anything required; a card that folds is a `FoldingCard`.',
    keys: keys.disclosure,
    heard: 'A disclosure named by its title and hint, expanded or collapsed.',
    does: [
      'Say in `hint` what is inside, so that nobody has to look.',
      'Pass `hasContent` and `hasError`: it opens for what is filled in or wrong.',
    ],
    donts: ['Hide a required field in it.'],
  },
};
