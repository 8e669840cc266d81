import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  BallotReview: {
    notFor: 'Editing the ballot: the review links to the categories.',
    keys: keys.button,
    heard:
      'How many categories count, what would not count and what is unsaved, with links; then each category in rank order.',
    does: ['Print it: the printed page states whose ballot it is and when it was printed.'],
    donts: ['Hide categories without a ranking: they fold to one line.'],
  },
};
