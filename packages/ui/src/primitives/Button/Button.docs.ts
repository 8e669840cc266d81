import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Button: {
    notFor:
      'Going to another page: use `Link`, which can look like a button (`tone`). To turn something on and off, use `ToggleButton`.',
    keys: keys.button,
    heard:
      'A button named by its text. With `isPending` or `isInert` it is announced as dimmed and keeps the focus. `isDisabled` removes it from the tab order.',
    does: [
      'Name the action: “Pay €210”, not “OK”.',
      'Use `isInert` when a press should explain what is missing.',
    ],
    donts: [
      'Put two `primary` buttons side by side. Only one thing is next.',
      'Use `danger` for actions that can be undone.',
    ],
  },
  IconButton: {
    notFor: 'Unfamiliar actions. More people understand words than icons.',
    keys: keys.button,
    heard: "A button named by its `aria-label`. The icon isn't read.",
    does: ['Name the object: “Remove Spinning Silver”.'],
    donts: ['Give ten buttons on a page the same name.'],
  },
};
