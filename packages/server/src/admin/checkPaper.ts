import type { VoteRequest } from '@conkit/api-client';
import { checkSave, normalizeBallot, periodPhase, type Ballots } from '@conkit/rules';
import type { Convention } from '../config/types.ts';
import { invalid, ProblemError } from '../errors.ts';
import { contestOf, toFieldError, voteOf } from '../hugo/checkVotes.ts';

/**
 * A ballot from paper as it is stored: all of it, or nothing, so that whoever types it looks again. After the deadline
 * too: when it came is for people to judge.
 *
 * @throws ProblemError `invalid` naming each fault; `voting_closed` before voting opens in an award
 */
export function checkPaper(config: Convention, votes: VoteRequest['votes'], now: Date): Ballots {
  const ahead = Object.keys(votes).some((category) => {
    const vote = voteOf(config, category);
    return vote && periodPhase(vote.voting, now) === 'before';
  });
  if (ahead) throw new ProblemError('voting_closed', { message: 'Voting has not begun yet.' });
  const { accepted, refused } = checkSave(votes, (category) => contestOf(config, category), {});
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
