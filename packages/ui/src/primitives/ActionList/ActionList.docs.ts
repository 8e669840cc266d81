import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  ActionList: {
    notFor: 'Lists to read, and links in a sentence. For a single action, use `Button`.',
    keys: [
      ['Enter, Space', 'runs the action of a button row'],
      ['Enter', 'opens the page of a link row'],
    ],
    heard:
      'A list with its number of rows. Each row is a link or a button named by its label, status and price (“Upgrade Membership, from €40”). The reason for a disabled row is read after it.',
    does: [
      'Use `href` for a row that opens a page and `onPress` for one that runs an action.',
      'Show the status in the second line: “2 of 20 categories ranked”.',
    ],
    donts: [
      'Highlight more than one row per page. It is for the next step.',
      "Remove a row that isn't possible now. Disable it and say why.",
    ],
  },
};
