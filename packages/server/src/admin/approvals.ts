// Decisions: docs/decisions/crew-power.md
import { operationTable } from '@conkit/api-client';
import { normalizeEmail, periodPhase, type Role, ROLES } from '@conkit/rules';
import { type Selectable, sql } from 'kysely';
import { type Approval, audited } from '../audit/audited.ts';
import { findVote } from '../awards/rights.ts';
import { crewActs } from '../crew/acts.ts';
import {
  listSecondAdministrators,
  requireOthersRecord,
  requireSecondAdministrator,
} from '../crew/requirements.ts';
import type { Queryable } from '../database/connect.ts';
import type { PendingActTable } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import type { Session } from '../operation.ts';
import { RELEASE_ROLES } from '../people/moves.ts';
import { type AdminContext, type AdminOperation, toActor } from './operation.ts';

const DAY_MS = 86_400_000;

/** The approval in the audit log of a convention with one administrator. */
export const SINGLE_ADMINISTRATOR: Approval = { approvedBy: 'single_administrator' };

/** The approval in the audit log while no administrator can approve. */
export const FIRST_ADMINISTRATOR: Approval = { approvedBy: 'first_administrator' };

/** Operations that may need a second administrator's approval. */
type ApprovableOperation = 'enterBallot' | 'restoreBallot' | 'disallowBallot' | 'allowBallot';

/** The common fields of these operations' requests. */
interface CommonRequest {
  readonly params: { readonly id: number };
  readonly session: Session;
  readonly body: {
    readonly reason: string;
    readonly votes?: object;
    readonly replaces?: boolean;
  };
}

/**
 * Makes an operation wait for a second administrator if the table of acts requires it. Runs it first and rolls it back,
 * so that requests which would fail are refused at once.
 */
export const withApproval =
  <Id extends ApprovableOperation>(id: Id, operation: AdminOperation<Id>): AdminOperation<Id> =>
  async (context, request) => {
    const { dryRun, approval, config } = context;
    if (dryRun || approval || !needsApproval(context, id, request as CommonRequest)) {
      return operation(context, request);
    }
    if (config.crew.single_administrator) {
      return operation({ ...context, approval: SINGLE_ADMINISTRATOR }, request);
    }
    let isChange = false;
    const onlyTried = {
      ...context,
      dryRun: (changes: readonly unknown[]) => (isChange = changes.length > 0),
    };
    const answer = await operation(onlyTried, request);
    if (!isChange) return answer;
    const { params, body, session } = request as CommonRequest;
    const { reason, ...sent } = body;
    const { pending } = await requestApproval(context, {
      operation: id,
      personId: params.id,
      request: { params, body: sent },
      requester: session.email,
      reason,
    });
    return { body: { status: 'success', changed: false, is_mailed: false, pending } } as Awaited<
      ReturnType<typeof operation>
    >;
  };

/** Returns whether a second administrator must approve the request, by the table of acts. */
function needsApproval(
  { config, clock }: AdminContext,
  id: ApprovableOperation,
  { body: { votes = {}, replaces } }: CommonRequest,
): boolean {
  if (crewActs[id].secondAdministrator === 'always') return true;
  const isOver = Object.keys(votes).some((category) => {
    const vote = findVote(config, category);
    return vote !== undefined && periodPhase(vote.voting, clock.now()) === 'closed';
  });
  return isOver || replaces === true;
}

/** An act that needs approval. */
export interface RequestedAct {
  readonly operation:
    | ApprovableOperation
    | 'applyConfig'
    | 'grantRole'
    | 'releaseHold'
    | 'archiveConvention';
  readonly personId?: number;
  readonly account?: string;
  readonly request: object;
  /** Whether it replaces the waiting act of this operation, because only one of them can be done. */
  readonly isOnly?: boolean;
  /** The email address of an administrator, or `cli:` and the operator's name. */
  readonly requester: string;
  readonly reason: string;
}

/** A request that a newer one replaced, for its approver. */
interface Replaced {
  readonly requester: string;
  readonly reason: string;
}

interface Requested {
  /** The id of the pending act. */
  readonly pending: number;
  /** The requests that it replaced. */
  readonly replaced: readonly Replaced[];
}

/**
 * Stores an act until another administrator approves it, logs the request, and mails the possible approvers. Repeated
 * requests by one administrator are stored once.
 */
