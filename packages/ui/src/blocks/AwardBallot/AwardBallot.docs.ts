import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  AwardBallot: {
    notFor: 'A single category on another page: use `RankedBallot`.',
    keys: [
      ['Enter, Space', 'folds and unfolds a category, on its heading'],
      ['Enter', 'in the index, goes to a category'],
      ['1 … 9, Delete', 'rank a finalist or remove it, as in `RankedBallot`'],
    ],
    heard:
      'A navigation of the categories with their progress, then a region for each category. Saves, refusals and changes made elsewhere are announced in their category.',
    does: [
      'Wrap it in a `NowProvider`.',
      'Pass the status of each category from `@conkit/drafts`: the block never shows “saved” on its own.',
    ],
    donts: ["Leave out the review: it is the voter's last check before the deadline."],
  },
  AwardBallotSkeleton: {
    notFor: 'Other pages: the skeleton has the shape of a ballot.',
    keys: keys.none,
    heard: 'That the ballot is loading.',
    does: ['Show it until the saved ballot has loaded.'],
    donts: ['Show it again while a category is saved.'],
  },
};
