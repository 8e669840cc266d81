import { type AuditActor, audited } from '../audit/audited.ts';
import { listPendingMoves, TRANSFERRED } from '../awards/holds.ts';
import { requireOthersRecord, requireSecondAdministrator } from '../crew/requirements.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { readChanges, writeFields } from '../people/changes.ts';
import { findMoveRefusal, moveAddress, RELEASE_ROLES } from '../people/moves.ts';
import { type AdminContext, type AdminOperation, toActor } from './operation.ts';
import { lockPerson, toChangedAnswer } from './people.ts';

/** Moves a person to another address and notifies both mailboxes. */
export const changeEmail: AdminOperation<'changeEmail'> = async (context, request) => {
  const { clock } = context;
  const { params, body } = request;
  const email = body.email.trim();
  return audited(context, 'changeEmail', toActor(request), async (trx) => {
    const before = await lockPerson(trx, params.id);
    requireOthersRecord(request.session.email, before.email, email);
    if (before.email === email) return { answer: toChangedAnswer(before, []), changes: [] };
    const message = await findMoveRefusal(trx, context, before, email);
    if (message !== undefined) throw new ProblemError('conflict', { message });
    await writeFields(trx, before, { email }, clock.now());
    const moved = await moveAddress(trx, context, before, email);
    const { person, fields, change } = await readChanges(trx, before);
    return { answer: toChangedAnswer(person, fields), changes: [change, ...moved] };
  });
};

/**
 * Ends the hold after a move early, approved by another administrator than the one who moved the person. Notifies the
 * former mailbox.
 *
 * @throws ProblemError `conflict` if nothing is held, or the membership was transferred;
 * `second_administrator_required` for an approver who moved the person at any time during the hold
 */
export const releaseHold = (
  context: AdminContext,
  act: AuditActor,
  personId: number,
): Promise<void> =>
  audited(context, 'releaseHold', act, async (trx) => {
    const { clock, approval } = context;
    await lockPerson(trx, personId);
    const [move] = await listPendingMoves(trx, context, personId);
    if (!move?.is_held)
      throw new ProblemError('conflict', { message: 'Nothing is held any more.' });
    if (move.until === null && !move.is_stopped)
      throw new ProblemError('conflict', { message: TRANSFERRED });
    for (const mover of move.movers) {
      await requireSecondAdministrator(
        trx,
        context,
        approval?.approvedBy ?? '',
        mover,
        RELEASE_ROLES,
      );
    }
    await trx.deleteFrom('ballot_hold').where('person_id', '=', personId).execute();
    if (move.email !== null) {
      const released = clock.now().toISOString();
      const data = { personId, email: move.email, moved: move.since.toISOString(), released };
      await queueMail(trx, clock, { kind: 'old_address', data });
    }
    const before = { held_since: move.since.toISOString() };
    return { answer: undefined, changes: [{ personId, before, after: { held_since: null } }] };
  });
