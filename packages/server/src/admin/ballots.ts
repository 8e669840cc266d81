import type { VoteRequest } from '@conkit/api-client';
import {
  type Ballots,
  checkSave,
  fallbackTitle,
  meetsCondition,
  normalizeBallot,
  periodPhase,
  type RightFacts,
} from '@conkit/rules';
import { sql } from 'kysely';
import { audited } from '../audit/audited.ts';
import {
  type BallotVersion,
  findBallotAt,
  readBallotVersions,
  writeBallot,
} from '../awards/ballotVersions.ts';
import { type CastBallot, countBallotAgain, excludeBallot, hasCast } from '../awards/disallowed.ts';
import { findVote } from '../awards/rights.ts';
import { parseSaveTime } from '../clientInfo.ts';
import type { Convention } from '../config/types.ts';
import { requireOthersRecord } from '../crew/requirements.ts';
import type { Queryable } from '../database/connect.ts';
import { invalid, ProblemError } from '../errors.ts';
import { findContest, toFieldError } from '../hugo/votes.ts';
import { queueMail } from '../mail/queue.ts';
import { withApproval } from './approvals.ts';
import { type AdminOperation, toActor } from './operation.ts';
import { findPerson } from './people.ts';

/** Versions per page. */
const MAX_VERSIONS = 100;

/** Returns when a ballot was saved and its number of entries, newest first, without the votes. */
export const listBallotVersions: AdminOperation<'listBallotVersions'> = async (
  { db },
  { params, query },
) => {
  await findPerson(db, params.id);
  const before = query.before === undefined ? undefined : parseSaveTime('before', query.before);
  const versions = await readBallotVersions(db, params.id, { before, most: MAX_VERSIONS + 1 });
  return {
    body: {
      versions: versions.slice(0, MAX_VERSIONS).map(toVersion),
      more: versions.length > MAX_VERSIONS,
    },
  };
};

const toVersion = ({ time, merge, ...version }: BallotVersion) => ({
  ...version,
  time: time.toISOString(),
  ...(merge && { merge }),
});

/**
 * Enters a whole paper ballot and mails it to its voter. Works after the deadline too: people decide whether it came in
 * time. Replaces a saved ballot only with `replaces`. Keeps saved votes in awards that the paper doesn't contain,
 * because those have their own papers and deadlines.
 */
export const enterBallot: AdminOperation<'enterBallot'> = withApproval(
  'enterBallot',
  async (context, request) => {
    const { config, clock } = context;
    const { params, body } = request;
    const personId = params.id;
    const now = clock.now();
    return audited(context, 'enterBallot', toActor(request), async (trx) => {
      const person = await findPerson(trx, personId);
      requireOthersRecord(request.session.email, person.email);
      const ballots = checkPaper(config, body.votes, person, now);
      const entered = 'paper';
      const awards = new Set(Object.keys(ballots).map((key) => findVote(config, key)?.key));
      const whole = {
        personId,
        ballots,
        isAbout: (category: string) => awards.has(findVote(config, category)?.key),
        signature: body.signature.trim(),
        entered,
        ...(body.replaces !== true && { follows: null }),
      } as const;
      const { kind, ...change } = await writeBallot(trx, whole, now);
      if (kind === 'stale') {
        const message = 'This person has a ballot already: say that this one replaces it.';
        throw new ProblemError('conflict', { message });
      }
      const isMailed = person.email !== null;
      const answer = {
        body: { status: 'success' as const, changed: kind === 'written', is_mailed: isMailed },
      };
      if (!('before' in change)) return { answer, changes: [] };
      await queueMail(trx, clock, { kind: 'ballot_changed', data: { personId, entered } });
      return {
        answer,
        changes: [{ personId, before: { ...change.before }, after: { ...change.after } }],
      };
    });
  },
);

/**
 * Validates a paper ballot as a whole, so that the administrator who types it can correct it. Accepts ballots after the
 * deadline too.
 *
 * @throws ProblemError `invalid` with each fault, `not_eligible`, or `voting_closed` before voting opens
 */
