import {
  checkSave,
  periodPhase,
  withNoAward,
  type Ballots,
  type Contest,
  type SaveProblem,
} from '@conkit/rules';
import type { FieldError, VoteRequest, Votes } from '@conkit/api-client';
import type { Voter } from '../awards/ballots.ts';
import { voteOf } from '../awards/voteOf.ts';
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

/** What a category is voted on by; undefined where there is no vote in it. */
export function contestOf(config: Convention, category: string): Contest | undefined {
  const vote = voteOf(config, category);
  const finalists = Object.hasOwn(config.finalists, category)
    ? config.finalists[category]
    : undefined;
  if (!vote || !finalists) return undefined;
  const { no_award, positions: size } = vote.award;
  return { finalists: no_award ? withNoAward(finalists) : finalists, size };
}

/**
 * Each category stands by itself (BAL-17): its ranking, the period of its award, and the right to vote in it. Of a
 * category that is not open nothing is told but that, for its finalists may not be announced.
 *
 * @param mayVote whether the voter may vote in an award, by its key
 */
export function checkVotes(
  config: Convention,
  { votes }: VoteRequest,
  { current }: Saved,
  now: Date,
  mayVote: (award: string) => boolean = () => true,
): CheckedVotes {
  const checked = checkSave(votes, (key) => contestOf(config, key), rankingsOf(current));
  const { accepted } = checked;
  const barred = new Map<string, FieldError>();
  const phases = new Set<string>();
  for (const category of Object.keys(votes)) {
    const vote = voteOf(config, category);
    if (!vote) continue;
    const phase = periodPhase(vote.voting, now);
    const pointer = `/body/votes/${category}`;
    if (!mayVote(vote.key)) {
      const message = `This person has no right to vote in ${category}`;
      barred.set(category, { pointer, message, code: 'not_eligible' });
    } else if (phase !== 'open') {
      phases.add(phase);
      const message = `There is no vote in ${category} now`;
      barred.set(category, { pointer, message, code: 'voting_closed' });
    }
  }
  const open = Object.entries(accepted).filter(([category]) => !barred.has(category));
  const wrong = Object.entries(checked.refused)
    .filter(([category]) => !barred.has(category))
    .flatMap(([category, problems]) => problems.map((problem) => toFieldError(category, problem)));
  const refused = [...wrong, ...barred.values()];
  if (open.length > 0) return { accepted: Object.fromEntries(open), refused };
  if (phases.size === 0) return { accepted: {}, refused, problem: invalid(...refused) };
  const message = phases.has('closed') ? {} : { message: 'Voting has not begun yet.' };
  // What came in time may be sent again: whether it is what is saved is told by the rankings.
  return { accepted, refused: wrong, problem: new ProblemError('voting_closed', message) };
}

const rankingsOf = (current: Votes): Ballots =>
  Object.fromEntries(Object.entries(current).map(([category, { votes }]) => [category, votes]));

/** What is wrong with a ranking, as the wire says it. */
export function toFieldError(category: string, problem: SaveProblem): FieldError {
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
