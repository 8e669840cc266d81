import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeGaps } from './ballot.ts';
import {
  ballotProblems,
  countedBallot,
  uncountedEntries,
  unrankedFinalists,
} from './ballotCheck.ts';
import { anyBallot } from '../testing/arbitraries.ts';

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

  it('BAL-11: and the others are together all ranked entries', () => {
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