export async function requestApproval(
  context: AdminContext,
  { operation, personId, account, request, isOnly = false, requester, reason }: RequestedAct,
): Promise<Requested> {
  const { clock, config } = context;
  const act = toActor({ session: { id: '', email: requester, proved: null }, body: { reason } });
  return audited(context, 'requestApproval', act, async (trx) => {
    const now = clock.now();
    // Lock, so that the second click on a button finds the first request.
    await sql`select pg_advisory_xact_lock(hashtext('pending_act'))`.execute(trx);
    const same = await trx
      .selectFrom('pending_act')
      .select('id')
      .where('operation', '=', operation)
      .where('requester', '=', act.operator)
      .where(sql`request - 'replaced'`, '=', sql`${JSON.stringify(request)}::jsonb`)
      .where('person_id', 'is not distinct from', personId ?? null)
      .where('account', 'is not distinct from', account ?? null)
      .where('expires', '>', now)
      .executeTakeFirst();
    if (same) return { answer: { pending: same.id, replaced: [] }, changes: [] };
    const former = isOnly
      ? await trx
          .deleteFrom('pending_act')
          .where('operation', '=', operation)
          .where('expires', '>', now)
          .returning(['id', 'operation', 'requester', 'reason'])
          .execute()
      : [];
    const replaced = former.map(({ requester: by, reason: why }) => ({
      requester: by,
      reason: why,
    }));
    const { id } = await trx
      .insertInto('pending_act')
      .values({
        operation,
        person_id: personId ?? null,
        account: account ?? null,
        request: JSON.stringify(replaced.length > 0 ? { ...request, replaced } : request),
        requester: act.operator,
        reason: act.reason,
        created: now,
        expires: new Date(now.getTime() + config.crew.approval_days * DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fitting = getApproverRoles(operation);
    for (const email of await listSecondAdministrators(trx, context, act.operator, fitting)) {
      await queueMail(trx, clock, { kind: 'approval_waits', data: { pendingId: id, email } });
    }
    const about = { ...(personId !== undefined && { personId }), ...(account && { account }) };
    return {
      answer: { pending: id, replaced },
      changes: [
        ...former.map((canceled) => describeCanceled(canceled)),
        { ...about, before: {}, after: { operation, pending: id } },
      ],
    };
  });
}

export type PendingAct = Selectable<PendingActTable>;

const COMMAND = 'cli:';

/** Returns the acts that haven't expired, oldest first. */
export const listPendingRows = (
  db: Queryable,
  now: Date,
  { after, limit }: { readonly after: number; readonly limit: number },
) =>
  db
    .selectFrom('pending_act')
    .leftJoin('person', 'person.id', 'person_id')
    .selectAll('pending_act')
    .select('legal_name')
    .where('expires', '>', now)
    .where('pending_act.id', '>', after)
    .orderBy('pending_act.id')
    .limit(limit)
    .execute();

/** @throws ProblemError `not_found` if it was decided or has expired */
export async function findPendingAct(db: Queryable, id: number, now: Date): Promise<PendingAct> {
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
 * Returns the roles that allow approving an act. Any administrator can approve a role or a configuration, because only
 * a command changes them. Releasing a hold needs a role that can move people.
 */
export const getApproverRoles = (operation: string): readonly Role[] =>
  Object.hasOwn(operationTable, operation)
    ? operationTable[operation as keyof typeof operationTable].roles
    : operation === 'releaseHold'
      ? RELEASE_ROLES
      : ROLES;

/**
 * Deletes a pending act so that it is decided once: the second of two simultaneous administrators gets `not_found`.
 * First locks the person, as strongly as acts, merges and erasures do: two transactions that upgrade weaker locks would
 * deadlock.
 *
 * @throws ProblemError `not_found`
 */
export async function takePendingAct(trx: Queryable, id: number, now: Date): Promise<PendingAct> {
  const { person_id } = await findPendingAct(trx, id, now);
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
export async function cancelPendingActs(trx: Queryable, ids: readonly number[], keptId: number) {
  const canceled = await trx
    .deleteFrom('pending_act')
    .where('person_id', 'in', ids)
    .returning(['id', 'operation', 'requester'])
    .execute();
  return canceled.map((act) => describeCanceled(act, keptId));
}

const describeCanceled = (
  { id, operation, requester }: Pick<PendingAct, 'id' | 'operation' | 'requester'>,
  personId?: number,
) => ({
  ...(personId !== undefined && { personId }),
  before: { operation, requester, pending: id },
  after: { decision: 'canceled' },
});

/**
 * Checks that an administrator can approve a pending act: they didn't request it, and it isn't about their own account.
 * Approver and requester must have a role for the act. In a transaction, locks these roles until its end.
 *
 * @throws ProblemError `second_administrator_required`, `own_record`, or `conflict` if the requester's role was revoked
 */
export async function requireApprover(
  trx: Queryable,
  context: Pick<AdminContext, 'config' | 'clock'>,
  approver: string,
  { operation, requester, person_id, account }: PendingAct,
): Promise<void> {
  const fitting = getApproverRoles(operation);
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
