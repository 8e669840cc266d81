import { ballotCopyDueAt, cleanNominations, normalizeEmail, sameNominations } from '@conkit/rules';
import type { NominateRequest } from '@conkit/api-client';
import {
  appendNominations,
  newestNominations,
  toWire,
  type SavedNominations,
} from '../awards/nominations.ts';
import { originKeptUntil } from '../config/originDeletion.ts';
import { keptUserAgent, knownSaveTime } from '../clientInfo.ts';
import { ProblemError } from '../errors.ts';
import type { Answer, Operation } from '../operation.ts';
import { nominationsProblem, requireNominated } from './checkNominations.ts';
import { requireFreeNominator } from './ownPerson.ts';

/**
 * Saves what a person nominates in one category and puts off the mail with all their nominations, or
 * does neither. A save that comes again, because its answer was lost, is answered like the first, after
 * the deadline too.
 */
export const nominate: Operation<'nominate'> = async (context, request) => {
  const { db, config, clock } = context;
  const { body, session, params, ip, userAgent } = request;
  const lastmod = knownSave(body);
  const nominated = requireNominated(config, body.category);
  const { award } = nominated.category;
  const emailKey = normalizeEmail(session.email);
  // Again only when another save has come between, which is then the newest, or the person has changed.
  for (;;) {
    const nominator = await requireFreeNominator(context, session, params.id, award);
    const { id: personId, membership } = nominator;
    const newest = await newestNominations(db, personId, body.category);
    const now = clock.now();
    const problem = nominationsProblem(nominated, body, now);
    if (problem && problem.code !== 'nominating_closed') throw problem;
    const nominations = cleanNominations(body.nominations);
    if (newest && !isKnown(newest.time, lastmod)) {
      if (sameNominations(newest.nominations, nominations)) return saved(newest);
      if (!problem) throw new ProblemError('stale_nominations', { current: toWire(newest) });
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
      userAgent: keptUserAgent(userAgent),
      originUntil: originKeptUntil(config, time),
      copyDueAt: ballotCopyDueAt('nominations', time),
    });
    if (row) return saved(row);
  }
};

/** Null before the first save, undefined when the client does not tell. */
const knownSave = ({ lastmod }: NominateRequest): Date | null | undefined =>
  typeof lastmod === 'string' ? knownSaveTime('lastmod', lastmod) : lastmod;

/** Whether a save is the one that the client knows of; without `lastmod` that is not asked. */
const isKnown = (time: Date, lastmod: Date | null | undefined): boolean =>
  lastmod === undefined || lastmod?.getTime() === time.getTime();

const saved = (row: SavedNominations): Answer<'nominate'> => {
  const { id: _, ...wire } = toWire(row);
  return { body: { status: 'success', ...wire } };
};
