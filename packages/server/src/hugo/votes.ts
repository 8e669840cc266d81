// Decisions: docs/decisions/saving-ballots.md
import type { FieldError, VoteRequest, Votes } from '@conkit/api-client';
import {
  ballotCopyDueAt,
  type Ballots,
  checkSave,
  type Contest,
  meetsCondition,
  normalizeBallot,
  normalizeEmail,
  periodPhase,
  sameBallot,
  type SaveProblem,
  withNoAward,
} from '@conkit/rules';
import { type BallotSave, findVoter, saveBallot, type Voter } from '../awards/ballots.ts';
import { findVote, listTypesWithRight } from '../awards/rights.ts';
import { truncateUserAgent, parseSaveTime } from '../clientInfo.ts';
import { getOriginKeptUntil } from '../config/retention.ts';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import { invalid, ProblemError } from '../errors.ts';
import { watchSaves } from '../limits/saveWatch.ts';
import type { Answer, Operation, OperationRequest } from '../operation.ts';
import { mailCopy } from './mailCopy.ts';

const NOTHING_SAVED = { current: {} };

/**
 * Saves the changed categories of a ballot that are valid (BAL-17). Nearly every save needs one statement; the saved
 * ballot is read only to explain why a save failed or may not be allowed.
 */
export const vote: Operation<'vote'> = async (context, request) => {
  const { config, clock } = context;
  const { body, params } = request;
  watchSaves(context, params.id);
  const first = checkVotes(config, body, NOTHING_SAVED, clock.now());
  const save = toSave(context, request, first.accepted);
  const isRight = !first.problem && first.refused.length === 0;
  if (isRight && (await saveBallot(context, save))) return toAnswer(save.time, first);
  const { emailKey } = save;
  const voter = await findVoter(context, emailKey, params.id);
  if (!voter) throw new ProblemError('not_yours');
  const mayVote = (award: string) => meetsCondition(voter, config.awards[award]?.rights.vote ?? []);
  if (!listAwards(config, body).some(mayVote)) {
    throw new ProblemError('not_eligible', { message: 'This person has no right to vote.' });
  }
  const checked = checkVotes(config, body, voter, clock.now(), mayVote);
  const votes = normalizeBallots(checked.accepted);
  const { problem } = checked;
  // The answer to a save before the deadline may have been lost.
  if (problem?.code === 'voting_closed' && voter.saved_at && isNewestSave(voter, votes)) {
    return toAnswer(voter.saved_at, checked);
  }
  if (problem) throw problem;
  // All accepted categories are in awards in which this membership has the right.
  const allowed = { ...save, votes, voterTypes: [voter.membership] };
  if (await saveBallot(context, allowed)) return toAnswer(save.time, checked);
  // Read again: the other save may have happened after the ballot was read.
  const newest = (await findVoter(context, emailKey, params.id)) ?? voter;
  if (newest.saved_at && isNewestSave(newest, votes)) return toAnswer(newest.saved_at, checked);
  throw new ProblemError('stale_votes', { current: newest.current });
};

function toSave(
  { config, clock }: Context,
  { body, session, params, ip, userAgent }: OperationRequest<'vote'>,
  accepted: Ballots,
): BallotSave {
  const now = clock.now();
  const lastmod = body.lastmod ? parseSaveTime('lastmod', body.lastmod) : null;
  // Save times of a person strictly increase, even when the clock stands still.
  const time = new Date(Math.max(now.getTime(), lastmod ? lastmod.getTime() + 1 : 0));
  return {
    personId: params.id,
    emailKey: normalizeEmail(session.email),
    voterTypes: listVoterTypes(config, body),
    votes: normalizeBallots(accepted),
    signature: body.signature.trim(),
    ip,
    userAgent: truncateUserAgent(userAgent),
    originUntil: getOriginKeptUntil(config, time),
    lastmod,
    time,
    copyDueAt: ballotCopyDueAt('votes', time),
  };
}

/** Returns the awards of a request; all awards when it contains no known category. */
function listAwards(config: Convention, { votes }: VoteRequest): readonly string[] {
  const known = Object.keys(votes).flatMap((category) => findVote(config, category)?.key ?? []);
  return known.length > 0 ? [...new Set(known)] : Object.keys(config.awards);
}

/** Returns the membership types that may save a request. */
function listVoterTypes(config: Convention, body: VoteRequest): readonly string[] {
  const [first = [], ...others] = listAwards(config, body).map((key) => {
    const award = config.awards[key];
    return award ? listTypesWithRight(award, 'vote') : [];
  });
  return first.filter((type) => others.every((types) => types.includes(type)));
}

const normalizeBallots = (ballots: Ballots): Ballots =>
  Object.fromEntries(
    Object.entries(ballots).map(([category, ranking]) => [category, normalizeBallot(ranking)]),
  );

/** Contains exactly what was saved, so that a client that ignores `refused` shows no more than that. */
const toAnswer = (time: Date, { accepted, refused }: CheckedVotes): Answer<'vote'> => ({
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

/** Returns a person's saved ballot to their account. Does not require the right to vote. */
export const getVotes: Operation<'getVotes'> = async (context, { session, params }) => {
  const voter = await findVoter(context, normalizeEmail(session.email), params.id);
  if (!voter) throw new ProblemError('not_yours');
  return { body: voter.current };
};

/** Mails a person's ballot at once, in addition to the delayed copy after the last change. */
export const mailVotes: Operation<'mailVotes'> = (context, { session, params }) =>
  mailCopy(context, session, params.id, {
    kind: 'ballot_copy',
    table: 'ballot',
    nothing: 'Nothing has been voted yet.',
  });

/** The part of the saved ballot that the checks depend on. */
type Saved = Pick<Voter, 'current'>;

/** The result of checking a save. */
interface CheckedVotes {
  /** The valid rankings, as sent. */
  readonly accepted: Ballots;
  /** The errors of the others. */
  readonly refused: readonly FieldError[];
  /** Why nothing can be accepted from anyone; absent when something can. */
  readonly problem?: ProblemError;
}

/** Returns what decides about votes in a category; undefined where there is no vote in it. */
export function findContest(config: Convention, category: string): Contest | undefined {
  const voted = findVote(config, category);
  const finalists = Object.hasOwn(config.finalists, category)
    ? config.finalists[category]
    : undefined;
  if (!voted || !finalists) return undefined;
  const { no_award, positions: size } = voted.award;
  return { finalists: no_award ? withNoAward(finalists) : finalists, size };
}

/**
 * Checks each category on its own (BAL-17): its ranking, the voting period of its award, and the right to vote
 * in it. A category that is not open has no further errors, as its finalists may not be announced yet.
 *
 * @param mayVote whether the voter may vote in an award, by its key
 */
function checkVotes(
  config: Convention,
  { votes }: VoteRequest,
  { current }: Saved,
  now: Date,
  mayVote: (award: string) => boolean = () => true,
): CheckedVotes {
  const checked = checkSave(votes, (key) => findContest(config, key), toRankings(current));
  const { accepted } = checked;
  const barred = new Map<string, FieldError>();
  const phases = new Set<string>();
  for (const category of Object.keys(votes)) {
    const voted = findVote(config, category);
    if (!voted) continue;
    const phase = periodPhase(voted.voting, now);
    const pointer = `/body/votes/${category}`;
    if (!mayVote(voted.key)) {
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

const toRankings = (current: Votes): Ballots =>
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
