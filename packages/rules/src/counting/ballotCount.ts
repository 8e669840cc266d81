import { countedBallot, type Ballot } from '../ballot/ballot.ts';
import { NO_AWARD_ID } from '../ballot/finalists.ts';
import { meetsCondition, type RightCondition, type RightFacts } from '../membership/awardRights.ts';

/** A candidate's votes in a round. */
export interface Tally {
  readonly id: number;
  readonly votes: number;
}

/** One round: every ballot counts for its highest remaining preference. */
export interface CountRound {
  /** In the order of the candidates. */
  readonly tallies: readonly Tally[];
  /** Ballots that count for a candidate. */
  readonly counting: number;
  /** Ballots of the category that have no preference left. */
  readonly exhausted: number;
  /** The candidates eliminated after this round; empty in the last round. */
  readonly eliminated: readonly number[];
}

/** How the ballots of the category choose between a candidate and No Award. */
export interface NoAwardTest {
  readonly id: number;
  readonly preferCandidate: number;
  readonly preferNoAward: number;
}

/** The winners of a place, and how they were found. */
export interface CountedPlace {
  /** From 1. A tie of n winners skips the next n - 1 places. */
  readonly place: number;
  readonly rounds: readonly CountRound[];
  /** One for each tentative winner that is not No Award. */
  readonly tests: readonly NoAwardTest[];
  /** Several candidates after a tie; only No Award when it takes the place. */
  readonly winners: readonly number[];
}

/** The count of one category. */
export interface CategoryCount {
  /** Ballots with a preference in the category. */
  readonly ballots: number;
  readonly turnout: {
    /** Ballots of the category without No Award in first place. */
    readonly forCandidates: number;
    /** All final ballots that count, in any category. */
    readonly cast: number;
    readonly isEnough: boolean;
  };
  /**
   * The places end after No Award, or when no ballot has a preference left. A category without ballots has only
   * No Award, without rounds, if ballots were cast in other categories.
   */
  readonly places: readonly CountedPlace[];
}

/** Equal ballots, which are counted together. */
interface Pile {
  readonly preferences: readonly number[];
  readonly size: number;
}

/** An award's rules of the count. The defaults are those of the WSFS constitution. */
export interface CountOptions {
  /**
   * Whether No Award is a candidate. Without it, `turnoutPercent` and `mustBeatNoAward` have no effect (COU-9).
   *
   * @default true
   */
  readonly hasNoAward?: boolean;
  /**
   * The least share of the award's counted ballots, in percent, that must be for a candidate of the category (COU-6).
   * With 0, there is no minimum.
   *
   * @default 25
   */
  readonly turnoutPercent?: number;
  /**
   * Whether a winner must also beat No Award on all ballots of the category (COU-5).
   *
   * @default true
   */
  readonly mustBeatNoAward?: boolean;
  /**
   * Who leaves when several candidates have the fewest votes (COU-3): those with the fewest first preferences, or all.
   *
   * @default 'fewest_first'
   */
  readonly tiedLast?: TiedLast;
}

/** Who leaves when several candidates have the fewest votes (COU-3). */
export const TIED_LAST = ['fewest_first', 'all'] as const;
/** One of `TIED_LAST`. */
export type TiedLast = (typeof TIED_LAST)[number];

/** The default share of ballots for candidates, in percent (COU-6). */
export const TURNOUT_PERCENT = 25;

/** Groups a category's ballots by their preferences up to the first blank, without empty ballots (COU-1). */
const groupIntoPiles = (ballots: readonly Ballot[]): readonly Pile[] => {
  const sizes = new Map<string, { preferences: readonly number[]; size: number }>();
  for (const ballot of ballots) {
    const preferences = countedBallot(ballot);
    if (preferences.length === 0) continue;
    const key = preferences.join();
    const pile = sizes.get(key);
    if (pile) pile.size += 1;
    else sizes.set(key, { preferences, size: 1 });
  }
  return [...sizes.values()];
};

