import { ballotProblems, type BallotProblem } from './ballotCheck.ts';
import type { Ballots } from './ballotMerge.ts';
import type { Ballot } from './ballot.ts';
import type { Finalist } from './finalists.ts';

/** What a category is voted on by. */
export interface Contest {
  /** All that stand for election, replaced ones too, and No Award where it stands. */
  readonly finalists: readonly Finalist[];
  /** How many positions a ballot has. */
  readonly size: number;
}

/** A reason why a category of a save is refused; positions count from 0. */
export type SaveProblem =
  | BallotProblem
  | { readonly kind: 'replaced_finalist'; readonly position: number; readonly id: number }
  | { readonly kind: 'unknown_category' };

/** A save, parted into what is right and what is not. */
export interface CheckedSave {
  /** The categories that can be saved, as they were given. */
  readonly accepted: Ballots;
  /** Why each of the others cannot, by category. */
  readonly refused: Readonly<Record<string, readonly SaveProblem[]>>;
}

/** Nobody ranks a replaced finalist anew; who had ranked it may keep it (BAL-16). */
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
 * Each category of a save stands by itself: what is wrong in one does not keep the others from being
 * saved (BAL-17).
 *
 * @param contestOf what a category is voted on by; undefined where there is no vote in it
 * @param saved what the voter has saved before
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
