import { normalizeEmail } from '@conkit/rules';
import { type AuditActor, audited } from '../audit/audited.ts';
import {
  isSameMailbox,
  listSecondAdministrators,
  requireOthersRecord,
} from '../crew/requirements.ts';
import { getActiveNumber } from '../config/versions.ts';
import { ProblemError } from '../errors.ts';
import {
  findPendingAct,
  getApproverRoles,
  listPendingRows,
  type PendingAct,
  type RequestedAct,
  requireApprover,
  takePendingAct,
} from './approvals.ts';
import { isStaleConfig, runApprovedConfig } from './applyConfig.ts';
import { approveArchive, type ArchiveRequest } from './archive.ts';
import { allowBallot, disallowBallot, enterBallot, restoreBallot } from './ballots.ts';
import { grantRole, type RoleGrant } from './crew.ts';
import { releaseHold } from './moves.ts';
import { type AdminContext, type AdminOperation, toActor } from './operation.ts';

/** The default number of pending acts in an answer: more than a crew ever has. */
const DEFAULT_LIMIT = 100;

/** A stored request. */
interface StoredRequest {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly replaced?: readonly { readonly requester: string; readonly reason: string }[];
}

/** Returns the request of an act for its approver. */
function describeRequest({ operation, request }: PendingAct, activeVersion: number) {
  const { body = {}, replaced = [] } = request as StoredRequest;
  return {
    ...body,
    ...(replaced.length > 0 && {
      replaced: replaced.map(({ requester, reason }) => `${requester}: ${reason}`).join('\n'),
    }),
    ...(operation === 'applyConfig' && { active_version: activeVersion }),
  };
}

/**
 * Returns the pending acts, oldest first. Only possible approvers and the requester see the request's content, because
 * a paper ballot contains votes.
 */
export const listPendingActs: AdminOperation<'listPendingActs'> = async (
  context,
  { session, query },
) => {
  const { db, clock, config } = context;
  const { after = 0, limit = DEFAULT_LIMIT } = query;
  const acts = await listPendingRows(db, clock.now(), { after, limit });
  const mayApprove = new Map<string, boolean>();
  for (const operation of new Set(acts.map((act) => act.operation))) {
    const fitting = getApproverRoles(operation);
    const approvers = await listSecondAdministrators(db, context, '', fitting);
    mayApprove.set(operation, approvers.includes(normalizeEmail(session.email)));
  }
  const activeVersion = await getActiveNumber(db);
  return {
    body: {
      pending: acts.map((act) => {
        const isFitting =
          config.crew.single_administrator || mayApprove.get(act.operation) === true;
        const isOwn = isSameMailbox(act.requester, session.email);
        const isStale = isStaleConfig(act, activeVersion);
        return {
          id: act.id,
          operation: act.operation,
          person:
            act.person_id === null || act.legal_name === null
              ? null
              : { id: act.person_id, legal_name: act.legal_name },
          account: act.account,
          request: isFitting || isOwn ? describeRequest(act, activeVersion) : {},
          requester: act.requester,
          reason: act.reason,
          created: act.created.toISOString(),
          expires: act.expires.toISOString(),
          can_approve: !isStale && (config.crew.single_administrator || (isFitting && !isOwn)),
        };
      }),
    },
  };
};

type Run = (context: AdminContext, act: PendingAct) => Promise<unknown>;

/** Runs an operation with its requester's request. */
const runCall =
  (operation: (context: AdminContext, request: never) => Promise<unknown>): Run =>
  (context, { request, requester, reason }) => {
    const { params, body } = request as { params: object; body: object };
    const session = { id: '', email: requester, proved: null };
    // The request was validated with openapi.yaml when it was made.
    const sent = { params, query: {}, body: { ...body, reason }, session };
    return operation(context, sent as never);
  };

const runApproved: Readonly<Record<RequestedAct['operation'], Run>> = {
  enterBallot: runCall(enterBallot),
  restoreBallot: runCall(restoreBallot),
  disallowBallot: runCall(disallowBallot),
  allowBallot: runCall(allowBallot),
  applyConfig: (context, { request, requester, reason }) =>
    runApprovedConfig(context, { operator: requester, reason }, request),
  grantRole: (context, { request, requester, reason }) =>
    grantRole(context, { operator: requester, reason }, (request as { body: RoleGrant }).body),
  archiveConvention: (context, { request, requester, reason }) =>
    approveArchive(
      context,
      { operator: requester, reason },
      (request as { body: ArchiveRequest }).body,
    ),
  releaseHold: (context, { person_id, requester, reason }) =>
    releaseHold(context, { operator: requester, reason }, person_id ?? 0),
};

const isKnown = (operation: string): operation is RequestedAct['operation'] =>
  Object.hasOwn(runApproved, operation);

/** Approves another administrator's act and runs it on the current data, or rejects it. */
export const decidePendingAct: AdminOperation<'decidePendingAct'> = async (context, request) => {
  const { params, body } = request;
  const act = toActor(request);
  if (body.decision === 'reject') return reject(context, params.pending, act);
  const { db, clock } = context;
  const waiting = await findPendingAct(db, params.pending, clock.now());
  // Check the approver first, so that this refusal comes before the errors of the act itself.
  await requireApprover(db, context, act.operator, waiting);
  if (!isKnown(waiting.operation)) throw new ProblemError('conflict');
  const approval = {
    approvedBy: act.operator,
    claim: async (trx: Parameters<typeof requireApprover>[0]) => {
      const taken = await takePendingAct(trx, waiting.id, clock.now());
      await requireApprover(trx, context, act.operator, taken);
    },
  };
  await runApproved[waiting.operation]({ ...context, approval }, waiting);
  return { body: { status: 'success', decision: 'approved' } };
};

/** Any administrator can reject a pending act, including its requester. */
const reject = (context: AdminContext, id: number, act: AuditActor) =>
  audited(context, 'decidePendingAct', act, async (trx) => {
    const { person_id, account, operation, requester } = await takePendingAct(
      trx,
      id,
      context.clock.now(),
    );
    const person = await trx
      .selectFrom('person')
      .select('email')
      .where('id', '=', person_id ?? 0)
      .executeTakeFirst();
    requireOthersRecord(act.operator, person?.email ?? null, account);
    return {
      answer: { body: { status: 'success' as const, decision: 'rejected' as const } },
      changes: [
        {
          ...(person_id !== null && { personId: person_id }),
          ...(account !== null && { account }),
          before: { operation, requester, pending: id },
          after: { decision: 'rejected' },
        },
      ],
    };
  });
