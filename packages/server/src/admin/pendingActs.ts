import type { Queryable } from '../database/connect.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { requireSecondAdministrator } from '../crew/secondAdministrator.ts';
import { ProblemError } from '../errors.ts';
import { rolesOf } from '../people/queries.ts';
import type { PendingActTable } from '../database/schema.ts';
import type { Selectable } from 'kysely';
import type { AdminContext } from './operation.ts';

export type PendingAct = Selectable<PendingActTable>;

const COMMAND = 'cli:';

/** Returns what waits and has not expired, oldest first. */
export const listPending = (db: Queryable, now: Date, most: number) =>
  db
    .selectFrom('pending_act')
    .leftJoin('person', 'person.id', 'person_id')
    .selectAll('pending_act')
    .select('legal_name')
    .where('expires', '>', now)
    .orderBy('pending_act.id')
    .limit(most)
    .execute();

/** @throws ProblemError `not_found` for what was decided or has expired */
export async function findPending(db: Queryable, id: number, now: Date): Promise<PendingAct> {
  const act = await db
    .selectFrom('pending_act')
    .selectAll()
    .where('id', '=', id)
    .where('expires', '>', now)
    .executeTakeFirst();
  if (!act) throw new ProblemError('not_found');
  return act;
}

/**
 * Deletes what waits, so that it is decided once: of two administrators at a time the second finds nothing.
 *
 * @throws ProblemError `not_found`
 */
export async function takePending(trx: Queryable, id: number, now: Date): Promise<PendingAct> {
  const act = await trx
    .deleteFrom('pending_act')
    .where('id', '=', id)
    .where('expires', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!act) throw new ProblemError('not_found');
  return act;
}

/**
 * Lets an administrator approve an act that waits: another one than asked for it, who did not lose their role since, and not about
 * the approver's own account.
 *
 * @throws ProblemError `second_administrator_required`, `own_record`, or `conflict` when the requester has no role any more
 */
export async function requireApprover(
  trx: Queryable,
  context: Pick<AdminContext, 'config' | 'clock'>,
  approver: string,
  { requester, person_id, account }: PendingAct,
): Promise<void> {
  await requireSecondAdministrator(trx, context, approver, requester);
  const person = await trx
    .selectFrom('person')
    .select('email')
    .where('id', '=', person_id ?? 0)
    .executeTakeFirst();
  requireOthersRecord(approver, person?.email ?? null, account);
  if (requester.startsWith(COMMAND)) return;
  if ((await rolesOf(trx, requester)).length > 0) return;
  const message = 'The administrator who asked for this has no role any more: reject it.';
  throw new ProblemError('conflict', { message });
}
