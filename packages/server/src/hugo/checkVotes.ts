import { checkSave, periodPhase, type Ballots, type SaveProblem } from '@conkit/rules';
import type { FieldError, VoteRequest, Votes } from '@conkit/api-client';
import type { Voter } from '../awards/ballots.ts';
import type { Convention } from '../config/types.ts';
import { invalid, ProblemError } from '../errors.ts';

/** What of a saved ballot decides about the next save. */
type Saved = Pick<Voter, 'current'>;

/** What of a save can be taken. */
export interface CheckedVotes {
  /** The rankings that are right, as they were sent. */
  readonly accepted: Ballots;
  /** What is wrong with the others. */
  readonly refused: readonly FieldError[];
  /** Why nothing can be taken, whoever sends it; absent when something can. */
  readonly problem?: ProblemError;
}

/** Each category stands by itself (BAL-17); the period is for all of them. */
export function checkVotes(
  config: Convention,
  { votes }: VoteRequest,
  { current }: Saved,
  now: Date,
): CheckedVotes {
  const { finalists, ballot, dates } = config;
  const checked = checkSave(votes, finalists, rankingsOf(current), ballot.positions);
  const refused = Object.entries(checked.refused).flatMap(([category, problems]) =>
    problems.map((problem) => toFieldError(category, problem)),
  );
  const { accepted } = checked;
  const phase = periodPhase(dates.voting, now);
  if (phase !== 'open') {
    const message = phase === 'before' ? { message: 'Voting has not begun yet.' } : {};
    return { accepted, refused, problem: new ProblemError('voting_closed', message) };
  }
  const isNothingRight = Object.keys(accepted).length === 0;
  return { accepted, refused, ...(isNothingRight && { problem: invalid(...refused) }) };
}

const rankingsOf = (current: Votes): Ballots =>
  Object.fromEntries(Object.entries(current).map(([category, { votes }]) => [category, votes]));

function toFieldError(category: string, problem: SaveProblem): FieldError {
  const pointer = `/body/votes/${category}`;
  const code = problem.kind;
  switch (problem.kind) {
    case 'unknown_category':
      return { pointer, message: `Unknown category: ${category}`, code };
    case 'too_long':
      return { pointer, message: `${category} has more than ${problem.size} positions`, code };
    default: {
      const { id, position } = problem;
      const message = `${id} ${WHAT[problem.kind]} in ${category}`;
      return { pointer: `${pointer}/${position}`, message, code };
    }
  }
}

const WHAT = {
  replaced_finalist: 'was replaced and can no longer be ranked',
  unknown_finalist: 'cannot be ranked',
  duplicate: 'is ranked twice',
};
