import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectFinalists, type FinalistSelection } from './finalistSelection.ts';

const times = (count: number, ...works: string[]): string[][] =>
  Array.from({ length: count }, () => works);

const names = ({ finalists }: Pick<FinalistSelection, 'finalists'>) =>
  finalists.map(({ work }) => work);

describe('the selection of finalists', () => {
  // On paper, three finalists of five works, in parts of a sixth of a point (ballots of one to three works):
  //   3 × A; 2 × A B; 2 × B C; 1 × C D E; 2 × D
  //   A 3·6 + 2·3 = 24 on 5 ballots; B 2·3 + 2·3 = 12 on 4; C 2·3 + 2 = 8 on 3; D 2 + 2·6 = 14 on 3; E 2 on 1.
  // Round 1: the lowest are E 2 and C 8; E is on fewer ballots and is eliminated.
  //   C D E is now shared by two: C 6 + 3 = 9, D 3 + 12 = 15.
  // Round 2: the lowest are C 9 and B 12; C is on 3 ballots, B on 4: C is eliminated. Three remain.
  //   B C counts for B alone: B 6 + 12 = 18; D 6 + 12 = 18; A 24.
  const ballots = [
    ...times(3, 'A'),
    ...times(2, 'A', 'B'),
    ...times(2, 'B', 'C'),
    ...times(1, 'C', 'D', 'E'),
    ...times(2, 'D'),
  ];
  const selection = selectFinalists(ballots, { finalists: 3 });

  it('SEL-2: shares a ballot’s point among its remaining works', () => {
    expect(selection.pointParts).toBe(6);
    expect(selection.rounds.map(({ selected }) => selected)).toEqual([
      [
        { work: 'E', points: 2, ballots: 1 },
        { work: 'C', points: 8, ballots: 3 },
      ],
      [
        { work: 'C', points: 9, ballots: 3 },
        { work: 'B', points: 12, ballots: 4 },
      ],
    ]);
    expect(selection.finalists).toEqual([
      { work: 'A', points: 24, ballots: 5 },
      { work: 'B', points: 18, ballots: 4 },
      { work: 'D', points: 18, ballots: 3 },
    ]);
  });

  it('SEL-2: uses whole parts of a point for ballots of up to five works', () => {
    expect(selectFinalists([['A', 'B', 'C', 'D', 'E']]).pointParts).toBe(60);
  });

  it('SEL-4: eliminates the lowest work on fewer ballots, even if it has more points', () => {
    // F: 2 points on 2 ballots. G: 1.5 points on 3 ballots.
    const rivals = [...times(2, 'F'), ...times(3, 'G', 'A'), ...times(9, 'A')];
    expect(names(selectFinalists(rivals, { finalists: 2 }))).toEqual(['A', 'G']);
  });

  it('SEL-4: eliminates the work with the fewest points when the numbers of ballots are equal', () => {
    const rivals = [...times(2, 'F'), ...times(1, 'G', 'A'), ...times(1, 'G'), ...times(9, 'A')];
    expect(selectFinalists(rivals, { finalists: 2 }).rounds.at(-1)?.eliminated).toEqual(['G']);
  });

  it('SEL-3: compares all works tied for lowest', () => {
    const tied = [...times(9, 'A'), ...times(3, 'B'), ['X'], ['Y'], ['Z']];
    const [round] = selectFinalists(tied, { finalists: 2 }).rounds;
    expect(round?.selected.map(({ work }) => work)).toEqual(['X', 'Y', 'Z']);
    expect(round?.eliminated).toEqual(['X', 'Y', 'Z']);
  });

  it('SEL-3: compares a single lowest with all works tied for second-lowest', () => {
    // X 0.5 on 1 ballot, Y and Z 1 on 1 ballot each: X has the lowest points of those on one ballot.
    const tied = [...times(9, 'A'), ['X', 'A'], ['Y'], ['Z']];
    const [round] = selectFinalists(tied, { finalists: 3 }).rounds;
    expect(round?.selected.map(({ work }) => work)).toEqual(['X', 'Y', 'Z']);
    expect(round?.eliminated).toEqual(['X']);
  });

  it('SEL-5: keeps more works when the next elimination would leave too few', () => {
    const tied = [...times(9, 'A'), ['X'], ['Y'], ['Z']];
    expect(names(selectFinalists(tied, { finalists: 2 }))).toEqual(['A', 'X', 'Y', 'Z']);
    expect(selectFinalists([], { finalists: 6 }).finalists).toEqual([]);
  });

  it('SEL-5: selects six by default', () => {
    const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].flatMap((work, at) => times(at + 1, work));
    expect(names(selectFinalists(seven))).toEqual(['G', 'F', 'E', 'D', 'C', 'B']);
  });

  it('SEL-1: counts a duplicate once and ignores empty entries', () => {
    const selected = selectFinalists([['A', 'A', ''], [''], []]);
    expect(selected.ballots).toBe(1);
    expect(selected.finalists).toEqual([{ work: 'A', points: 1, ballots: 1 }]);
  });

  describe('the limit of two works of one author', () => {
    const getGroups = (work: string) => (work.startsWith('ann') ? ['Ann'] : []);
    const others = ['P', 'Q', 'R'].flatMap((work) => times(5, work));

    it('SEL-6: leaves out the works with fewer nominations and selects again', () => {
      const votes = [...times(9, 'ann 1'), ...times(8, 'ann 2'), ...times(7, 'ann 3'), ...others];
      const selected = selectFinalists(votes, { finalists: 4, getGroups });
      expect(selected.surplus).toEqual(['ann 3']);
      expect(names(selected)).toEqual(['ann 1', 'ann 2', 'P', 'Q', 'R']);
      expect(selected.undecided).toEqual([]);
    });

    it('SEL-6: leaves a tie for the second place to the administrators', () => {
      const votes = [...times(9, 'ann 1'), ...times(8, 'ann 2'), ...times(8, 'ann 3'), ...others];
      const selected = selectFinalists(votes, { getGroups });
      expect(selected.surplus).toEqual([]);
      expect(selected.undecided).toEqual([['ann 2', 'ann 3']]);
    });
  });
});

