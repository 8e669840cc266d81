import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSave } from './ballotSave.ts';
import { withNoAward } from './finalists.ts';
import { anyBallots } from '../testing/arbitraries.ts';

const finalists = {
  Novel: [
    { id: 1, title: 'One' },
    { id: 2, title: 'Two' },
  ],
  Fanzine: [
    { id: 175, title: 'Fantasy News', replaced: { on: '2019-07-21', by: 187 } },
    { id: 187, title: 'Guteto' },
  ],
};

/** What a category is voted on by, with No Award and so many positions. */
const contest =
  (size = 7) =>
  (category: string) => {
    const entries = Object.entries(finalists).find(([key]) => key === category)?.[1];
    return entries && { finalists: withNoAward(entries), size };
  };

describe('a save of several categories', () => {
  it('BAL-17: accepts the valid categories and returns the problems of the others', () => {
    const ballots = {
      Novel: [2, null, -1],
      Fanzine: [187, 175],
      Opera: [5],
      constructor: [1],
    };
    expect(checkSave(ballots, contest(), {})).toEqual({
      accepted: { Novel: [2, null, -1] },
      refused: {
        Fanzine: [{ kind: 'replaced_finalist', position: 1, id: 175 }],
        Opera: [{ kind: 'unknown_category' }],
        constructor: [{ kind: 'unknown_category' }],
      },
    });
  });

  it('BAL-17: is refused for a duplicate, an unknown entry, and too many positions', () => {
    expect(checkSave({ Novel: [1, 9, 1] }, contest(2), {}).refused).toEqual({
      Novel: [
        { kind: 'too_long', length: 3, size: 2 },
        { kind: 'unknown_finalist', position: 1, id: 9 },
        { kind: 'duplicate', position: 2, id: 1 },
      ],
    });
  });

  it('CAT-6: has no No Award entry in an award without it', () => {
    const plain = () => ({ finalists: finalists.Novel, size: 1 });
    expect(checkSave({ Novel: [-1] }, plain, {}).refused).toEqual({
      Novel: [{ kind: 'unknown_finalist', position: 0, id: -1 }],
    });
    expect(checkSave({ Novel: [2] }, plain, {}).accepted).toEqual({ Novel: [2] });
  });

  it('BAL-16: may move a replaced finalist that was ranked before', () => {
    const moved = { Fanzine: [187, 175] };
    expect(checkSave(moved, contest(), { Fanzine: [175] })).toEqual({
      accepted: moved,
      refused: {},
    });
  });

  it('BAL-17: checks each category independently of the others', () => {
    fc.assert(
      fc.property(anyBallots, anyBallots, (ballots, saved) => {
        const { accepted, refused } = checkSave(ballots, contest(), saved);
        expect(Object.keys(accepted).concat(Object.keys(refused)).toSorted()).toEqual(
          Object.keys(ballots).toSorted(),
        );
        for (const [category, ballot] of Object.entries(ballots)) {
          const alone = checkSave({ [category]: ballot }, contest(), saved);
          expect(alone.refused[category]).toEqual(
            Object.hasOwn(refused, category) ? refused[category] : undefined,
          );
        }
      }),
    );
  });
});
