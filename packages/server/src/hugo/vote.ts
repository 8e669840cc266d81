import {
  ballotCopyDueAt,
  canVote,
  normalizeBallot,
  normalizeEmail,
  sameBallot,
  type Ballot,
} from '@conkit/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import type { Answer, Operation, OperationRequest } from '../operation.ts';
import { keptUserAgent, knownSaveTime } from '../saves.ts';
import { findVoter, saveBallot, type BallotSave, type Voter } from './ballots.ts';
import { voteProblem } from './check.ts';

const NOTHING_SAVED = { saved_at: null, current: {} };

/**
 * Saves the changed categories of a ballot. Nearly every save needs one statement; only when that
 * did not save, or might not be allowed, the saved ballot is read to tell why.
 */
export const vote: Operation<'vote'> = async (context, request) => {
  const { db, config, clock } = context;
  const { body, params } = request;
  const save = toSave(context, request);
  if (!voteProblem(config, body, NOTHING_SAVED, clock.now()) && (await saveBallot(db, save))) {
    return saved(save.time, request);
  }
  const { emailKey } = save;
  const voter = await findVoter(db, emailKey, params.id);
  if (!voter) throw new ProblemError('not_yours');
  if (!canVote(voter, config.membership_types)) {
    throw new ProblemError('not_eligible', { message: 'This person has no right to vote.' });
  }
  const problem = voteProblem(config, body, voter, clock.now());
  // The answer to a save before the deadline may have been lost.
  if (problem?.code === 'voting_closed' && voter.saved_at && isNewestSave(voter, save.votes)) {
    return saved(voter.saved_at, request);
  }
  if (problem) throw problem;
  if (await saveBallot(db, save)) return saved(save.time, request);
  // Read again, for the save that came first may have come after the ballot was read.
  const newest = (await findVoter(db, emailKey, params.id)) ?? voter;
  if (newest.saved_at && isNewestSave(newest, save.votes)) return saved(newest.saved_at, request);
  throw new ProblemError('stale_votes', { current: newest.current });
};

function toSave(
  { config, clock }: Context,
  { body, session, params, ip, userAgent }: OperationRequest<'vote'>,
): BallotSave {
  const now = clock.now();
  const lastmod = body.lastmod ? knownSaveTime('lastmod', body.lastmod) : null;
  // Save times of a person strictly increase, even when the clock stands still.
  const time = new Date(Math.max(now.getTime(), lastmod ? lastmod.getTime() + 1 : 0));
  const votes = Object.entries(body.votes).map(([key, ranking]) => [key, normalizeBallot(ranking)]);
  return {
    personId: params.id,
    emailKey: normalizeEmail(session.email),
    voterTypes: Object.keys(config.membership_types).filter((membership) =>
      canVote({ membership }, config.membership_types),
    ),
    votes: Object.fromEntries(votes) as Record<string, Ballot>,
    signature: body.signature.trim(),
    ip,
    userAgent: keptUserAgent(userAgent),
    lastmod,
    time,
    copyDueAt: ballotCopyDueAt('votes', time),
  };
}

const saved = (time: Date, { body }: OperationRequest<'vote'>): Answer<'vote'> => ({
  body: { status: 'success', time: time.toISOString(), votes: body.votes },
});

/** Whether the newest save is this very one: then its answer was lost, and it is answered again. */
function isNewestSave({ saved_at, current }: Voter, votes: BallotSave['votes']): boolean {
  const newest = Object.entries(current).filter(([, { time }]) => time === saved_at?.toISOString());
  return (
    newest.length === Object.keys(votes).length &&
    newest.every(([category, entry]) => {
      const sent = Object.hasOwn(votes, category) ? votes[category] : undefined;
      return sent !== undefined && sameBallot(sent, entry.votes);
    })
  );
}
