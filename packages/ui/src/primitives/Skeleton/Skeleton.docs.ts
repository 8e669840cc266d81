import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Skeleton: {
    notFor: 'A wait without a known shape, which is `Busy`.',
    keys: keys.none,
    heard: 'Its `label`, politely; the shapes are not read.',
    does: ['Draw the shapes of what will come, so that nothing jumps.'],
    donts: ['Show it again when something is only refreshed.'],
  },
};
