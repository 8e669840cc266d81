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
 * Returns the roles that may do an act. A role is given by a command, so an administrator with any role approves it; a move is
 * released by those who may move people.
 */
export const getFittingRoles = (operation: string): readonly Role[] =>
  Object.hasOwn(operationTable, operation)
    ? operationTable[operation as keyof typeof operationTable].roles
    : operation === 'releaseHold'
      ? RELEASE_ROLES
      : ROLES;

/**
 * Deletes what waits, so that it is decided once: of two administrators at a time the second finds nothing. Locks the
 * person first, and as strongly as the act itself, merging and erasing do: of two weaker locks neither could be raised.
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
 * Deletes what waits about some people, because their records are joined: it was asked for while they were other records.
 *
 * @returns what the audit trail says of it
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
 * Lets an administrator approve an act that waits: another one than asked for it, and not about the approver's own account.
 * Both must have a role that may do the act; within a transaction nobody takes these roles away before it ends.
 *
 * @throws ProblemError `second_administrator_required`, `own_record`, or `conflict` when the requester's role is gone
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
