import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  ActionList: {
    notFor: 'A list to read, or links inside a sentence; one thing to do is a `Button`.',
    keys: [
      ['Enter, Space', 'does it, where it is a button'],
      ['Enter', 'goes there, where it is a link'],
    ],
    heard:
      'A list with the number of its rows; each row is a link or a button named by its label, how it stands and what it costs ("Upgrade Membership, from €40"). Why a row cannot be used is read with it.',
    does: [
      'Give a row `href` when it leads somewhere and `onPress` when it does something.',
      'Say in the second line how it stands: “2 of 20 categories ranked”.',
    ],
    donts: [
      'Fill more than one row of a page: only what is next is filled.',
      'Take away a row that is not possible now; disable it and say why.',
    ],
  },
};
