import type { VoteRequest } from '@conkit/api-client';
import { normalizeBallot, type Ballots } from '@conkit/rules';
import type { Convention } from '../config/types.ts';
import { invalid } from '../errors.ts';
import { checkRankings } from '../hugo/checkVotes.ts';

/**
 * A ballot from paper as it is stored: all of it, or nothing, so that whoever types it looks again.
 *
 * @throws ProblemError `invalid` naming each fault
 */
export function checkPaper(config: Convention, votes: VoteRequest['votes']): Ballots {
  const { accepted, refused } = checkRankings(config, votes);
  if (refused.length > 0) throw invalid(...refused);
  const ballots = Object.entries(accepted).map(
    ([category, ranking]) => [category, normalizeBallot(ranking)] as const,
  );
  if (ballots.every(([, ranking]) => ranking.length === 0)) {
    throw invalid({ pointer: '/body/votes', message: 'votes ranks nothing' });
  }
  return Object.fromEntries(ballots);
}
