import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  NominationGrid: {
    notFor: 'Choosing among known entries, which is a `RankedBallot`.',
    keys: [
      ['Enter', 'goes to the same field of the next row'],
      ['Shift+Enter', 'a line break'],
      ['↑ ↓ ← →', 'goes on to the next field where the text ends'],
      ['Ctrl+V, ⌘V', 'fills rows from lines or from a spreadsheet, and overwrites nothing'],
    ],
    heard:
      'A group named by `aria-label`; each row is a group “Nomination 2” with its fields and what is not saved of it. What a paste, a reset or a removal did is announced, and can be undone.',
    does: [
      'Hand out hints as `remarks`: they refuse nothing.',
      'Keep `onChange` cheap: it comes while people type.',
    ],
    donts: ['Check who is eligible while somebody writes: administrators decide that.'],
  },
  NominationList: {
    notFor: 'What can be changed, which is `NominationGrid`.',
    keys: keys.none,
    heard: 'An ordered list of what is nominated, or that nothing is.',
    does: ['Use it after the deadline.'],
    donts: ['Show empty rows in it.'],
  },
};
