import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  RankedBallot: {
    notFor:
      "Ranking that isn't a vote, such as favourites: its texts are about an election. For one of two options, use `RadioList`.",
    keys: [
      [
        'Enter, Space',
        'on + ranks the finalist next; on a number or ⋯ opens the menu of positions',
      ],
      ['1 … 9', 'ranks it at that position'],
      ['Alt+↑, Alt+↓', 'moves a ranked entry up or down by one'],
      ['Delete, Backspace', 'removes it from the ballot'],
      ['↑ ↓', 'opens the menu; inside, moves to the previous or next position'],
      ['Home, End', 'in the menu, moves to the first or last item'],
      ['Escape, Tab', 'closes the menu without a change'],
    ],
    heard:
      'A group named by `aria-label` with a hint. An ordered list of the ranked entries, and a list of the others. Each button contains the title and position. Every change is announced: “Spinning Silver is now 2nd of 3.”',
    does: [
      'Keep `finalists`, `onChange` and `messages` stable, so that only changed rows re-render.',
      'Save gaps as they are. The ballot shows which entries would not count and offers to close the gap.',
    ],
    donts: [
      'Shuffle the finalists on every render. People look for them in the same place.',
      'Make dragging the only way. It is an addition to buttons.',
    ],
  },
};
