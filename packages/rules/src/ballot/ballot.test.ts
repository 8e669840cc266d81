import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BALLOT_SIZE,
  closeGaps,
  moveOnBallot,
  normalizeBallot,
  placeOnBallot,
  removeFromBallot,
  sameBallot,
  toFormValues,
  type Ballot,
  ballotProblems,
  countedBallot,
  uncountedEntries,
  unrankedFinalists,
} from './ballot.ts';
import { anyBallot, anyEntry, anyPosition } from '../testing/arbitraries.ts';

const [A, B, C, D, E, F, G, H] = [1, 2, 3, 4, 5, 6, 7, 8];
const _ = null;

const ranked = (ballot: Ballot): readonly (number | null)[] =>
  ballot.filter((entry) => entry !== null);
const gaps = (ballot: Ballot): number => ballot.length - ranked(ballot).length;

describe('a ballot', () => {
  it('BAL-1: has seven positions, or the configured number', () => {
    expect(BALLOT_SIZE).toBe(7);
    expect(placeOnBallot([], A, 6)).toEqual([_, _, _, _, _, _, A]);
    expect(placeOnBallot([A, B, C], D, 0, 3)).toEqual([D, A, B]);
    expect(placeOnBallot([], A, 2, 3)).toEqual([_, _, A]);
  });

  it('BAL-1: does not change for a position outside it', () => {
    const ballot: Ballot = [A, B];
    for (const position of [-1, 7, 1.5, NaN])
      expect(placeOnBallot(ballot, C, position)).toBe(ballot);
    expect(placeOnBallot(ballot, C, 3, 3)).toBe(ballot);
  });

  it('BAL-2: treats 0 as an empty position and drops empty positions at the end', () => {
    expect(normalizeBallot([0, A, 0, B, _, 0])).toEqual([_, A, _, B]);
    expect(normalizeBallot([_, 0])).toEqual([]);
    const clean: Ballot = [A, _, B];
    expect(normalizeBallot(clean)).toBe(clean);
  });

  it('BAL-2: equals a ballot that differs only in how it marks empty positions', () => {
    expect(sameBallot([A, 0, B, _], [A, _, B])).toBe(true);
    expect(sameBallot([A, B], [B, A])).toBe(false);
    expect(sameBallot([A], [A, B])).toBe(false);
  });
});

