import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  AwardNominations: {
    notFor: 'Voting, which is `AwardBallot`.',
    keys: [
      ['Enter, Space', 'folds and unfolds a category, on its heading'],
      ['Enter', 'in a field goes to the next row, as in `NominationGrid`'],
    ],
    heard:
      'A navigation of categories with which are filled in and which are not saved; each category a region that says folded what is in it.',
    does: ['Let categories that ask something open by themselves, as it does.'],
    donts: ['Close what somebody is writing in.'],
  },
};
