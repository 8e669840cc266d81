import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  BallotSummary: {
    notFor: 'Changing a ranking, which is a `RankedBallot`.',
    keys: keys.none,
    heard:
      'The title, an ordered list in rank order, what would not count and why, and what is not ranked.',
    does: ['Show it before a deadline, and print it.'],
    donts: ['Leave out what is not ranked: that is a decision, too.'],
  },
};
