import { operationTable } from '@conkit/api-client';
import { normalizeEmail, ROLES, type Role } from '@conkit/rules';
import type { Queryable } from '../database/connect.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { requireSecondAdministrator } from '../crew/secondAdministrator.ts';
import { ProblemError } from '../errors.ts';
import { RELEASE_ROLES } from '../people/requestRelease.ts';
import type { PendingActTable } from '../database/schema.ts';
import type { Selectable } from 'kysely';
import type { AdminContext } from './operation.ts';

export type PendingAct = Selectable<PendingActTable>;

const COMMAND = 'cli:';

/** Returns the acts that haven't expired, oldest first. */
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

/** @throws ProblemError `not_found` if it was decided or has expired */
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
 * Returns the roles that allow approving an act. Any administrator can approve a role, because only a command grants
 * it. Releasing a hold needs a role that can move people.
 */
export const getFittingRoles = (operation: string): readonly Role[] =>
  Object.hasOwn(operationTable, operation)
    ? operationTable[operation as keyof typeof operationTable].roles
    : operation === 'releaseHold'
      ? RELEASE_ROLES
      : ROLES;

/**
 * Deletes a pending act so that it is decided once: the second of two simultaneous administrators gets `not_found`.
 * Locks the person first and as strongly as the act itself, merging and erasing do, because upgrading two weaker locks
 * would deadlock.
 *
 * @throws ProblemError `not_found`
 */
export async function takePending(trx: Queryable, id: number, now: Date): Promise<PendingAct> {
  const { person_id } = await findPending(trx, id, now);
  await trx
    .selectFrom('person')
    .select('id')
    .where('id', '=', person_id ?? 0)
    .forUpdate()
    .execute();
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
 * Deletes the pending acts about merged records, which were requested before the merge.
 *
 * @returns their audit changes
 */
export async function cancelPending(trx: Queryable, ids: readonly number[], keptId: number) {
  const canceled = await trx
    .deleteFrom('pending_act')
    .where('person_id', 'in', ids)
    .returning(['id', 'operation', 'requester'])
    .execute();
  return canceled.map(({ id, operation, requester }) => ({
    personId: keptId,
    before: { operation, requester, pending: id },
    after: { decision: 'canceled' },
  }));
}

/**
 * Checks that an administrator can approve a pending act: not their own, and not about their own account. Approver and
 * requester must have a role for the act; in a transaction, the roles are locked until its end.
 *
 * @throws ProblemError `second_administrator_required`, `own_record`, or `conflict` if the requester's role was revoked
 */
export async function requireApprover(
  trx: Queryable,
  context: Pick<AdminContext, 'config' | 'clock'>,
  approver: string,
  { operation, requester, person_id, account }: PendingAct,
): Promise<void> {
  const fitting = getFittingRoles(operation);
  await requireSecondAdministrator(trx, context, approver, requester, fitting);
  const person = await trx
    .selectFrom('person')
    .select('email')
    .where('id', '=', person_id ?? 0)
    .executeTakeFirst();
  requireOthersRecord(approver, person?.email ?? null, account);
  if (requester.startsWith(COMMAND)) return;
  const roles = await trx
    .selectFrom('role')
    .select('role')
    .where('email_key', '=', normalizeEmail(requester))
    .where('role', 'in', fitting)
    .forShare()
    .execute();
  if (roles.length > 0) return;
  const message =
    'The administrator who asked for this no longer has a role that allows it: reject it.';
  throw new ProblemError('conflict', { message });
}
