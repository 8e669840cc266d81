import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCategory, type CategoryCount, eligibleBallots } from './ballotCount.ts';
import type { Ballot } from '../ballot/ballot.ts';
import { anyBallot } from '../testing/arbitraries.ts';

const [A, B, C, D, NO_AWARD] = [1, 2, 3, 4, -1];

/** Returns copies of a ballot. */
const times = (count: number, ...ballot: (number | null)[]): Ballot[] =>
  Array.from({ length: count }, () => ballot);

const votes = (count: CategoryCount, place = 0) =>
  count.places[place]?.rounds.map(({ tallies }) =>
    Object.fromEntries(tallies.map((tally) => [tally.id, tally.votes])),
  );
const winners = (count: CategoryCount) => count.places.map((place) => place.winners);

describe('the count of a category', () => {
  // On paper: A 8, B 6, C 5, No Award 1; 20 ballots, majority 11.
  // No Award has the fewest and is eliminated. Its ballot goes to A: A 9, B 6, C 5.
  // C is eliminated: 2 of its ballots go to B, 3 are exhausted. A 9 of 17 is a majority, B has 8.
  const ballots = [
    ...times(8, A),
    ...times(6, B),
    ...times(2, C, B),
    ...times(3, C),
    ...times(1, NO_AWARD, A),
  ];

  it('COU-2: counts each ballot for its highest remaining preference', () => {
    const count = countCategory(ballots, [A, B, C], 20);
    expect(votes(count)).toEqual([
      { [A]: 8, [B]: 6, [C]: 5, [NO_AWARD]: 1 },
      { [A]: 9, [B]: 6, [C]: 5 },
      { [A]: 9, [B]: 8 },
    ]);
    expect(count.places[0]?.rounds.map(({ exhausted }) => exhausted)).toEqual([0, 0, 3]);
    expect(winners(count)[0]).toEqual([A]);
  });

  it('COU-3: eliminates the candidate with the fewest votes, then by fewer first preferences', () => {
    // A 4, B 3, C 2, D 1: D is eliminated, its ballot goes to C. Of B and C with 3 each, C had fewer first preferences.
    const level = [...times(4, A), ...times(3, B), ...times(2, C), ...times(1, D, C)];
    const count = countCategory(level, [A, B, C, D], 10);
    expect(count.places[0]?.rounds.map(({ eliminated }) => eliminated)).toEqual([
      [NO_AWARD],
      [D],
      [C],
      [],
    ]);
    expect(winners(count)[0]).toEqual([A]);
  });

  it('COU-3: eliminates candidates together when they are still tied', () => {
    const count = countCategory([...times(4, A), ...times(3, B), ...times(3, C)], [A, B, C], 10);
    expect(count.places[0]?.rounds.map(({ eliminated }) => eliminated)).toEqual([
      [NO_AWARD],
      [B, C],
      [],
    ]);
  });

  it('COU-3: requires more than half of the ballots for a majority', () => {
    expect(votes(countCategory([...times(2, A), [B], [C]], [A, B, C], 4))).toHaveLength(3);
    expect(votes(countCategory([...times(3, A), [B], [C]], [A, B, C], 5))).toHaveLength(1);
  });

  it('COU-4: lets all tied remaining candidates win together, except No Award', () => {
    const tied = countCategory(
      [...times(2, A, B), ...times(2, B, A), ...times(1, C)],
      [A, B, C],
      5,
    );
    expect(tied.places.map(({ place, winners: who }) => [place, who])).toEqual([
      [1, [A, B]],
      [3, [C]],
    ]);
    expect(winners(countCategory([[A], [NO_AWARD]], [A], 2))).toEqual([[A]]);
  });

  it('COU-4: lets the last two win together when tied, without regard to first preferences', () => {
    // A 4, B 3, C 1, whose ballot goes to B: 4 each.
    const count = countCategory([...times(4, A), ...times(3, B), [C, B]], [A, B, C], 8);
    expect(votes(count)?.at(-1)).toEqual({ [A]: 4, [B]: 4 });
    expect(winners(count)[0]).toEqual([A, B]);
    expect(count.places[0]?.tests.map(({ id }) => id)).toEqual([A, B]);
  });

  it('COU-4: lets three tied remaining candidates win together too', () => {
    const level = [...times(3, A), ...times(3, B), ...times(2, C), [D, C]];
    expect(winners(countCategory(level, [A, B, C, D], 9))[0]).toEqual([A, B, C]);
  });

  it('COU-1: ends preferences at the first blank and ignores empty ballots', () => {
    const count = countCategory([[A, null, B], [null, B], [], [C, A]], [A, B, C], 4);
    expect(count.ballots).toBe(2);
    expect(votes(count)?.[0]).toEqual({ [A]: 1, [B]: 0, [C]: 1, [NO_AWARD]: 0 });
  });

  it('COU-1: skips entries that are not candidates of the category', () => {
    expect(votes(countCategory([[99, B]], [A, B], 1))?.[0]).toEqual({
      [A]: 0,
      [B]: 1,
      [NO_AWARD]: 0,
    });
  });

  it('COU-5: compares a winner with No Award on all ballots', () => {
    // A wins with 4 of 7 when B is eliminated, but 5 of the 9 ballots rank No Award above A or rank only No Award.
    const against = [...times(4, A), ...times(2, B, NO_AWARD), ...times(3, C, NO_AWARD, A)];
    const count = countCategory(against, [A, B, C], 9);
    expect(count.places[0]?.tests).toEqual([{ id: A, preferCandidate: 4, preferNoAward: 5 }]);
    expect(winners(count)).toEqual([[NO_AWARD]]);
  });

  it('COU-5: accepts a tie with No Award, and ignores ballots that rank neither', () => {
    const count = countCategory([...times(2, A), [NO_AWARD, A], [B, NO_AWARD], [B]], [A, B], 5);
    expect(count.places[0]?.tests).toEqual([{ id: A, preferCandidate: 2, preferNoAward: 2 }]);
    expect(winners(count)[0]).toEqual([A]);
  });

  it('COU-6: requires a quarter of all counted ballots to be for a candidate', () => {
    const fifteen = [...times(10, A), ...times(5, NO_AWARD, A)];
    const enough = countCategory(fifteen, [A, B], 40);
    expect(enough.turnout).toEqual({ forCandidates: 10, cast: 40, isEnough: true });
    expect(winners(enough)[0]).toEqual([A]);
    const tooFew = countCategory(fifteen, [A, B], 41);
    expect(tooFew.turnout).toEqual({ forCandidates: 10, cast: 41, isEnough: false });
    expect(winners(tooFew)).toEqual([[NO_AWARD]]);
  });

  it('COU-6: gives no award in a category without votes, unless there are no votes at all', () => {
    expect(countCategory([[], [null, A]], [A, B], 12)).toEqual({
      ballots: 0,
      turnout: { forCandidates: 0, cast: 12, isEnough: false },
      places: [{ place: 1, rounds: [], tests: [], winners: [NO_AWARD] }],
    });
    expect(countCategory([], [A, B], 0).places).toEqual([]);
  });

  it('COU-7: counts the next places from the start without the placed candidates', () => {
    const count = countCategory(
      [...times(6, A, D), ...times(3, B, A, D), ...times(2, C, B)],
      [A, B, C, D],
      11,
    );
    expect(winners(count)).toEqual([[A], [D], [B], [C]]);
    expect(votes(count, 1)?.[0]).toEqual({ [B]: 3, [C]: 2, [D]: 6, [NO_AWARD]: 0 });
  });

  it('COU-7: places no candidate after No Award', () => {
    const count = countCategory([...times(3, A, NO_AWARD, B), ...times(1, B)], [A, B], 4);
    expect(winners(count)).toEqual([[A], [NO_AWARD]]);
  });

  it('COU-7: places no candidate when no ballot has a preference left', () => {
    expect(winners(countCategory(times(3, A), [A, B, C], 3))).toEqual([[A]]);
  });
});

