// Decisions: docs/decisions/saving-ballots.md
import {
  ballotCopyDueAt,
  meetsCondition,
  normalizeBallot,
  normalizeEmail,
  sameBallot,
  type Ballots,
} from '@conkit/rules';
import { typesWithRight } from '../awards/rights.ts';
import { findVoter, saveBallot, type BallotSave, type Voter } from '../awards/ballots.ts';
import { originKeptUntil } from '../config/originDeletion.ts';
import type { VoteRequest } from '@conkit/api-client';
import type { Convention } from '../config/types.ts';
import { keptUserAgent, knownSaveTime } from '../clientInfo.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import type { Answer, Operation, OperationRequest } from '../operation.ts';
import { checkVotes, type CheckedVotes } from './checkVotes.ts';
import { voteOf } from '../awards/voteOf.ts';
import { watchSaves } from '../limits/saveWatch.ts';

const NOTHING_SAVED = { current: {} };

/**
 * Saves the valid ones of the changed categories of a ballot (BAL-17). Nearly every save needs one statement;
 * the saved ballot is read only to explain why a save failed or may not be allowed.
 */
export const vote: Operation<'vote'> = async (context, request) => {
  const { config, clock } = context;
  const { body, params } = request;
  watchSaves(context, params.id);
  const first = checkVotes(config, body, NOTHING_SAVED, clock.now());
  const save = toSave(context, request, first.accepted);
  const isRight = !first.problem && first.refused.length === 0;
  if (isRight && (await saveBallot(context, save))) return saved(save.time, first);
  const { emailKey } = save;
  const voter = await findVoter(context, emailKey, params.id);
  if (!voter) throw new ProblemError('not_yours');
  const mayVote = (award: string) => meetsCondition(voter, config.awards[award]?.rights.vote ?? []);
  if (!awardsOf(config, body).some(mayVote)) {
    throw new ProblemError('not_eligible', { message: 'This person has no right to vote.' });
  }
  const checked = checkVotes(config, body, voter, clock.now(), mayVote);
  const votes = normalized(checked.accepted);
  const { problem } = checked;
  // The answer to a save before the deadline may have been lost.
  if (problem?.code === 'voting_closed' && voter.saved_at && isNewestSave(voter, votes)) {
    return saved(voter.saved_at, checked);
  }
  if (problem) throw problem;
  // All accepted categories are in awards in which this membership has the right.
  const allowed = { ...save, votes, voterTypes: [voter.membership] };
  if (await saveBallot(context, allowed)) return saved(save.time, checked);
  // Read again: the other save may have happened after the ballot was read.
  const newest = (await findVoter(context, emailKey, params.id)) ?? voter;
  if (newest.saved_at && isNewestSave(newest, votes)) return saved(newest.saved_at, checked);
  throw new ProblemError('stale_votes', { current: newest.current });
};

function toSave(
  { config, clock }: Context,
  { body, session, params, ip, userAgent }: OperationRequest<'vote'>,
  accepted: Ballots,
): BallotSave {
  const now = clock.now();
  const lastmod = body.lastmod ? knownSaveTime('lastmod', body.lastmod) : null;
  // Save times of a person strictly increase, even when the clock stands still.
  const time = new Date(Math.max(now.getTime(), lastmod ? lastmod.getTime() + 1 : 0));
  return {
    personId: params.id,
    emailKey: normalizeEmail(session.email),
    voterTypes: typesFor(config, body),
    votes: normalized(accepted),
    signature: body.signature.trim(),
    ip,
    userAgent: keptUserAgent(userAgent),
    originUntil: originKeptUntil(config, time),
    lastmod,
    time,
    copyDueAt: ballotCopyDueAt('votes', time),
  };
}

/** Returns the awards of a request; all awards when it contains no known category. */
function awardsOf(config: Convention, { votes }: VoteRequest): readonly string[] {
  const known = Object.keys(votes).flatMap((category) => voteOf(config, category)?.key ?? []);
  return known.length > 0 ? [...new Set(known)] : Object.keys(config.awards);
}

/** Returns the membership types that may save a request. */
function typesFor(config: Convention, body: VoteRequest): readonly string[] {
  const [first = [], ...others] = awardsOf(config, body).map((key) => {
    const award = config.awards[key];
    return award ? typesWithRight(award, 'vote') : [];
  });
  return first.filter((type) => others.every((types) => types.includes(type)));
}

const normalized = (ballots: Ballots): Ballots =>
  Object.fromEntries(
    Object.entries(ballots).map(([category, ranking]) => [category, normalizeBallot(ranking)]),
  );

/** Contains exactly what was saved, so that a client that ignores `refused` shows no more than that. */
const saved = (time: Date, { accepted, refused }: CheckedVotes): Answer<'vote'> => ({
  body: {
    status: 'success',
    time: time.toISOString(),
    votes: Object.fromEntries(
      Object.entries(accepted).map(([category, ranking]) => [category, [...ranking]]),
    ),
    ...(refused.length > 0 && { refused: [...refused] }),
  },
});

/** Returns whether the newest save is this one: then its answer was lost, and is sent again. */
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
