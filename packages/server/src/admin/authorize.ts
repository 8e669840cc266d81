import { operationTable, type OperationId } from '@conkit/api-client';
import { hasRole, normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { countRequest } from '../limits/rateLimit.ts';
import type { Session } from '../operation.ts';
import { rolesOf } from '../people/queries.ts';

/** Calls whose harm cannot be undone, or that show much at once. */
const FEW = { erasePerson: 'admin_erasures', exportPerson: 'admin_exports' } as const;

/**
 * Lets an account make a call, before anything of it is read: with one of the roles that openapi.yaml asks for, read
 * now, and not more often than an administrator presses buttons.
 *
 * @throws ProblemError `missing_role`, `too_many_requests`
 */
export async function authorize(
  context: Context,
  { email }: Session,
  id: OperationId,
): Promise<void> {
  const { roles, changes } = operationTable[id];
  if (roles.length === 0) return;
  if (!hasRole(await rolesOf(context.db, email), roles)) throw new ProblemError('missing_role');
  const account = normalizeEmail(email);
  await countRequest(context, [[changes ? 'admin_changes' : 'admin_reads', account]]);
  if (id in FEW) await countRequest(context, [[FEW[id as keyof typeof FEW], account]]);
}
