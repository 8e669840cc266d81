import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  FoldingCard: {
    notFor: 'An optional part of a form: use `Fold`.',
    keys: keys.disclosure,
    heard:
      'A disclosure with its heading, expanded or collapsed. The hint is read while it is folded.',
    does: ["Summarize the content in `hint`, for people who don't open it."],
    donts: ['Fold content that changes while the reader is elsewhere on the page.'],
  },
};