describe('any ballots', () => {
  const anyWork = fc.constantFrom(...'ABCDEFGHIJKL');
  const anyBallots = fc.array(fc.uniqueArray(anyWork, { minLength: 1, maxLength: 5 }), {
    maxLength: 40,
  });

  it('SEL-2: give whole parts of a point, which add up to one point for each ballot with a remaining work', () => {
    fc.assert(
      fc.property(anyBallots, (ballots) => {
        const { finalists, pointParts } = selectFinalists(ballots);
        const works = new Set(finalists.map(({ work }) => work));
        const counting = ballots.filter((ballot) => ballot.some((work) => works.has(work)));
        expect(finalists.every(({ points }) => Number.isInteger(points))).toBe(true);
        expect(finalists.reduce((sum, { points }) => sum + points, 0)).toBe(
          counting.length * pointParts,
        );
      }),
    );
  });

  it('SEL-5: select at least six works if there are as many, and eliminate each work once', () => {
    fc.assert(
      fc.property(anyBallots, (ballots) => {
        const { finalists, rounds } = selectFinalists(ballots);
        const works = new Set(ballots.flat());
        expect(finalists.length).toBeGreaterThanOrEqual(Math.min(6, works.size));
        const left = [...rounds.flatMap((round) => round.eliminated), ...names({ finalists })];
        expect(left.toSorted()).toEqual([...works].toSorted());
      }),
    );
  });

  it('SEL-1: give the same result for any order and any names', () => {
    const renamed = (work: string) => `${String.fromCodePoint(200 - (work.codePointAt(0) ?? 0))}`;
    fc.assert(
      fc.property(anyBallots, (ballots) => {
        const selected = names(selectFinalists(ballots)).toSorted();
        const turned = ballots.toReversed().map((works) => works.toReversed());
        expect(names(selectFinalists(turned)).toSorted()).toEqual(selected);
        const other = selectFinalists(ballots.map((works) => works.map(renamed)));
        expect(names(other).toSorted()).toEqual(selected.map(renamed).toSorted());
      }),
    );
  });
});

describe('the selection of the works on the most ballots', () => {
  const ballots = [
    ...times(4, 'A', 'B'),
    ...times(3, 'C'),
    ...times(2, 'D'),
    ...times(2, 'E'),
    ['F'],
  ];
  const select = (finalists: number, groups: Record<string, string> = {}) =>
    selectFinalists(ballots, {
      method: 'plain',
      finalists,
      perGroup: 1,
      getGroups: (work) => [groups[work] ?? []].flat(),
    });

  it('SEL-8: counts ballots and shares no points', () => {
    const { finalists, rounds, pointParts } = select(3);
    expect(
      finalists.map(({ work, points, ballots: named }) => [work, points / pointParts, named]),
    ).toEqual([
      ['A', 4, 4],
      ['B', 4, 4],
      ['C', 3, 3],
    ]);
    expect(rounds).toEqual([]);
  });

  it('SEL-8: keeps all works that are level with the last', () => {
    expect(names(select(4))).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(names(select(9))).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(names(selectFinalists([], { method: 'plain' }))).toEqual([]);
  });

  it('SEL-8: applies the limit for one author or series, too', () => {
    const limited = select(2, { B: 'series', C: 'series' });
    expect(names(limited)).toEqual(['A', 'B']);
    const tied = select(2, { A: 'author', B: 'author' });
    expect(tied.undecided).toEqual([['A', 'B']]);
    expect(select(3, { A: 'author', C: 'author' }).surplus).toEqual(['C']);
  });
});
