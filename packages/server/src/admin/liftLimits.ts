import { normalizeEmail } from '@conkit/rules';
import { audited } from '../audit/audited.ts';
import { CREW_LIMITS } from '../config/limits.ts';
import { requireSecondAdministrator } from '../crew/secondAdministrator.ts';
import { actOf, type AdminOperation } from './operation.ts';

/** Resets all limits of another administrator. */
export const liftLimits: AdminOperation<'liftLimits'> = async (context, request) => {
  const account = normalizeEmail(request.body.email);
  const act = actOf(request);
  return audited(context, 'liftLimits', act, async (trx) => {
    await requireSecondAdministrator(trx, context, act.operator, account);
    const keys = CREW_LIMITS.map((name) => `${name}:${account}`);
    const lifted = await trx
      .deleteFrom('rate_limit')
      .where('key', 'in', keys)
      .returning(['key', 'count'])
      .execute();
    const before = Object.fromEntries(
      lifted.map(({ key, count }) => [key.slice(0, key.indexOf(':')), count]),
    );
    return {
      answer: { body: { status: 'success' as const } },
      deeds: [{ account, before, after: {} }],
    };
  });
};
