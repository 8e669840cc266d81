import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  RankedBallot: {
    notFor:
      'Ranking things that do not count, such as favourites: its words are those of an election. Choosing one of two is a `RadioList`.',
    keys: [
      [
        'Enter, Space',
        'on + ranks the finalist next; on a number or ⋯ opens the menu of positions',
      ],
      ['1 … 9', 'puts it at that position'],
      ['Alt+↑, Alt+↓', 'moves a ranked entry up or down by one'],
      ['Delete, Backspace', 'takes it off the ballot'],
      ['↑ ↓', 'opens the menu; in it, goes to the next position'],
      ['Home, End', 'in the menu, to its first and last line'],
      ['Escape, Tab', 'closes the menu and changes nothing'],
    ],
    heard:
      'A group named by `aria-label` with a hint; an ordered list of what is ranked and a list of what is not. Each button says the title and its position; every change is announced: “Spinning Silver is now 2nd of 3.”',
    does: [
      'Keep `finalists`, `onChange` and `messages` the same objects: then only what changed is drawn anew.',
      'Save gaps as they are: it says what would not count, and offers to close them.',
    ],
    donts: [
      'Shuffle finalists at each drawing: people look for one where it was.',
      'Make dragging the only way: it is an addition to pressing.',
    ],
  },
};
