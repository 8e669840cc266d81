import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Button: {
    notFor:
      'Going to another page: that is a `Link`, which may look like a button (`tone`). On and off is a `ToggleButton`.',
    keys: keys.button,
    heard:
      'A button named by its words. While it works (`isPending`) or is `isInert` it is said to be dimmed and keeps the focus; `isDisabled` leaves the order of Tab.',
    does: [
      'Name what it does: “Pay €210”, not “OK”.',
      'Use `isInert` where a press should say what is missing.',
    ],
    donts: [
      'Put two `primary` buttons beside each other: one thing is next.',
      'Use `danger` for what can be undone.',
    ],
  },
  IconButton: {
    notFor: 'Anything that needs a second thought; words are known by more people than a picture.',
    keys: keys.button,
    heard: 'A button named by its `aria-label`; the icon is not read.',
    does: ['Name the thing it acts on: “Remove Spinning Silver”.'],
    donts: ['Give ten of a page the same name.'],
  },
};
