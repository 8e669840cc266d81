import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  VotingPage: {
    notFor: 'The ballot itself: put `AwardBallot` inside it.',
    keys: [
      ['Enter', 'in the field, signs'],
      ['Enter, Space', 'unfolds how to vote, on its heading'],
    ],
    heard:
      'The deadline, the voter and the signature, how to vote, then the ballot; before and after voting, when it opens and when the awards are given.',
    does: ['Ask for the signature before ranking: until then the ballot is read-only.'],
    donts: ['Leave the deadline out on its last day: it is a notice then.'],
  },
};
