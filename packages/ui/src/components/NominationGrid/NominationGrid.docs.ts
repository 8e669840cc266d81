import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  NominationGrid: {
    notFor: 'Choosing among known entries: use `RankedBallot`.',
    keys: [
      ['Enter', 'moves to the same field of the next row'],
      ['Shift+Enter', 'inserts a line break'],
      ['↑ ↓ ← →', 'moves to the next field at the end of the text'],
      ['Ctrl+V, ⌘V', 'fills empty rows from lines or a spreadsheet'],
    ],
    heard:
      'A group named by `aria-label`. Each row is a group “Nomination 2” with its fields, and unsaved fields are marked. Pastes, resets and removals are announced and can be undone.',
    does: [
      'Pass hints as `remarks`. They reject nothing.',
      'Keep `onChange` fast. It is called while people type.',
    ],
    donts: ['Check eligibility while people type. Administrators decide it.'],
  },
  NominationList: {
    notFor: 'Editable nominations: use `NominationGrid`.',
    keys: keys.none,
    heard: 'An ordered list of the nominations, or a message that there are none.',
    does: ['Use it after the deadline.'],
    donts: ['Show empty rows.'],
  },
};