const sumSizes = (piles: readonly Pile[]): number => piles.reduce((sum, { size }) => sum + size, 0);

/** Counts each ballot for its highest remaining preference (COU-2). */
const tallyRound = (piles: readonly Pile[], remaining: readonly number[]): readonly Tally[] => {
  const votes = new Map(remaining.map((id) => [id, 0]));
  for (const { preferences, size } of piles) {
    const choice = preferences.find((id) => votes.has(id));
    if (choice !== undefined) votes.set(choice, (votes.get(choice) ?? 0) + size);
  }
  return remaining.map((id) => ({ id, votes: votes.get(id) ?? 0 }));
};

const lowest = (ids: readonly number[], votes: ReadonlyMap<number, number>): readonly number[] => {
  const least = Math.min(...ids.map((id) => votes.get(id) ?? 0));
  return ids.filter((id) => (votes.get(id) ?? 0) === least);
};

const votesById = (tallies: readonly Tally[]) =>
  new Map(tallies.map(({ id, votes }) => [id, votes]));

/**
 * Counts in rounds until a candidate has more than half of the ballots still counting (COU-2, COU-3), or all
 * remaining candidates are tied. First preferences do not break that tie (COU-4).
 *
 * @returns the rounds and the tentative winners: several when all remaining candidates were tied
 */
const countRounds = (
  piles: readonly Pile[],
  candidates: readonly number[],
  tiedLast: TiedLast,
): { rounds: readonly CountRound[]; leaders: readonly number[] } => {
  const total = sumSizes(piles);
  const rounds: CountRound[] = [];
  let remaining = candidates;
  let firstPreferences: ReadonlyMap<number, number> | undefined;
  for (;;) {
    const tallies = tallyRound(piles, remaining);
    const votes = votesById(tallies);
    firstPreferences ??= votes;
    const counting = tallies.reduce((sum, tally) => sum + tally.votes, 0);
    const round = { tallies, counting, exhausted: total - counting };
    const majority = tallies.find((tally) => tally.votes * 2 > counting);
    const fewest = lowest(remaining, votes);
    if (majority || fewest.length === remaining.length) {
      rounds.push({ ...round, eliminated: [] });
      if (majority) return { rounds, leaders: [majority.id] };
      const tied = remaining.filter((id) => id !== NO_AWARD_ID);
      return { rounds, leaders: tied.length > 0 ? tied : remaining };
    }
    const eliminated = tiedLast === 'all' ? fewest : lowest(fewest, firstPreferences);
    rounds.push({ ...round, eliminated });
    remaining = remaining.filter((id) => !eliminated.includes(id));
  }
};

/**
 * Compares a candidate with No Award. A ranked one is preferred to an unranked one; a ballot that ranks neither
 * does not count (COU-5).
 */
const testAgainstNoAward = (piles: readonly Pile[], id: number): NoAwardTest => {
  let preferCandidate = 0;
  let preferNoAward = 0;
  for (const { preferences, size } of piles) {
    const first = preferences.find((entry) => entry === id || entry === NO_AWARD_ID);
    if (first === id) preferCandidate += size;
    else if (first === NO_AWARD_ID) preferNoAward += size;
  }
  return { id, preferCandidate, preferNoAward };
};

/**
 * Finds the winners of one place: the leaders of the last round who beat No Award, if it is a candidate and the award
 * has that test (COU-5, COU-9).
 */
const countPlace = (
  piles: readonly Pile[],
  candidates: readonly number[],
  place: number,
  { mustBeatNoAward = true, tiedLast = 'fewest_first' }: CountOptions,
): CountedPlace => {
  const { rounds, leaders } = countRounds(piles, candidates, tiedLast);
  if (!candidates.includes(NO_AWARD_ID) || !mustBeatNoAward)
    return { place, rounds, tests: [], winners: leaders };
  const tests = leaders
    .filter((id) => id !== NO_AWARD_ID)
    .map((id) => testAgainstNoAward(piles, id));
  const winners = tests
    .filter(({ preferCandidate, preferNoAward }) => preferCandidate >= preferNoAward)
    .map(({ id }) => id);
  return { place, rounds, tests, winners: winners.length > 0 ? winners : [NO_AWARD_ID] };
};

