import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Skeleton: {
    notFor: 'Content without a known shape: use `Busy`.',
    keys: keys.none,
    heard: "Its `label`, politely. The shapes aren't read.",
    does: ['Match the shapes of the content, so that there is no layout shift.'],
    donts: ['Show it again for a refresh.'],
  },
};
