import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  NominationsPage: {
    notFor: 'The nominations themselves: put `AwardNominations` inside it.',
    keys: [
      ['Enter, Space', 'unfolds the rules, on their heading'],
      ['Enter', 'follows the link to the other award or to the help'],
    ],
    heard:
      'The deadline and the nominator, why nothing can be changed if so, and the summary of the rules.',
    does: ['Fold the rules once they were read.'],
    donts: ['Explain how to nominate after the deadline.'],
  },
};