/**
 * Checks that enough of the award's counted ballots are for a candidate of the category (COU-6). Without No Award there
 * is no such minimum (COU-9).
 */
const countTurnout = (
  piles: readonly Pile[],
  cast: number,
  { hasNoAward = true, turnoutPercent = TURNOUT_PERCENT }: CountOptions,
): CategoryCount['turnout'] => {
  const forCandidates = sumSizes(piles.filter(({ preferences }) => preferences[0] !== NO_AWARD_ID));
  return {
    forCandidates,
    cast,
    isEnough: !hasNoAward || forCandidates * 100 >= cast * turnoutPercent,
  };
};

/**
 * Counts one category by instant run-off, with No Award as a candidate if the award has it (COU-1, COU-2, COU-3,
 * COU-4, COU-5, COU-6, COU-7, COU-9).
 *
 * @param ballots all ballots of the category; empty ones do not count
 * @param finalistIds the candidates without No Award; other ids on a ballot are skipped
 * @param cast the number of final ballots that count (COU-8), in any category of the award
 * @param options the award's rules of the count
 */
export const countCategory = (
  ballots: readonly Ballot[],
  finalistIds: readonly number[],
  cast: number,
  options: CountOptions = {},
): CategoryCount => {
  const { hasNoAward = true } = options;
  const piles = groupIntoPiles(ballots);
  const turnout = countTurnout(piles, cast, options);
  if (piles.length === 0) {
    const noAward = { place: 1, rounds: [], tests: [], winners: [NO_AWARD_ID] };
    return { ballots: 0, turnout, places: turnout.isEnough ? [] : [noAward] };
  }
  const places: CountedPlace[] = [];
  let candidates: readonly number[] = hasNoAward ? [...finalistIds, NO_AWARD_ID] : finalistIds;
  while (candidates.some((id) => id !== NO_AWARD_ID)) {
    const placed = places.reduce((sum, { winners }) => sum + winners.length, 0);
    const found = countPlace(piles, candidates, placed + 1, options);
    if (found.rounds[0]?.counting === 0) break;
    const isGiven = turnout.isEnough && !found.winners.includes(NO_AWARD_ID);
    places.push(isGiven ? found : { ...found, winners: [NO_AWARD_ID] });
    if (!isGiven) break;
    candidates = candidates.filter((id) => !found.winners.includes(id));
  }
  return { ballots: sumSizes(piles), turnout, places };
};

/** A ballot with the facts that decide the rights of its person. */
interface Cast extends RightFacts {
  /** Whether the administrators of the awards have disallowed it; false when absent. */
  readonly isDisallowed?: boolean;
}

/** All ballots that were cast, each in one of the lists. */
export interface EligibleBallots<One extends Cast> {
  readonly counted: readonly One[];
  readonly disallowed: readonly One[];
  readonly notEligible: readonly One[];
}

/**
 * Sorts ballots into those that count and those that do not. A final or nominating ballot counts when its person has
 * the right at the time of the count (COU-8, SEL-7) and it was not disallowed (COU-10).
 *
 * @param cast one ballot of each person, with the current facts about their rights
 * @param conditions the conditions of the right
 */
export const eligibleBallots = <One extends Cast>(
  cast: readonly One[],
  conditions: readonly RightCondition[],
): EligibleBallots<One> => {
  const allowed = cast.filter(({ isDisallowed }) => !isDisallowed);
  const isEligible = (ballot: One) => meetsCondition(ballot, conditions);
  return {
    counted: allowed.filter(isEligible),
    disallowed: cast.filter(({ isDisallowed }) => isDisallowed),
    notEligible: allowed.filter((ballot) => !isEligible(ballot)),
  };
};
