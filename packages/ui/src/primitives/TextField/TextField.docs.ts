import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  TextField: {
    notFor: 'Several lines, which is a `TextArea`; one of a few, which is a `Select`.',
    keys: [
      ['any letter', 'writes'],
      ['Enter', 'sends the form around it, or calls `onEnter` in its place'],
    ],
    heard:
      'A field named by its label, “required” in words, then its hint and its error; an invalid one is said to be so.',
    does: [
      'Set `autoComplete`, `type` and `inputMode`: they bring the right keyboard and what is known already.',
      'Let `errorMessage` say how it is mended.',
    ],
    donts: ['Use a placeholder as the label: it goes when one writes.'],
  },
  TextArea: {
    notFor: 'One line, such as a name.',
    keys: [
      ['any letter', 'writes'],
      ['Enter', 'a line break'],
    ],
    heard: 'As a text field, of several lines.',
    does: ['Let it grow with what is written; `isFixed` is for where nothing below may move.'],
    donts: ['Limit the length without saying so in the hint.'],
  },
};
