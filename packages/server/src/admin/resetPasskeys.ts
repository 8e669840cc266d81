import { hasRole, normalizeEmail, ROLES } from '@conkit/rules';
import { audited } from '../audit/audited.ts';
import { requireSecondAdministrator } from '../crew/requirements.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { lockPasskeys } from '../passkeys/queries.ts';
import { listRoles } from '../people/queries.ts';
import { type AdminOperation, toActor } from './operation.ts';

/**
 * Removes all passkeys of another administrator, who can then add a first one after a sign-in by mail (RIG-16). The
 * sessions that the passkeys opened end.
 */
export const resetPasskeys: AdminOperation<'resetPasskeys'> = async (context, request) => {
  const { clock } = context;
  const account = normalizeEmail(request.body.email);
  const act = toActor(request);
  return audited(context, 'resetPasskeys', act, async (trx) => {
    // A command has no account: who runs the server can let the last administrator in.
    if (!act.operator.startsWith('cli:')) {
      await requireSecondAdministrator(trx, context, act.operator, account);
    }
    if (!hasRole(await listRoles(trx, account), ROLES)) {
      const message = 'This account has no role: its owner signs in by mail and removes passkeys.';
      throw new ProblemError('conflict', { message });
    }
    await lockPasskeys(trx, account);
    const removed = await trx
      .deleteFrom('passkey')
      .where('email_key', '=', account)
      .returning('id')
      .execute();
    const answer = { body: { status: 'success' as const } };
    if (removed.length === 0) return { answer, changes: [] };
    const roles = await trx.selectFrom('role').select('email_key').distinct().execute();
    for (const { email_key: email } of roles) {
      const data = { email, account, reason: act.reason };
      await queueMail(trx, clock, { kind: 'passkeys_reset', data });
    }
    return {
      answer,
      changes: [{ account, before: { passkeys: removed.length }, after: { passkeys: 0 } }],
    };
  });
};
