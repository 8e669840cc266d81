import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  ToggleButton: {
    notFor: 'An answer in a form that is sent later, which is a `Checkbox`.',
    keys: keys.button,
    heard: 'A toggle button named by its words, pressed or not pressed.',
    does: ['Name what is on when it is pressed: “Wednesday”.'],
    donts: ['Change the words with the state: then “pressed” contradicts them.'],
  },
};
