import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  AwardBallot: {
    notFor: 'One category on another page: that is a `RankedBallot`.',
    keys: [
      ['Enter, Space', 'folds and unfolds a category, on its heading'],
      ['Enter', 'in the index goes to a category'],
      ['1 … 9, Delete', 'rank and take off, as in `RankedBallot`'],
    ],
    heard:
      'A navigation of categories with how far each is, then a region for each. What is saved, refused or changed elsewhere is announced in its category.',
    does: [
      'Put a `NowProvider` around it.',
      'Hand it what `@conkit/drafts` says of each category: it never says “saved” by itself.',
    ],
    donts: ['Draw it without the review: it is the last word before the deadline.'],
  },
  AwardBallotSkeleton: {
    notFor: 'Other pages: it has the shape of a ballot.',
    keys: keys.none,
    heard: 'That the ballot is loading.',
    does: ['Show it until the saved ballot is there.'],
    donts: ['Show it again when a category is saved.'],
  },
};
