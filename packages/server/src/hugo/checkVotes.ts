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

/** The part of the saved ballot that the checks depend on. */
type Saved = Pick<Voter, 'current'>;

/** The result of checking a save. */
export interface CheckedVotes {
  /** The valid rankings, as sent. */
  readonly accepted: Ballots;
  /** The errors of the others. */
  readonly refused: readonly FieldError[];
  /** Why nothing can be accepted from anyone; absent when something can. */
  readonly problem?: ProblemError;
}

/** Returns what decides about votes in a category; undefined where there is no vote in it. */
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
 * Checks each category on its own (BAL-17): its ranking, the voting period of its award, and the right to vote
 * in it. A category that is not open has no further errors, as its finalists may not be announced yet.
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
  // A save from before the deadline may be repeated: the caller compares its rankings with the saved ones.
  return { accepted, refused: wrong, problem: new ProblemError('voting_closed', message) };
}

const rankingsOf = (current: Votes): Ballots =>
  Object.fromEntries(Object.entries(current).map(([category, { votes }]) => [category, votes]));

/** Converts the error of a ranking to a field error of the API. */
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
