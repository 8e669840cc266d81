import { sameBallot, type Ballot } from './ballot.ts';

/** One person's ballots by category key; a missing category is an empty ballot. */
export type Ballots = Readonly<Record<string, Ballot>>;

/** A category that was changed differently in two places, so that the voter has to choose. */
export interface BallotConflict {
  readonly category: string;
  readonly mine: Ballot;
  readonly theirs: Ballot;
}

/** The result of a merge. In a conflict `merged` holds `mine`, so that the voter loses nothing. */
export interface MergedBallots {
  readonly merged: Ballots;
  readonly conflicts: readonly BallotConflict[];
}

const NOTHING: Ballot = [];
// A category may be called `constructor`: only the record's own keys are ballots.
const ballotOf = (ballots: Ballots, category: string): Ballot =>
  Object.hasOwn(ballots, category) ? (ballots[category] ?? NOTHING) : NOTHING;

const categoriesOf = (...all: readonly Ballots[]): readonly string[] => [
  ...new Set(all.flatMap((ballots) => Object.keys(ballots))),
];

/** Returns the keys of the categories whose ballots differ, in the client's order, then the server's (BAL-14). */
export const changedCategories = (client: Ballots, server: Ballots): readonly string[] =>
  categoriesOf(client, server).filter(
    (category) => !sameBallot(ballotOf(client, category), ballotOf(server, category)),
  );

/**
 * Merges two sets of changes to the same ballots. Only a category that both changed differently is a conflict
 * (BAL-15).
 *
 * @param base the last saved ballots that both started from
 * @param mine the ballots on this screen
 * @param theirs the ballots that are saved now
 */
export const mergeBallots = (base: Ballots, mine: Ballots, theirs: Ballots): MergedBallots => {
  const changedHere = new Set(changedCategories(mine, base));
  const conflicts: BallotConflict[] = [];
  const taken: [string, Ballot][] = [];
  for (const category of changedCategories(theirs, base)) {
    const [own, other] = [ballotOf(mine, category), ballotOf(theirs, category)];
    if (sameBallot(own, other)) continue;
    if (changedHere.has(category)) conflicts.push({ category, mine: own, theirs: other });
    else taken.push([category, other]);
  }
  const merged = taken.length === 0 ? mine : { ...mine, ...Object.fromEntries(taken) };
  return { merged, conflicts };
};
