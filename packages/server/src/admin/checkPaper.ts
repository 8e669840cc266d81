import type { VoteRequest } from '@conkit/api-client';
import {
  checkSave,
  meetsCondition,
  normalizeBallot,
  periodPhase,
  type Ballots,
  type RightFacts,
} from '@conkit/rules';
import { voteOf } from '../awards/voteOf.ts';
import type { Convention } from '../config/types.ts';
import { invalid, ProblemError } from '../errors.ts';
import { contestOf, toFieldError } from '../hugo/checkVotes.ts';

/**
 * Validates a paper ballot as a whole, so that the administrator who types it can correct it. Accepts ballots after the
 * deadline too.
 *
 * @throws ProblemError `invalid` with each fault, `not_eligible`, or `voting_closed` before voting opens
 */
export function checkPaper(
  config: Convention,
  votes: VoteRequest['votes'],
  voter: RightFacts,
  now: Date,
): Ballots {
  for (const category of Object.keys(votes)) {
    const vote = voteOf(config, category);
    if (!vote) continue;
    if (!meetsCondition(voter, vote.award.rights.vote)) {
      const message = `This person has no right to vote in ${category}.`;
      throw new ProblemError('not_eligible', { message });
    }
    if (periodPhase(vote.voting, now) === 'before') {
      throw new ProblemError('voting_closed', { message: 'Voting has not begun yet.' });
    }
  }
  const { accepted, refused } = checkSave(votes, (key) => contestOf(config, key), {});
  const faults = Object.entries(refused).flatMap(([category, problems]) =>
    problems.map((problem) => toFieldError(category, problem)),
  );
  if (faults.length > 0) throw invalid(...faults);
  const ballots = Object.entries(accepted).map(
    ([category, ranking]) => [category, normalizeBallot(ranking)] as const,
  );
  if (ballots.every(([, ranking]) => ranking.length === 0)) {
    throw invalid({ pointer: '/body/votes', message: 'votes ranks nothing' });
  }
  return Object.fromEntries(ballots);
}
