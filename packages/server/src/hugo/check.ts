import { ballotProblems, NO_AWARD_ID, periodPhase, type BallotProblem } from '@conkit/rules';
import type { FieldError, VoteRequest } from '@conkit/api-client';
import type { Convention } from '../config/types.ts';
import { invalid, ProblemError } from '../errors.ts';
import type { Voter } from './ballots.ts';
import { isInFuture } from './lastmod.ts';

/** What of a saved ballot decides about the next save. */
type Saved = Pick<Voter, 'saved_at' | 'current'>;

/** Why votes cannot be taken, whoever sends them; nothing when they can. */
export function voteProblem(
  config: Convention,
  { votes, lastmod }: VoteRequest,
  saved: Saved,
  now: Date,
): ProblemError | undefined {
  const phase = periodPhase(config.dates.voting, now);
  if (phase === 'before') {
    return new ProblemError('voting_closed', { message: 'Voting has not begun yet.' });
  }
  if (phase === 'closed') return new ProblemError('voting_closed');
  const errors = Object.entries(votes).flatMap(([category, ranking]) =>
    rankingErrors(config, category, ranking, saved),
  );
  if (isInFuture(lastmod, now, saved.saved_at))
    errors.push({ pointer: '/body/lastmod', message: 'lastmod is in the future' });
  return errors.length > 0 ? invalid(...errors) : undefined;
}

function rankingErrors(
  { finalists, ballot }: Convention,
  category: string,
  ranking: VoteRequest['votes'][string],
  { current }: Saved,
): FieldError[] {
  const pointer = `/body/votes/${category}`;
  const entries = Object.hasOwn(finalists, category) ? finalists[category] : undefined;
  if (!entries) return [{ pointer, message: `Unknown category: ${category}` }];
  // Who ranked a finalist that was replaced later may keep it; nobody can rank it anew.
  const ranked = Object.hasOwn(current, category) ? (current[category]?.votes ?? []) : [];
  const allowed = entries.filter(({ id, replaced }) => !replaced || ranked.includes(id));
  const ids = [...allowed.map(({ id }) => id), NO_AWARD_ID];
  return ballotProblems(ranking, ids, ballot.positions).map((problem) =>
    toFieldError(problem, pointer, category),
  );
}

function toFieldError(problem: BallotProblem, pointer: string, category: string): FieldError {
  if (problem.kind === 'too_long') {
    return { pointer, message: `${category} has more than ${problem.size} positions` };
  }
  const what = problem.kind === 'duplicate' ? 'is ranked twice' : 'cannot be ranked';
  return {
    pointer: `${pointer}/${problem.position}`,
    message: `${problem.id} ${what} in ${category}`,
  };
}
