import { awardPages, normalizeEmail, periodPhase, type Role } from '@conkit/rules';
import { audited, type Act } from '../audit/audited.ts';
import { pendingMoves, TRANSFERRED, type HoldContext, type PendingMove } from '../awards/holds.ts';
import {
  listSecondAdministrators,
  requireSecondAdministrator,
} from '../crew/secondAdministrator.ts';
import type { Queryable } from '../database/connect.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import type { AdminContext } from './operation.ts';
import { lockPerson } from './people.ts';

/** Those who may move people may release what a move holds. */
const FITTING: readonly Role[] = ['member_admin'];

/**
 * Opens what is held after a move, before time does: another administrator than moved the person has approved it. The former mailbox
 * is told.
 *
 * @throws ProblemError `conflict` where nothing is held any more, or the membership was transferred;
 * `second_administrator_required` for one who moved the person at any time during the hold
 */
export const releaseHold = (context: AdminContext, act: Act, personId: number): Promise<void> =>
  audited(context, 'releaseHold', act, async (trx) => {
    const { clock, approval } = context;
    await lockPerson(trx, personId);
    const [move] = await pendingMoves(trx, context, personId);
    if (!move?.is_held)
      throw new ProblemError('conflict', { message: 'Nothing is held any more.' });
    if (move.until === null) throw new ProblemError('conflict', { message: TRANSFERRED });
    for (const mover of move.movers) {
      await requireSecondAdministrator(trx, context, approval?.approvedBy ?? '', mover, FITTING);
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

/**
 * Asks another administrator to release what a move holds, where the member could otherwise miss a vote. What was asked about an
 * earlier move ends.
 *
 * @param move the move of the person, or undefined when nothing is held
 */
export async function requestRelease(
  trx: Queryable,
  context: HoldContext,
  personId: number,
  move: PendingMove | undefined,
): Promise<void> {
  const { clock, config } = context;
  await trx
    .deleteFrom('pending_act')
    .where('operation', '=', 'releaseHold')
    .where('person_id', '=', personId)
    .execute();
  if (!move?.is_held || move.until === null) return;
  const { until, movers, email: former } = move;
  const requester = movers.at(-1);
  if (requester === undefined) return;
  const now = clock.now();
  const isNeeded = awardPages(config.awards).some(
    ({ period }) =>
      periodPhase(period, until) !== 'before' && periodPhase(period, now) !== 'closed',
  );
  if (!isNeeded) return;
  const { email: to } = await trx
    .selectFrom('person')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const { id: pendingId } = await trx
    .insertInto('pending_act')
    .values({
      operation: 'releaseHold',
      person_id: personId,
      // Nor may the approver have the former account.
      account: former === null ? null : normalizeEmail(former),
      // For the approver to compare with what the member says.
      request: JSON.stringify({ body: { from: former, to } }),
      requester,
      reason: 'The person was moved to another account',
      created: now,
      expires: until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const email of await listSecondAdministrators(trx, context, requester, FITTING)) {
    await queueMail(trx, clock, { kind: 'approval_waits', data: { pendingId, email } });
  }
}
