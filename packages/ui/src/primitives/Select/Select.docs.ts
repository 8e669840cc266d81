import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Select: {
    notFor: 'Up to about five options that should be compared, which is a `RadioList`.',
    keys: [
      ['Space, ↓', 'opens the list, as the system does it'],
      ['any letter', 'goes to the option that begins with it'],
    ],
    heard: 'A combo box named by its label with what is chosen, then hint and error.',
    does: ['Say with `placeholder` what is to be chosen.'],
    donts: [
      'Act on `onChange` by leaving the page: on some systems each arrow key changes the value.',
    ],
  },
};