describe('any ballots', () => {
  const anyElection = fc.array(anyBallot, { maxLength: 30 });
  const finalists = [1, 2, 3, 4, 5, 6];

  it('COU-2: add up in every round, including the exhausted ones', () => {
    fc.assert(
      fc.property(anyElection, (ballots) => {
        const count = countCategory(ballots, finalists, ballots.length);
        for (const { tallies, counting, exhausted } of count.places.flatMap(
          ({ rounds }) => rounds,
        )) {
          expect(tallies.reduce((sum, tally) => sum + tally.votes, 0)).toBe(counting);
          expect(counting + exhausted).toBe(count.ballots);
        }
      }),
    );
  });

  it('COU-1: give the same result in any order', () => {
    fc.assert(
      fc.property(
        anyElection.chain((ballots) =>
          fc.tuple(
            fc.constant(ballots),
            fc.shuffledSubarray(ballots, { minLength: ballots.length }),
          ),
        ),
        ([ballots, shuffled]) => {
          expect(countCategory(shuffled, finalists, 30)).toEqual(
            countCategory(ballots, finalists, 30),
          );
        },
      ),
    );
  });

  it('COU-1: give the same result for any names and order of the candidates', () => {
    const renamed = (id: number | null) => (id === null || id === NO_AWARD ? id : 100 - id);
    const sorted = (count: CategoryCount, name: (id: number) => number | null) =>
      winners(count).map((ids) => ids.map(name).toSorted());
    fc.assert(
      fc.property(anyElection, (ballots) => {
        const count = countCategory(ballots, finalists, 30);
        const other = countCategory(
          ballots.map((ballot) => ballot.map(renamed)),
          finalists.map((id) => 100 - id),
          30,
        );
        expect(sorted(other, (id) => id)).toEqual(sorted(count, renamed));
      }),
    );
  });

  it('COU-7: place each candidate once, and skip places after ties', () => {
    fc.assert(
      fc.property(anyElection, (ballots) => {
        const { places } = countCategory(ballots, finalists, ballots.length);
        const placed = places.flatMap((place) => place.winners);
        expect(new Set(placed).size).toBe(placed.length);
        let next = 1;
        for (const { place, winners: who } of places) {
          expect(place).toBe(next);
          next += who.length;
        }
      }),
    );
  });
});

