import { ballotProblems, type BallotProblem, type Ballot, sameBallot } from './ballot.ts';
import type { Finalist } from './finalists.ts';

/** The vote in one category. */
export interface Contest {
  /** All candidates, including replaced ones, and No Award if the award has it. */
  readonly finalists: readonly Finalist[];
  /** How many positions a ballot has. */
  readonly size: number;
}

/** A reason to refuse one category of a save; positions start at 0. */
export type SaveProblem =
  | BallotProblem
  | { readonly kind: 'replaced_finalist'; readonly position: number; readonly id: number }
  | { readonly kind: 'unknown_category' };

/** A save, split into valid and invalid categories. */
export interface CheckedSave {
  /** The valid ballots, unchanged. */
  readonly accepted: Ballots;
  /** The problems of the other categories. */
  readonly refused: Readonly<Record<string, readonly SaveProblem[]>>;
}

/** Voters may keep a replaced finalist on their ballot, but cannot add it (BAL-16). */
const findProblems = (
  ballot: Ballot,
  { finalists, size }: Contest,
  saved: Ballot,
): readonly SaveProblem[] => {
  const replaced = new Set(
    finalists.flatMap(({ id, replaced: isReplaced }) => (isReplaced ? id : [])),
  );
  const allowed = finalists
    .map(({ id }) => id)
    .filter((id) => !replaced.has(id) || saved.includes(id));
  return ballotProblems(ballot, allowed, size).map((problem) => {
    if (problem.kind !== 'unknown_finalist' || !replaced.has(problem.id)) return problem;
    const { position, id } = problem;
    return { kind: 'replaced_finalist', position, id };
  });
};

/**
 * Checks each category of a save by itself, so that an invalid category does not block the others (BAL-17).
 *
 * @param getContest returns the vote in a category; undefined when there is none
 * @param saved the voter's saved ballots
 */
export const checkSave = (
  ballots: Ballots,
  getContest: (category: string) => Contest | undefined,
  saved: Ballots,
): CheckedSave => {
  const checked = Object.entries(ballots).map(([category, ballot]) => {
    const contest = getContest(category);
    const before = Object.hasOwn(saved, category) ? saved[category] : undefined;
    const problems: readonly SaveProblem[] = contest
      ? findProblems(ballot, contest, before ?? [])
      : [{ kind: 'unknown_category' }];
    return { category, ballot, problems };
  });
  const right = checked.filter(({ problems }) => problems.length === 0);
  const wrong = checked.filter(({ problems }) => problems.length > 0);
  return {
    accepted: Object.fromEntries(right.map(({ category, ballot }) => [category, ballot])),
    refused: Object.fromEntries(wrong.map(({ category, problems }) => [category, problems])),
  };
};

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
const getBallot = (ballots: Ballots, category: string): Ballot =>
  Object.hasOwn(ballots, category) ? (ballots[category] ?? NOTHING) : NOTHING;

const listCategories = (...all: readonly Ballots[]): readonly string[] => [
  ...new Set(all.flatMap((ballots) => Object.keys(ballots))),
];

/** Returns the keys of the categories whose ballots differ, the client's first, in their order (BAL-14). */
export const changedCategories = (client: Ballots, server: Ballots): readonly string[] =>
  listCategories(client, server).filter(
    (category) => !sameBallot(getBallot(client, category), getBallot(server, category)),
  );

/**
 * Merges two sets of changes to the same ballots. Only a category that both sides changed differently is a conflict
 * (BAL-15).
 *
 * @param base the last saved ballots that both sides started from
 * @param mine the ballots on this screen
 * @param theirs the ballots that are saved now
 */
export const mergeBallots = (base: Ballots, mine: Ballots, theirs: Ballots): MergedBallots => {
  const changedHere = new Set(changedCategories(mine, base));
  const conflicts: BallotConflict[] = [];
  const taken: [string, Ballot][] = [];
  for (const category of changedCategories(theirs, base)) {
    const [own, other] = [getBallot(mine, category), getBallot(theirs, category)];
    if (sameBallot(own, other)) continue;
    if (changedHere.has(category)) conflicts.push({ category, mine: own, theirs: other });
    else taken.push([category, other]);
  }
  const merged = taken.length === 0 ? mine : { ...mine, ...Object.fromEntries(taken) };
  return { merged, conflicts };
};