describe('placing', () => {
  it('BAL-3: leaves an empty position above the target', () => {
    expect(placeOnBallot([A, B, C], A, 2)).toEqual([_, B, A, C]);
    expect(placeOnBallot([A, B], A, 4)).toEqual([_, B, _, _, A]);
  });

  it('BAL-3: closes up the old position below the target', () => {
    expect(placeOnBallot([A, B, C], C, 0)).toEqual([C, A, B]);
    expect(placeOnBallot([A, _, C, D], C, 1)).toEqual([A, C, D]);
  });

  it('BAL-4: takes a free position and moves no other entry', () => {
    expect(placeOnBallot([_, B], A, 0)).toEqual([A, B]);
    expect(placeOnBallot([A], B, 3)).toEqual([A, _, _, B]);
  });

  it('BAL-5: inserts at a taken position and moves the rest down, including empty positions', () => {
    expect(placeOnBallot([A, _, B], C, 0)).toEqual([C, A, _, B]);
    expect(placeOnBallot([A, _, B, _, _, _, _], C, 0)).toEqual([C, A, _, B]);
  });

  it('BAL-6: removes the nearest empty position below when the ballot gets too long', () => {
    expect(placeOnBallot([A, _, C, D, E, F, G], H, 0)).toEqual([H, A, C, D, E, F, G]);
    expect(placeOnBallot([A, _, C, _, E, F, G], H, 0)).toEqual([H, A, C, _, E, F, G]);
    expect(placeOnBallot([_, B, C, _, E, F, G], H, 1)).toEqual([_, H, B, C, E, F, G]);
  });

  it('BAL-6: removes the nearest empty position above when there is none below', () => {
    expect(placeOnBallot([_, B, C, D, E, F, G], H, 6)).toEqual([B, C, D, E, F, G, H]);
    expect(placeOnBallot([_, B, _, D, E, F, G], H, 4)).toEqual([_, B, D, E, H, F, G]);
    expect(placeOnBallot([A, B, C, D, E, F, G], A, 6)).toEqual([B, C, D, E, F, G, A]);
    expect(placeOnBallot([A, B, C, D, E, F, G], A, 2)).toEqual([B, C, A, D, E, F, G]);
  });

  it('BAL-6: makes the last entry unranked only when every position is taken', () => {
    expect(placeOnBallot([A, B, C, D, E, F, G], H, 0)).toEqual([H, A, B, C, D, E, F]);
    expect(placeOnBallot([A, B, C, D, E, F, G], H, 6)).toEqual([A, B, C, D, E, F, H]);
  });

  it('BAL-7: puts the entry exactly where the voter chose', () => {
    fc.assert(
      fc.property(anyBallot, anyEntry, anyPosition, (ballot, id, position) => {
        expect(placeOnBallot(ballot, id, position)[position]).toBe(id);
      }),
    );
  });

  it('BAL-7: keeps all entries while there is room, and otherwise drops only the last one', () => {
    fc.assert(
      fc.property(anyBallot, anyEntry, anyPosition, (ballot, id, position) => {
        const others = ranked(ballot).filter((entry) => entry !== id);
        const kept = ranked(placeOnBallot(ballot, id, position)).filter((entry) => entry !== id);
        expect(kept).toEqual(others.slice(0, BALLOT_SIZE - 1));
      }),
    );
  });

  it('BAL-7: makes no duplicates, no empty end and no eighth position', () => {
    fc.assert(
      fc.property(anyBallot, anyEntry, anyPosition, (ballot, id, position) => {
        const placed = placeOnBallot(ballot, id, position);
        expect(new Set(ranked(placed)).size).toBe(ranked(placed).length);
        expect(placed.at(-1)).not.toBeNull();
        expect(placed.length).toBeLessThanOrEqual(BALLOT_SIZE);
      }),
    );
  });

  it('BAL-7: moves no entry above the target while there is room below it', () => {
    fc.assert(
      fc.property(anyBallot, anyEntry, anyPosition, (ballot, id, position) => {
        const below = ballot.slice(position).filter((entry) => entry !== null && entry !== id);
        fc.pre(below.length < BALLOT_SIZE - position);
        const above = ballot.slice(0, position).map((entry) => (entry === id ? null : entry));
        const placed = placeOnBallot(ballot, id, position).slice(0, above.length);
        expect(placed).toEqual(above);
      }),
    );
  });

  it('BAL-7: returns the same ballot when the entry is already there', () => {
    fc.assert(
      fc.property(anyBallot, anyEntry, anyPosition, (ballot, id, position) => {
        const placed = placeOnBallot(ballot, id, position);
        expect(placeOnBallot(placed, id, position)).toBe(placed);
        expect(moveOnBallot(placed, id, position)).toBe(placed);
      }),
    );
  });
});

describe('removing', () => {
  it('BAL-8: closes up the position', () => {
    expect(removeFromBallot([A, B, C], 1)).toEqual([A, C]);
    expect(removeFromBallot([A, _, C], 2)).toEqual([A]);
    expect(removeFromBallot([A], 0)).toEqual([]);
  });

  it('BAL-8: closes up an empty position too', () => {
    expect(removeFromBallot([A, _, C], 1)).toEqual([A, C]);
  });

  it('BAL-8: returns the same ballot for a position after the last entry', () => {
    const ballot: Ballot = [A, B, _];
    for (const position of [-1, 2, 3, 0.5]) expect(removeFromBallot(ballot, position)).toBe(ballot);
  });
});

describe('drag and drop', () => {
  it('BAL-9: removes, then places, without leaving a gap', () => {
    expect(moveOnBallot([A, B, C], A, 2)).toEqual([B, C, A]);
    expect(moveOnBallot([A, B, C], C, 0)).toEqual([C, A, B]);
    expect(moveOnBallot([A, B], C, 1)).toEqual([A, C, B]);
  });

  it('BAL-9: treats a position after the last entry as the end of the list', () => {
    expect(moveOnBallot([A, B], C, 6)).toEqual([A, B, C]);
    expect(moveOnBallot([A, B, C], A, 6)).toEqual([B, C, A]);
    expect(moveOnBallot([A, _, C, D, E, F, G], H, 7)).toEqual([A, C, D, E, F, G, H]);
    expect(moveOnBallot([A, B, C, D, E, F, G], H, 7)).toEqual([A, B, C, D, E, F, H]);
  });

  it('BAL-9: returns the same ballot when the drop changes nothing', () => {
    const ballot: Ballot = [A, B];
    expect(moveOnBallot(ballot, B, 5)).toBe(ballot);
    for (const position of [-1, 0.5, NaN]) {
      expect(moveOnBallot(ballot, A, position)).toBe(ballot);
      expect(moveOnBallot(ballot, C, position)).toBe(ballot);
    }
  });

  it('BAL-9: never makes a gap and never loses an entry while there is room', () => {
    fc.assert(
      fc.property(anyBallot, anyEntry, anyPosition, (ballot, id, position) => {
        const moved = moveOnBallot(ballot, id, position);
        expect(gaps(moved)).toBeLessThanOrEqual(gaps(ballot));
        expect(new Set(ranked(moved)).size).toBe(ranked(moved).length);
        expect(moved.at(-1)).not.toBeNull();
        const others = ranked(ballot).filter((entry) => entry !== id);
        const kept = ranked(moved).filter((entry) => entry !== id);
        expect(kept).toEqual(others.slice(0, BALLOT_SIZE - 1));
      }),
    );
  });
});

