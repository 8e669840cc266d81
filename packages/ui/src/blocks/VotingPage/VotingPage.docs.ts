import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  VotingPage: {
    notFor: 'The ballot itself, which is `AwardBallot` inside it.',
    keys: [
      ['Enter', 'in the field signs'],
      ['Enter, Space', 'unfolds how to vote, on its heading'],
    ],
    heard:
      'Until when, who votes and signs, how to vote, then the ballot; before and after voting, when it opens and when the awards are given.',
    does: ['Ask for the signature before the ranks: until then the ballot is there to be read.'],
    donts: ['Leave the deadline out on its last day: it is a notice then.'],
  },
};
