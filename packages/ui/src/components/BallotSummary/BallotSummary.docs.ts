import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  BallotSummary: {
    notFor: 'Changing a ranking: use `RankedBallot`.',
    keys: keys.none,
    heard:
      "The title, an ordered list in rank order, the entries that would not count with the reason, and the finalists that aren't ranked.",
    does: ['Show it before a deadline and print it.'],
    donts: ["Leave out the finalists that aren't ranked. Not ranking them is a decision too."],
  },
};