describe('an award with other rules of the count', () => {
  it('COU-3: eliminates all candidates with the fewest votes at once', () => {
    // After D leaves, A and B have three votes each; A has two first preferences, B has three.
    const level = [...times(2, A), ...times(3, B), ...times(4, C), [D, A]];
    const steps = (tiedLast?: 'all') =>
      countCategory(level, [A, B, C, D], 10, { tiedLast }).places[0]?.rounds.map(
        ({ eliminated }) => eliminated,
      );
    expect(steps()).toEqual([[NO_AWARD], [D], [A], []]);
    expect(steps('all')).toEqual([[NO_AWARD], [D], [A, B], []]);
  });

  it('COU-5: needs no majority against No Award', () => {
    const against = [...times(4, A), ...times(2, B, NO_AWARD), ...times(3, C, NO_AWARD, A)];
    const count = countCategory(against, [A, B, C], 9, { mustBeatNoAward: false });
    expect(count.places[0]?.tests).toEqual([]);
    expect(winners(count)[0]).toEqual([A]);
    // No Award can still win as a candidate.
    const first = countCategory([...times(2, NO_AWARD), [A]], [A], 3, { mustBeatNoAward: false });
    expect(winners(first)).toEqual([[NO_AWARD]]);
  });

  it('COU-6: needs another share of ballots for candidates, or none', () => {
    const ten = times(10, A);
    const isEnough = (cast: number, turnoutPercent: number) =>
      countCategory(ten, [A, B], cast, { turnoutPercent }).turnout.isEnough;
    expect([isEnough(100, 10), isEnough(101, 10), isEnough(1000, 0)]).toEqual([true, false, true]);
    expect(countCategory([], [A], 100, { turnoutPercent: 0 }).places).toEqual([]);
  });
});

describe('an award without No Award', () => {
  it('COU-9: has no No Award candidate, no No Award place and no minimum of a quarter', () => {
    const count = countCategory([[A], [A, B], [B]], [A, B], 100, { hasNoAward: false });
    expect(winners(count)).toEqual([[A], [B]]);
    expect(count.turnout.isEnough).toBe(true);
    expect(count.places.flatMap(({ tests }) => tests)).toEqual([]);
    expect(countCategory([], [A], 100, { hasNoAward: false }).places).toEqual([]);
  });

  it('COU-9: elects the candidate with the most votes, or the tied ones together', () => {
    const most = countCategory([[A], [A], [B], [B], [B], [C]], [A, B, C], 6, { hasNoAward: false });
    expect(winners(most)[0]).toEqual([B]);
    const level = countCategory([[A], [B]], [A, B], 2, { hasNoAward: false });
    expect(winners(level)[0]).toEqual([A, B]);
  });
});

const joined = new Date('2019-01-01T00:00:00Z');
const [adult, nominator, nonMember, member] = [
  { id: 1, membership: 'Adult', joined, lists: [] },
  { id: 2, membership: 'HugoNominator', joined, lists: [] },
  { id: 3, membership: 'NonMember', joined: null, lists: [] },
  { id: 4, membership: 'NonMember', joined: null, lists: ['last-year'] },
];
const all = [adult, nominator, nonMember, member];

it('COU-8: counts the votes of people with the right to vote now, and returns the others separately', () => {
  expect(eligibleBallots(all, [{ types: ['Adult'] }])).toEqual({
    counted: [adult],
    disallowed: [],
    notEligible: [nominator, nonMember, member],
  });
});

it('SEL-7: counts the nominations of people with the right to nominate now, and returns the others separately', () => {
  const conditions = [{ types: ['Adult', 'HugoNominator'] }, { list: 'last-year' }];
  expect(eligibleBallots(all, conditions)).toEqual({
    counted: [adult, nominator, member],
    disallowed: [],
    notEligible: [nonMember],
  });
});

it('COU-10: returns a disallowed ballot once and does not count it, with or without rights', () => {
  const disallowed = { ...adult, id: 5, isDisallowed: true };
  const both = { ...nonMember, id: 6, isDisallowed: true };
  const allowed = { ...adult, id: 7, isDisallowed: false };
  expect(eligibleBallots([disallowed, both, allowed, nonMember], [{ types: ['Adult'] }])).toEqual({
    counted: [allowed],
    disallowed: [disallowed, both],
    notEligible: [nonMember],
  });
});
