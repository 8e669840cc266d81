import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  FoldingCard: {
    notFor: 'A part of a form that may be left for later, which is a `Fold`.',
    keys: keys.disclosure,
    heard:
      'A disclosure with its heading, expanded or collapsed; the hint is read while it is folded.',
    does: ['Give the gist as `hint`: whoever does not unfold it still knows it.'],
    donts: ['Fold what changes while the reader is elsewhere on the page.'],
  },
};
