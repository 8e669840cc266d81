import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  BallotReview: {
    notFor: 'Changing the ballot: it leads to the category.',
    keys: keys.button,
    heard:
      'How many categories count, what would not count and what is not saved, with links there; then each category in rank order.',
    does: ['Print it: what is on paper says whose it is and when.'],
    donts: ['Hide categories without a ranking: they fold to a line.'],
  },
};
