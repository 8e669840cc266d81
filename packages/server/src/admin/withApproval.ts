// Decisions: docs/decisions/crew-power.md
import { periodPhase } from '@conkit/rules';
import { sql } from 'kysely';
import { audited, type Approval } from '../audit/audited.ts';
import { voteOf } from '../awards/voteOf.ts';
import { crewActs } from '../crew/acts.ts';
import { listSecondAdministrators } from '../crew/secondAdministrator.ts';
import { queueMail } from '../mail/queue.ts';
import type { Session } from '../operation.ts';
import { actOf, type AdminContext, type AdminOperation } from './operation.ts';
import { getFittingRoles } from './pendingActs.ts';

const DAY_MS = 86_400_000;

/** The approval in the audit log of a convention with one administrator. */
export const SINGLE_ADMINISTRATOR: Approval = { approvedBy: 'single_administrator' };

/** Operations that may need a second administrator's approval. */
export type ApprovableOperation =
  'enterBallot' | 'restoreBallot' | 'disallowBallot' | 'allowBallot';

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
    const { rehearse, approval, config } = context;
    if (rehearse || approval || !needsApproval(context, id, request as CommonRequest)) {
      return operation(context, request);
    }
    if (config.crew.single_administrator) {
      return operation({ ...context, approval: SINGLE_ADMINISTRATOR }, request);
    }
    let isChange = false;
    const rehearseOnly = {
      ...context,
      rehearse: (deeds: readonly unknown[]) => (isChange = deeds.length > 0),
    };
    const answer = await operation(rehearseOnly, request);
    if (!isChange) return answer;
    const { params, body, session } = request as CommonRequest;
    const { reason, ...sent } = body;
    const pending = await requestApproval(context, {
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
    const vote = voteOf(config, category);
    return vote !== undefined && periodPhase(vote.voting, clock.now()) === 'closed';
  });
  return isOver || replaces === true;
}

/** An act that needs approval. */
export interface RequestedAct {
  readonly operation: ApprovableOperation | 'grantRole' | 'releaseHold';
  readonly personId?: number;
  readonly account?: string;
  readonly request: object;
  /** The email address of an administrator, or `cli:` and the operator's name. */
  readonly requester: string;
  readonly reason: string;
}

/**
 * Stores an act until another administrator approves it, logs the request, and mails the possible approvers. Repeated
 * requests by one administrator are stored once.
 *
 * @returns the id of the pending act
 */
export async function requestApproval(
  context: AdminContext,
  { operation, personId, account, request, requester, reason }: RequestedAct,
): Promise<number> {
  const { clock, config } = context;
  const act = actOf({ session: { id: '', email: requester, proved: null }, body: { reason } });
  return audited(context, 'requestApproval', act, async (trx) => {
    const now = clock.now();
    // The second click on a button finds the first request.
    await sql`select pg_advisory_xact_lock(hashtext('pending_act'))`.execute(trx);
    const same = await trx
      .selectFrom('pending_act')
      .select('id')
      .where('operation', '=', operation)
      .where('requester', '=', act.operator)
      .where('request', '=', sql<object>`${JSON.stringify(request)}::jsonb`)
      .where('person_id', 'is not distinct from', personId ?? null)
      .where('account', 'is not distinct from', account ?? null)
      .where('expires', '>', now)
      .executeTakeFirst();
    if (same) return { answer: same.id, deeds: [] };
    const { id } = await trx
      .insertInto('pending_act')
      .values({
        operation,
        person_id: personId ?? null,
        account: account ?? null,
        request: JSON.stringify(request),
        requester: act.operator,
        reason: act.reason,
        created: now,
        expires: new Date(now.getTime() + config.crew.approval_days * DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fitting = getFittingRoles(operation);
    for (const email of await listSecondAdministrators(trx, context, act.operator, fitting)) {
      await queueMail(trx, clock, { kind: 'approval_waits', data: { pendingId: id, email } });
    }
    const about = { ...(personId !== undefined && { personId }), ...(account && { account }) };
    return { answer: id, deeds: [{ ...about, before: {}, after: { operation, pending: id } }] };
  });
}
