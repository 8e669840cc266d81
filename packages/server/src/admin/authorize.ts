import { operationTable, type OperationId } from '@conkit/api-client';
import { hasRole, normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import { crewActs, type CrewActId } from '../crew/acts.ts';
import { requireFreshSignIn } from '../crew/freshSignIn.ts';
import { ProblemError } from '../errors.ts';
import { countRequest } from '../limits/rateLimit.ts';
import type { Session } from '../operation.ts';
import { rolesOf } from '../people/queries.ts';

/** Operations with irreversible effects, or with many data in one answer. */
const FEW = { erasePerson: 'admin_erasures', exportPerson: 'admin_exports' } as const;

/**
 * Checks that an account may make a call, before anything is read: its roles as of now (`x-roles` in openapi.yaml), a
 * fresh sign-in if the table of acts requires it, and the administrators' limits.
 *
 * @throws ProblemError `missing_role`, `fresh_sign_in_required`, `too_many_requests`
 */
export async function authorize(
  context: Context,
  session: Session,
  id: OperationId,
): Promise<void> {
  const { email } = session;
  const { roles, changes } = operationTable[id];
  if (roles.length === 0) return;
  if (!hasRole(await rolesOf(context.db, email), roles)) throw new ProblemError('missing_role');
  if (crewActs[id as CrewActId].freshSignIn) requireFreshSignIn(context, session);
  const account = normalizeEmail(email);
  await countRequest(context, [[changes ? 'admin_changes' : 'admin_reads', account]]);
  if (id in FEW) await countRequest(context, [[FEW[id as keyof typeof FEW], account]]);
}