describe('closing gaps', () => {
  it('BAL-10: keeps the entries in their order', () => {
    expect(closeGaps([_, A, _, _, B])).toEqual([A, B]);
    const full: Ballot = [A, B];
    expect(closeGaps(full)).toBe(full);
  });
});

describe('the entries that count', () => {
  it('BAL-11: are those before the first empty position', () => {
    expect(countedBallot([3, 1, null, 2])).toEqual([3, 1]);
    expect(uncountedEntries([3, 1, null, 2, 0, 5])).toEqual([2, 5]);
    expect(countedBallot([3, 1])).toEqual([3, 1]);
    expect(uncountedEntries([3, 1])).toEqual([]);
  });

  it('BAL-11: are none when the first position is blank', () => {
    expect(countedBallot([null, 1, 2])).toEqual([]);
    expect(countedBallot([0, 1])).toEqual([]);
    expect(uncountedEntries([null, 1, 2])).toEqual([1, 2]);
  });

  it('BAL-11: are all ranked entries when combined with those that do not count', () => {
    fc.assert(
      fc.property(anyBallot, (ballot) => {
        expect([...countedBallot(ballot), ...uncountedEntries(ballot)]).toEqual(closeGaps(ballot));
      }),
    );
  });
});

describe('unranked finalists', () => {
  it('BAL-12: are listed in the printed order', () => {
    expect(unrankedFinalists([1, 2, 3, 4, -1], [4, null, 2])).toEqual([1, 3, -1]);
  });
});

describe('a valid ballot', () => {
  it('BAL-13: may have gaps, No Award and empty positions at the end', () => {
    expect(ballotProblems([1, null, -1, 2, 0, null, null, null], [1, 2, -1])).toEqual([]);
    expect(ballotProblems([], [])).toEqual([]);
  });

  it('BAL-13: has no more positions than the convention allows', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(ballotProblems(ids, ids)).toEqual([{ kind: 'too_long', length: 8, size: 7 }]);
    expect(ballotProblems(ids, ids, 8)).toEqual([]);
  });

  it('BAL-13: has no duplicates, and only finalists of its category', () => {
    expect(ballotProblems([1, 9, 1], [1, 2])).toEqual([
      { kind: 'unknown_finalist', position: 1, id: 9 },
      { kind: 'duplicate', position: 2, id: 1 },
    ]);
  });
});

it('BAL-2: treats an empty text as an empty position, but the text 0 as an id', () => {
  const ballot: Ballot<string> = ['', 'a', '0', ''];
  expect(normalizeBallot(ballot)).toEqual([null, 'a', '0']);
  expect(countedBallot(normalizeBallot(ballot))).toEqual([]);
  expect(uncountedEntries(ballot)).toEqual(['a', '0']);
  expect(placeOnBallot<string>(['a', 'b'], 'b', 0)).toEqual(['b', 'a']);
  expect(moveOnBallot<string>(['a', 'b'], 'a', 1)).toEqual(['b', 'a']);
  // A number is another id than its text.
  expect(sameBallot([5], ['5'])).toBe(false);
});

it('BAL-2: a form sends one value for each position, and nothing for an empty ballot', () => {
  expect(toFormValues([5, null, 0, -1, null])).toEqual(['5', '', '', '-1']);
  expect(toFormValues(['a', '', '0'])).toEqual(['a', '', '0']);
  expect(toFormValues([null, null])).toEqual([]);
});
