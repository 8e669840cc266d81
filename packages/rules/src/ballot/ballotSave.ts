import { ballotProblems, type BallotProblem } from './ballotCheck.ts';
import type { Ballots } from './ballotMerge.ts';
import type { Ballot } from './ballot.ts';
import type { Finalist } from './finalists.ts';

/** The vote in one category. */
export interface Contest {
  /** All candidates, including replaced ones, and No Award if the award has it. */
  readonly finalists: readonly Finalist[];
  /** How many positions a ballot has. */
  readonly size: number;
}

/** A reason to refuse one category of a save; positions count from 0. */
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
const problemsOf = (
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
 * @param contestOf returns the vote in a category; undefined when there is none
 * @param saved the voter's saved ballots
 */
export const checkSave = (
  ballots: Ballots,
  contestOf: (category: string) => Contest | undefined,
  saved: Ballots,
): CheckedSave => {
  const checked = Object.entries(ballots).map(([category, ballot]) => {
    const contest = contestOf(category);
    const before = Object.hasOwn(saved, category) ? saved[category] : undefined;
    const problems: readonly SaveProblem[] = contest
      ? problemsOf(ballot, contest, before ?? [])
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
