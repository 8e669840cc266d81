import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Fold: {
    notFor:
      'Required fields and fields that most people need. For a card that folds, use `FoldingCard`.',
    keys: keys.disclosure,
    heard: 'A disclosure named by its title and hint, expanded or collapsed.',
    does: [
      'Summarize the content in `hint`.',
      'Pass `hasContent` and `hasError`, so that it opens for filled-in or invalid fields.',
    ],
    donts: ['Hide a required field in it.'],
  },
};
