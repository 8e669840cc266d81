import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  ToggleButton: {
    notFor: 'An answer in a form that is sent later: use `Checkbox`.',
    keys: keys.button,
    heard: 'A toggle button named by its text, pressed or not pressed.',
    does: ['Name what is on when it is pressed: “Wednesday”.'],
    donts: ['Change the text with the state. It would contradict “pressed”.'],
  },
};
