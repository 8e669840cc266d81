import type { OperationId } from '@conkit/api-client';
import { normalizeEmail } from '@conkit/rules';
import type { Act, Approved, Rehearsal } from '../audit/audited.ts';
import type { Context } from '../context.ts';
import type { Answer, OperationRequest, Session } from '../operation.ts';

/** What an operation of administrators works with: what a command has, too. */
export type AdminContext = Pick<Context, 'db' | 'config' | 'clock'> & Rehearsal & Approved;

/** What it is asked, by the API or by a command; both are checked against openapi.yaml. */
export type AdminRequest<Id extends OperationId> = Pick<
  OperationRequest<Id>,
  'params' | 'query' | 'body' | 'session'
>;

/**
 * One call of administrators: who may make it, `x-roles` in openapi.yaml says, and it is checked before. `conkit`
 * runs the same function.
 */
export type AdminOperation<Id extends OperationId> = (
  context: AdminContext,
  request: AdminRequest<Id>,
) => Promise<Answer<Id>>;

/** Who acts by a request, and why. */
export const actOf = ({
  session,
  body,
}: {
  readonly session: Session;
  readonly body: { readonly reason: string };
}): Act => ({ operator: normalizeEmail(session.email), reason: body.reason.trim() });
