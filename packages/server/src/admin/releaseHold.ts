import { audited, type Act } from '../audit/audited.ts';
import { pendingMoves, TRANSFERRED } from '../awards/holds.ts';
import { requireSecondAdministrator } from '../crew/secondAdministrator.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { RELEASE_ROLES } from '../people/requestRelease.ts';
import type { AdminContext } from './operation.ts';
import { lockPerson } from './people.ts';

/**
 * Ends the hold after a move early, approved by another administrator than the one who moved the person. Notifies the
 * former mailbox.
 *
 * @throws ProblemError `conflict` if nothing is held, or the membership was transferred;
 * `second_administrator_required` for an approver who moved the person at any time during the hold
 */
export const releaseHold = (context: AdminContext, act: Act, personId: number): Promise<void> =>
  audited(context, 'releaseHold', act, async (trx) => {
    const { clock, approval } = context;
    await lockPerson(trx, personId);
    const [move] = await pendingMoves(trx, context, personId);
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
    return { answer: undefined, deeds: [{ personId, before, after: { held_since: null } }] };
  });
