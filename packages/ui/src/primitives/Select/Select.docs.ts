import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Select: {
    notFor: 'Up to about five options to compare: use `RadioList`.',
    keys: [
      ['Space, ↓', 'opens the list, depending on the system'],
      ['any letter', 'moves to the option that starts with it'],
    ],
    heard: 'A combo box named by its label with the selected option, then its hint and error.',
    does: ['Say in `placeholder` what to choose.'],
    donts: ['Leave the page in `onChange`. On some systems each arrow key changes the value.'],
  },
};
