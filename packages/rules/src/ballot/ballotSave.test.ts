import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSave, changedCategories, mergeBallots, type Ballots } from './ballotSave.ts';
import { withNoAward } from './finalists.ts';
import { anyBallots } from '../testing/arbitraries.ts';
import { sameBallot, type Ballot } from './ballot.ts';

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

/** Returns a function that returns a category's vote, with No Award and `size` positions. */
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

  it('CAT-6: is refused when it ranks No Award in an award without it', () => {
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

const get = (ballots: Ballots, category: string): Ballot =>
  Object.hasOwn(ballots, category) ? (ballots[category] ?? []) : [];

describe('changed categories', () => {
  it('BAL-14: are those whose ballots differ', () => {
    const client = { Novel: [1, 2], Series: [3], Fanzine: [null, 0] };
    const server = { Novel: [1, 2, null], Series: [4], Fancast: [5] };
    expect(changedCategories(client, server)).toEqual(['Series', 'Fancast']);
  });

  it('BAL-14: are found even when named like an inherited property', () => {
    expect(changedCategories({ constructor: [1] }, {})).toEqual(['constructor']);
    expect(changedCategories({ toString: [] }, {})).toEqual([]);
  });
});

describe('merging', () => {
  it('BAL-15: merges changes to different categories', () => {
    const base = { Novel: [1], Series: [2] };
    const { merged, conflicts } = mergeBallots(
      base,
      { ...base, Novel: [1, 5] },
      { Novel: [1], Series: [], Fanzine: [7] },
    );
    expect(merged).toEqual({ Novel: [1, 5], Series: [], Fanzine: [7] });
    expect(conflicts).toEqual([]);
  });

  it('BAL-15: keeps my version in a conflict and returns both versions', () => {
    const result = mergeBallots({ Novel: [1] }, { Novel: [2] }, { Novel: [3] });
    expect(result.merged).toEqual({ Novel: [2] });
    expect(result.conflicts).toEqual([{ category: 'Novel', mine: [2], theirs: [3] }]);
  });

  it('BAL-15: has no conflict when both sides made the same change', () => {
    const mine = { Novel: [2] };
    const result = mergeBallots({ Novel: [1] }, mine, { Novel: [2, null] });
    expect(result.conflicts).toEqual([]);
    expect(result.merged).toBe(mine);
  });

  it('BAL-15: changes nothing when nothing else was saved', () => {
    fc.assert(
      fc.property(anyBallots, anyBallots, (base, mine) => {
        expect(mergeBallots(base, mine, base)).toEqual({ merged: mine, conflicts: [] });
        expect(mergeBallots(base, mine, base).merged).toBe(mine);
      }),
    );
  });

  it('BAL-15: never loses my changes, and takes all other changes of theirs', () => {
    fc.assert(
      fc.property(anyBallots, anyBallots, anyBallots, (base, mine, theirs) => {
        const { merged, conflicts } = mergeBallots(base, mine, theirs);
        const own = new Set(changedCategories(mine, base));
        for (const category of own)
          expect(sameBallot(get(merged, category), get(mine, category))).toBe(true);
        for (const category of changedCategories(theirs, base))
          if (!own.has(category))
            expect(sameBallot(get(merged, category), get(theirs, category))).toBe(true);
        for (const { category } of conflicts) expect(own.has(category)).toBe(true);
      }),
    );
  });
});
