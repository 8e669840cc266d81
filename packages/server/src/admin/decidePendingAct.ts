import { audited, type Act } from '../audit/audited.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { ProblemError } from '../errors.ts';
import { allowBallot } from './allowBallot.ts';
import { disallowBallot } from './disallowBallot.ts';
import { enterBallot } from './enterBallot.ts';
import { grantRole, type RoleGrant } from './grantRole.ts';
import { actOf, type AdminContext, type AdminOperation } from './operation.ts';
import { findPending, requireApprover, takePending, type PendingAct } from './pendingActs.ts';
import { releaseHold } from './releaseHold.ts';
import { restoreBallot } from './restoreBallot.ts';
import type { RequestedAct } from './withApproval.ts';

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

const runs: Readonly<Record<RequestedAct['operation'], Run>> = {
  enterBallot: runCall(enterBallot),
  restoreBallot: runCall(restoreBallot),
  disallowBallot: runCall(disallowBallot),
  allowBallot: runCall(allowBallot),
  grantRole: (context, { request, requester, reason }) =>
    grantRole(context, { operator: requester, reason }, (request as { body: RoleGrant }).body),
  releaseHold: (context, { person_id, requester, reason }) =>
    releaseHold(context, { operator: requester, reason }, person_id ?? 0),
};

const isKnown = (operation: string): operation is RequestedAct['operation'] =>
  Object.hasOwn(runs, operation);

/** Approves another administrator's act and runs it on the current data, or rejects it. */
export const decidePendingAct: AdminOperation<'decidePendingAct'> = async (context, request) => {
  const { params, body } = request;
  const act = actOf(request);
  if (body.decision === 'reject') return reject(context, params.pending, act);
  const { db, clock } = context;
  const waiting = await findPending(db, params.pending, clock.now());
  // Check the approver before running the act, whose own errors come later.
  await requireApprover(db, context, act.operator, waiting);
  if (!isKnown(waiting.operation)) throw new ProblemError('conflict');
  const approval = {
    approvedBy: act.operator,
    claim: async (trx: Parameters<typeof requireApprover>[0]) => {
      const taken = await takePending(trx, waiting.id, clock.now());
      await requireApprover(trx, context, act.operator, taken);
    },
  };
  await runs[waiting.operation]({ ...context, approval }, waiting);
  return { body: { status: 'success', decision: 'approved' } };
};

/** Any administrator can reject a pending act, including its requester. */
const reject = (context: AdminContext, id: number, act: Act) =>
  audited(context, 'decidePendingAct', act, async (trx) => {
    const { person_id, account, operation, requester } = await takePending(
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
      deeds: [
        {
          ...(person_id !== null && { personId: person_id }),
          ...(account !== null && { account }),
          before: { operation, requester, pending: id },
          after: { decision: 'rejected' },
        },
      ],
    };
  });
