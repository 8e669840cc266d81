import type { OperationId } from '@conkit/api-client';
import { normalizeEmail } from '@conkit/rules';
import type { Approved, AuditActor, DryRun } from '../audit/audited.ts';
import type { Context } from '../context.ts';
import type { Answer, OperationRequest, Session } from '../operation.ts';

/** The context of an administrators' operation. Commands have it too. */
export type AdminContext = Pick<Context, 'db' | 'config' | 'clock'> & DryRun & Approved;

/** The request, from the API or a command. Both are validated with openapi.yaml. */
export type AdminRequest<Id extends OperationId> = Pick<
  OperationRequest<Id>,
  'params' | 'query' | 'body' | 'session'
>;

/** An administrators' operation. The caller has checked `x-roles` of openapi.yaml. `conkit` runs the same function. */
export type AdminOperation<Id extends OperationId> = (
  context: AdminContext,
  request: AdminRequest<Id>,
) => Promise<Answer<Id>>;

/** Returns who makes a request, and why. */
export const toActor = ({
  session,
  body,
}: {
  readonly session: Session;
  readonly body: { readonly reason: string };
}): AuditActor => ({ operator: normalizeEmail(session.email), reason: body.reason.trim() });
