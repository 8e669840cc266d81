import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  NominationsPage: {
    notFor: 'The nominations themselves, which are `AwardNominations` inside it.',
    keys: [
      ['Enter, Space', 'unfolds the rules, on their heading'],
      ['Enter', 'goes to the other award, or to the help'],
    ],
    heard:
      'Until when and whose they are, why nothing can be changed where that is so, the rules folded to their gist.',
    does: ['Fold the rules once they were read.'],
    donts: ['Tell anybody how to nominate after the deadline.'],
  },
};
