import type { FieldError, NominateRequest } from '@conkit/api-client';
import {
  ballotCopyDueAt,
  cleanNominations,
  type NominationProblem,
  nominationProblems,
  normalizeEmail,
  periodPhase,
  RULE_ERRORS,
  sameNominations,
} from '@conkit/rules';
import {
  appendNominations,
  findNewestNominations,
  findNominations,
  type SavedNominations,
  toNominations,
} from '../awards/nominations.ts';
import { truncateUserAgent, parseSaveTime } from '../clientInfo.ts';
import { getOriginKeptUntil } from '../config/retention.ts';
import type { AwardCategory, AwardFacts, Convention } from '../config/types.ts';
import { invalid, ProblemError } from '../errors.ts';
import type { Answer, Operation } from '../operation.ts';
import { mailCopy } from './mailCopy.ts';
import { requireNominatorNotHeld } from './ownPerson.ts';

/**
 * Saves a person's nominations in one category and postpones the mail with all their nominations, both or
 * neither. A save that is repeated because its answer was lost gets the same answer, even after the deadline.
 */
export const nominate: Operation<'nominate'> = async (context, request) => {
  const { db, config, clock } = context;
  const { body, session, params, ip, userAgent } = request;
  const lastmod = knownSave(body);
  const nominated = requireNominated(config, body.category);
  const { award } = nominated.category;
  const emailKey = normalizeEmail(session.email);
  // Repeats only after a concurrent save, which is then the newest, or a change of the person.
  for (;;) {
    const nominator = await requireNominatorNotHeld(context, session, params.id, award);
    const { id: personId, membership } = nominator;
    const newest = await findNewestNominations(db, personId, body.category);
    const now = clock.now();
    const problem = findNominationsProblem(nominated, body, now);
    if (problem && problem.code !== 'nominating_closed') throw problem;
    const nominations = cleanNominations(body.nominations);
    if (newest && !isKnown(newest.time, lastmod)) {
      if (sameNominations(newest.nominations, nominations)) return toAnswer(newest);
      if (!problem) throw new ProblemError('stale_nominations', { current: toNominations(newest) });
    }
    if (problem) throw problem;
    // Save times of a category strictly increase, even when the clock stands still.
    const time = new Date(Math.max(now.getTime(), newest ? newest.time.getTime() + 1 : 0));
    const row = await appendNominations(context, {
      personId,
      emailKey,
      membership,
      category: body.category,
      version: (newest?.version ?? 0) + 1,
      nominations,
      signature: body.signature.trim(),
      time,
      ip,
      userAgent: truncateUserAgent(userAgent),
      originUntil: getOriginKeptUntil(config, time),
      copyDueAt: ballotCopyDueAt('nominations', time),
    });
    if (row) return toAnswer(row);
  }
};

/** Returns null before the first save, undefined when the client does not send it. */
const knownSave = ({ lastmod }: NominateRequest): Date | null | undefined =>
  typeof lastmod === 'string' ? parseSaveTime('lastmod', lastmod) : lastmod;

/** Returns whether a save is the one that the client has seen. Always true without `lastmod`. */
const isKnown = (time: Date, lastmod: Date | null | undefined): boolean =>
  lastmod === undefined || lastmod?.getTime() === time.getTime();

const toAnswer = (row: SavedNominations): Answer<'nominate'> => {
  const { id: _, ...wire } = toNominations(row);
  return { body: { status: 'success', ...wire } };
};

/**
 * Returns a person's saved nominations, in the order of the categories, to their account. Does not require the
 * right to nominate.
 */
export const getNominations: Operation<'getNominations'> = async (context, { session, params }) => {
  const { config } = context;
  const rows = await findNominations(context, normalizeEmail(session.email), params.id);
  if (!rows) throw new ProblemError('not_yours');
  const saved = rows.map(toNominations);
  const keys = config.award_categories.map(({ key }) => key);
  // A category that is no longer configured comes last and isn't hidden.
  const place = (category: string) =>
    keys.includes(category) ? keys.indexOf(category) : keys.length;
  return { body: saved.toSorted((one, other) => place(one.category) - place(other.category)) };
};

/** Mails a person's nominations at once, in addition to the delayed copy after the last change. */
export const mailNominations: Operation<'mailNominations'> = (context, { session, params }) =>
  mailCopy(context, session, params.id, {
    kind: 'nominations_copy',
    table: 'nomination',
    nothing: 'Nothing has been nominated yet.',
  });

/** A category that takes nominations, and its award. */
interface NominatedCategory {
  readonly category: AwardCategory;
  readonly award: AwardFacts & Required<Pick<AwardFacts, 'nominations'>>;
}

/**
 * Returns the category of a request.
 *
 * @throws ProblemError `invalid` for a category that takes no nominations
 */
function requireNominated(
  { awards, award_categories }: Convention,
  key: string,
): NominatedCategory {
  const category = award_categories.find((one) => one.key === key);
  const award = category && awards[category.award];
  if (category && award?.nominations && category.fields.length > 0) {
    return { category, award: { ...award, nominations: award.nominations } };
  }
  const message = `${RULE_ERRORS.unknown_category}: ${key}`;
  throw invalid({ pointer: '/body/category', message });
}

/** Returns why nominations can't be accepted from anyone; nothing when they can. */
function findNominationsProblem(
  { category, award }: NominatedCategory,
  { nominations }: NominateRequest,
  now: Date,
): ProblemError | undefined {
  const phase = periodPhase(award.nominations, now);
  if (phase === 'before') {
    return new ProblemError('nominating_closed', { message: 'Nominations have not begun yet.' });
  }
  if (phase === 'closed') return new ProblemError('nominating_closed');
  const fields = category.fields.map(({ key }) => key);
  const errors = nominationProblems(nominations, fields, award.max_nominations).map(toFieldError);
  return errors.length > 0 ? invalid(...errors) : undefined;
}

const toFieldError = (problem: NominationProblem): FieldError =>
  problem.kind === 'too_many'
    ? { pointer: '/body/nominations', message: `At most ${problem.most} works can be nominated` }
    : {
        pointer: `/body/nominations/${problem.row}/${problem.field}`,
        message: `${RULE_ERRORS.unknown_nomination_key}: ${problem.field}`,
      };