function checkPaper(
  config: Convention,
  votes: VoteRequest['votes'],
  voter: RightFacts,
  now: Date,
): Ballots {
  for (const category of Object.keys(votes)) {
    const vote = findVote(config, category);
    if (!vote) continue;
    if (!meetsCondition(voter, vote.award.rights.vote)) {
      const message = `This person has no right to vote in ${category}.`;
      throw new ProblemError('not_eligible', { message });
    }
    if (periodPhase(vote.voting, now) === 'before') {
      throw new ProblemError('voting_closed', { message: 'Voting has not begun yet.' });
    }
  }
  const { accepted, refused } = checkSave(votes, (key) => findContest(config, key), {});
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

/**
 * Makes an earlier version of a ballot the newest and mails it to its owner. Doesn't return the votes. The replaced
 * version can be restored too.
 */
export const restoreBallot: AdminOperation<'restoreBallot'> = withApproval(
  'restoreBallot',
  async (context, request) => {
    const { params, body } = request;
    const personId = params.id;
    const version = parseSaveTime('version', body.version);
    const newest = parseSaveTime('newest', body.newest);
    return audited(context, 'restoreBallot', toActor(request), async (trx) => {
      const { email } = await findPerson(trx, personId);
      requireOthersRecord(request.session.email, email);
      const earlier = await findBallotAt(trx, personId, version);
      if (!earlier) throw new ProblemError('not_found');
      const entered = 'restored';
      const whole = { personId, ...earlier, entered, follows: newest } as const;
      const { kind, ...change } = await writeBallot(trx, whole, context.clock.now());
      if (kind === 'stale') {
        const message = 'The ballot has been saved since: look at its versions again.';
        throw new ProblemError('conflict', { message });
      }
      const isMailed = email !== null;
      const answer = {
        body: { status: 'success' as const, changed: kind === 'written', is_mailed: isMailed },
      };
      if (!('before' in change)) return { answer, changes: [] };
      await queueMail(trx, context.clock, { kind: 'ballot_changed', data: { personId, entered } });
      return {
        answer,
        changes: [{ personId, before: { ...change.before }, after: { ...change.after } }],
      };
    });
  },
);

/** Excludes a person's votes or nominations from the count and mails them the reason. Deletes nothing. */
export const disallowBallot: AdminOperation<'disallowBallot'> = withApproval(
  'disallowBallot',
  async (context, request) => {
    const { clock } = context;
    const personId = request.params.id;
    const { ballot } = request.body;
    const act = toActor(request);
    return audited(context, 'disallowBallot', act, async (trx) => {
      const { email } = await findPerson(trx, personId);
      requireOthersRecord(request.session.email, email);
      if (!(await hasCast(trx, personId, ballot))) {
        throw new ProblemError('conflict', {
          message: 'This person has sent nothing to disallow.',
        });
      }
      const { reason } = act;
      const row = { person_id: personId, ballot, since: clock.now(), reason };
      const changed = await excludeBallot(trx, row);
      const is_mailed = email !== null;
      const answer = { body: { status: 'success' as const, changed, is_mailed } };
      if (!changed) return { answer, changes: [] };
      const data = { personId, ballot, isCounted: false, reason };
      await queueMail(trx, clock, { kind: 'ballot_ruling', data });
      const change = { before: { ballot, is_counted: true }, after: { ballot, is_counted: false } };
      return { answer, changes: [{ personId, ...change }] };
    });
  },
);

/** Counts a person's disallowed votes or nominations again, and notifies them. */
export const allowBallot: AdminOperation<'allowBallot'> = withApproval(
  'allowBallot',
  async (context, request) => {
    const personId = request.params.id;
    const { ballot } = request.body;
    const act = toActor(request);
    return audited(context, 'allowBallot', act, async (trx) => {
      const { email } = await findPerson(trx, personId);
      requireOthersRecord(request.session.email, email);
      const changed = await countBallotAgain(trx, personId, ballot);
      const is_mailed = email !== null;
      const answer = { body: { status: 'success' as const, changed, is_mailed } };
      if (!changed) return { answer, changes: [] };
      const data = { personId, ballot, isCounted: true, reason: act.reason };
      await queueMail(trx, context.clock, { kind: 'ballot_ruling', data });
      const change = { before: { ballot, is_counted: false }, after: { ballot, is_counted: true } };
      return { answer, changes: [{ personId, ...change }] };
    });
  },
);

/** Returns how many people voted and nominated, in total and by category, without their votes. */
export const getTurnout: AdminOperation<'getTurnout'> = async ({ db, config }) => ({
  body: {
    votes: toTurnout(config, await countTurnout(db, 'votes')),
    nominations: toTurnout(config, await countTurnout(db, 'nominations')),
  },
});

/** Lists the categories in the convention's order; those that are no longer configured come last. */
function toTurnout({ award_categories: known }: Convention, { people, categories }: Turnout) {
  const counts = new Map(categories.map(({ category, ballots }) => [category, ballots]));
  const keys = [...known.map(({ key }) => key).filter((key) => counts.has(key)), ...counts.keys()];
  return {
    people,
    categories: [...new Set(keys)].map((key) => ({
      key,
      title: known.find((category) => category.key === key)?.title.en ?? fallbackTitle(key),
      people: counts.get(key) ?? 0,
    })),
  };
}

/** The number of ballots, without their content. */
export interface Turnout {
  /** People with entries in any category. */
  readonly people: number;
  readonly categories: readonly { readonly category: string; readonly ballots: number }[];
}

const SAVED = {
  /** A ballot with a blank first position has no vote in the category (BAL-11). */
  votes: sql`
    select person_id, category from ballot, jsonb_each(current) as saved (category, entry)
    where jsonb_typeof(entry -> 'votes' -> 0) = 'number'`,
  nominations: sql`
    select person_id, category from (
      select distinct on (person_id, category) person_id, category, nominations
      from nomination order by person_id, category, version desc
    ) as newest where nominations <> '[]'`,
} satisfies Record<CastBallot, unknown>;

/** Counts the people who have voted or nominated, as saved now. */
async function countTurnout(db: Queryable, ballot: CastBallot): Promise<Turnout> {
  const { rows } = await sql<{ category: string | null; ballots: number }>`
    select category, count(distinct person_id)::integer as ballots
    from (${SAVED[ballot]}) as saved group by rollup (category) order by category`.execute(db);
  return {
    people: rows.find(({ category }) => category === null)?.ballots ?? 0,
    categories: rows.flatMap(({ category, ballots }) =>
      category === null ? [] : [{ category, ballots }],
    ),
  };
}
