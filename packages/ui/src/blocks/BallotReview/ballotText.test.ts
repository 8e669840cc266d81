import { expect, it } from 'vitest';
import { formatBallot } from './ballotText.ts';

const line = {
  position: 1,
  title: 'Spinning Silver',
  credit: 'by Naomi Novik',
  note: '',
  isEmpty: false,
  isCounted: true,
};

it('lists the ranking in order, then what would not count, what is not ranked and what is unsaved', () => {
  const text = formatBallot(
    [
      {
        title: 'Best Novel',
        warning: 'not saved',
        lines: [
          line,
          {
            ...line,
            position: 2,
            title: '[No entry]',
            credit: '',
            isEmpty: true,
            isCounted: false,
          },
          { ...line, position: 3, title: 'Le Zombie', note: 'replaced', isCounted: false },
        ],
        unranked: ['No award'],
      },
      { title: 'Best Novella', warning: '', lines: [], unranked: [] },
    ],
    {
      head: ['Hugo Award Voting', 'Aoife'],
      nothingRanked: 'Nothing ranked.',
      wouldNotCount: 'would not count',
      notRanked: ({ titles }) => `Not ranked: ${titles.join(', ')}.`,
    },
  );
  expect(text).toBe(`Hugo Award Voting
Aoife

Best Novel (not saved)
  1. Spinning Silver by Naomi Novik
  2. [No entry]
  3. Le Zombie by Naomi Novik (would not count; replaced)
  Not ranked: No award.

Best Novella
  Nothing ranked.
`);
});
