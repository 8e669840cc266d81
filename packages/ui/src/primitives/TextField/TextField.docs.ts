import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  TextField: {
    notFor: 'Several lines: use `TextArea`. For one of a few options, use `Select`.',
    keys: [
      ['any letter', 'writes'],
      ['Enter', 'submits the surrounding form, or calls `onEnter` instead'],
    ],
    heard:
      'A field named by its label, with “required” in words, then its hint and error. An invalid field is announced as such.',
    does: [
      'Set `autoComplete`, `type` and `inputMode`, for autofill and the right on-screen keyboard.',
      'Say in `errorMessage` how to fix the error.',
    ],
    donts: ['Use a placeholder as the label. It disappears when people type.'],
  },
  TextArea: {
    notFor: 'A single line, such as a name.',
    keys: [
      ['any letter', 'writes'],
      ['Enter', 'inserts a line break'],
    ],
    heard: 'The same as a text field, with several lines.',
    does: ['Let it grow with its content. Use `isFixed` only if the content below must not move.'],
    donts: ['Limit the length without saying so in the hint.'],
  },
};
