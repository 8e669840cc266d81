import { awardPages, normalizeEmail, periodPhase, type Role } from '@conkit/rules';
import { STOPPED_DAYS, type HoldContext, type PendingMove } from '../awards/holds.ts';
import { listSecondAdministrators } from '../crew/secondAdministrator.ts';
import type { Queryable } from '../database/connect.ts';
import { queueMail } from '../mail/queue.ts';

const DAY_MS = 86_400_000;

/** Roles that may move people may also release what a move holds. */
export const RELEASE_ROLES: readonly Role[] = ['member_admin'];

/**
 * Asks another administrator to release what a move holds, where the member could otherwise miss a vote.
 * Withdraws the request about an earlier move.
 *
 * @param move the person's move, or undefined when nothing is held
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
  if (!move?.is_held || (move.until === null && !move.is_stopped)) return;
  const { movers, email: former } = move;
  const requester = movers.at(-1);
  if (requester === undefined) return;
  const now = clock.now();
  const until = move.until ?? new Date(now.getTime() + STOPPED_DAYS * DAY_MS);
  const isNeeded = awardPages(config.awards).some(
    ({ period }) =>
      periodPhase(period, until) !== 'before' && periodPhase(period, now) !== 'closed',
  );
  // For a stopped move, only an administrator can decide who is right.
  if (!isNeeded && !move.is_stopped) return;
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
      // The approver must not own the previous account.
      account: former === null ? null : normalizeEmail(former),
      // For the approver to compare with the member's statement.
      request: JSON.stringify({
        body: { from: former, to, ...(move.is_stopped && { objects: true }) },
      }),
      requester,
      reason: 'The person was moved to another account',
      created: now,
      expires: until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const email of await listSecondAdministrators(trx, context, requester, RELEASE_ROLES)) {
    await queueMail(trx, clock, { kind: 'approval_waits', data: { pendingId, email } });
  }
}
