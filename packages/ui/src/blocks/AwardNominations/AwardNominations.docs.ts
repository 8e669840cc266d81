import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  AwardNominations: {
    notFor: 'Voting: use `AwardBallot`.',
    keys: [
      ['Enter, Space', 'folds and unfolds a category, on its heading'],
      ['Enter', 'in a field, goes to the next row, as in `NominationGrid`'],
    ],
    heard:
      'A navigation of the categories that marks filled and unsaved ones; each category is a region, and its heading summarises what is in it.',
    does: ['Let categories that need a decision open on their own.'],
    donts: ['Fold a category while it is being edited.'],
  },
};
