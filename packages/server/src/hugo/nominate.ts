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

/** Returns null before the first save, undefined when the client does not send it. */
const knownSave = ({ lastmod }: NominateRequest): Date | null | undefined =>
  typeof lastmod === 'string' ? knownSaveTime('lastmod', lastmod) : lastmod;

/** Returns whether a save is the one that the client has seen. Always true without `lastmod`. */
const isKnown = (time: Date, lastmod: Date | null | undefined): boolean =>
  lastmod === undefined || lastmod?.getTime() === time.getTime();

const saved = (row: SavedNominations): Answer<'nominate'> => {
  const { id: _, ...wire } = toWire(row);
  return { body: { status: 'success', ...wire } };
};
