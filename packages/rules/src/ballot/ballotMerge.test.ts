import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameBallot, type Ballot } from './ballot.ts';
import { changedCategories, mergeBallots, type Ballots } from './ballotMerge.ts';
import { anyBallots } from '../testing/arbitraries.ts';

const get = (ballots: Ballots, category: string): Ballot =>
  Object.hasOwn(ballots, category) ? (ballots[category] ?? []) : [];

describe('changed categories', () => {
  it('BAL-14: are those whose ballots differ', () => {
    const client = { Novel: [1, 2], Series: [3], Fanzine: [null, 0] };
    const server = { Novel: [1, 2, null], Series: [4], Fancast: [5] };
    expect(changedCategories(client, server)).toEqual(['Series', 'Fancast']);
  });

  it('BAL-14: are told apart even when named like an inherited property', () => {
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

  it('BAL-15: keeps mine in a conflict and returns both', () => {
    const result = mergeBallots({ Novel: [1] }, { Novel: [2] }, { Novel: [3] });
    expect(result.merged).toEqual({ Novel: [2] });
    expect(result.conflicts).toEqual([{ category: 'Novel', mine: [2], theirs: [3] }]);
  });

  it('BAL-15: has no conflict when both made the same change', () => {
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

  it('BAL-15: never loses a change of mine, and takes all other changes of theirs', () => {
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
