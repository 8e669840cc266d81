// Decisions: docs/decisions/awards.md
import { normalizeEmail } from '@conkit/rules';
import * as lists from '../awards/reading.ts';
import { parseSaveTime } from '../clientInfo.ts';
import { getAnnouncedFinalists } from '../config/announced.ts';
import type { Context } from '../context.ts';
import { invalid, ProblemError } from '../errors.ts';
import type { Operation, Session } from '../operation.ts';
import { findLinkedPerson } from '../session/sessions.ts';
import { requireOwnNotHeld, requireVoterNotHeld } from './ownPerson.ts';

/**
 * Refuses a session that another person's own link opened: notes are private even on a shared account.
 *
 * @throws ProblemError `not_yours`
 */
async function requireOwnLink(
  { db }: Pick<Context, 'db'>,
  session: Session,
  personId: number,
): Promise<void> {
  const linked = await findLinkedPerson(db, session.id);
  if (linked !== null && linked !== personId) throw new ProblemError('not_yours');
}

/** Returns the reading list of a person on the caller's account. Does not require the right to vote. */
export const getReading: Operation<'getReading'> = async (context, { session, params }) => {
  const { id } = await requireOwnNotHeld(context, session, params.id);
  await requireOwnLink(context, session, id);
  const end = lists.findReadingEnd(context.config);
  if (!end) throw new ProblemError('not_offered');
  // The job that deletes expired lists runs once an hour.
  const saved = context.clock.now() < end ? await lists.findReading(context.db, id) : undefined;
  return {
    body: {
      time: saved?.saved_at.toISOString() ?? null,
      entries: { ...saved?.entries },
      kept_until: end.toISOString(),
    },
  };
};

/** Saves entries of a person's reading list, and starts the list with the first ones. */
export const saveReading: Operation<'saveReading'> = async (context, request) => {
  const { config, clock } = context;
  const { session, params, body } = request;
  const { id: personId } = await requireVoterNotHeld(context, session, params.id);
  await requireOwnLink(context, session, personId);
  const now = clock.now();
  const end = lists.findReadingEnd(config);
  if (!end || now >= end) {
    const message = 'Reading lists are not kept any more.';
    throw new ProblemError('voting_closed', { message });
  }
  const announced = Object.values(getAnnouncedFinalists(config, now)).flat();
  const known = new Set(announced.map(({ id }) => String(id)));
  const unknown = Object.keys(body.entries).filter((id) => !known.has(id));
  if (unknown.length > 0) throw invalid(...unknown.map(toFieldError));
  const lastmod = body.lastmod === null ? null : parseSaveTime('lastmod', body.lastmod);
  // Save times strictly increase, even when the clock stands still.
  const time = new Date(Math.max(now.getTime(), lastmod ? lastmod.getTime() + 1 : 0));
  const emailKey = normalizeEmail(session.email);
  const save = { personId, emailKey, entries: body.entries, lastmod, time };
  if (!(await lists.saveReading(context, save))) {
    // A move that was not finished when the rights were checked gets its own refusal.
    await requireOwnNotHeld(context, session, personId);
    const message = 'The reading list was changed elsewhere.';
    throw new ProblemError('conflict', { message });
  }
  return { body: { status: 'success', time: time.toISOString() } };
};

const toFieldError = (id: string) => ({
  pointer: `/body/entries/${id}`,
  message: `${id} is not a finalist`,
  code: 'unknown_finalist' as const,
});

/** Deletes a person's reading list from the account. Does not require the right to vote. */
export const deleteReading: Operation<'deleteReading'> = async (context, { session, params }) => {
  const { id } = await requireOwnNotHeld(context, session, params.id);
  await requireOwnLink(context, session, id);
  await lists.deleteReading(context, id, normalizeEmail(session.email));
  return { body: { status: 'success' } };
};
