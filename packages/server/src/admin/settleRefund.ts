import { audited } from '../audit/audited.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { ProblemError } from '../errors.ts';
import { lockIntent } from '../purchase/payment/intents.ts';
import { actOf, type AdminOperation } from './operation.ts';

/** Records that a purchase's outstanding refund is settled. The provider reports only the total amount. */
export const settleRefund: AdminOperation<'settleRefund'> = async (context, request) => {
  const { purchase: id } = request.params;
  return audited(context, 'settleRefund', actOf(request), async (trx) => {
    const found = await trx
      .selectFrom('purchase_intent')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw new ProblemError('not_found');
    const { problem, email_key, buyer_email_key } = await lockIntent(trx, id);
    requireOthersRecord(request.session.email, email_key, buyer_email_key);
    const answer = { body: { status: 'success' as const, changed: problem !== null } };
    if (problem === null) return { answer, deeds: [] };
    await trx
      .updateTable('purchase_intent')
      .set({ problem: null, updated: context.clock.now() })
      .where('id', '=', id)
      .execute();
    const [before, after] = [
      { purchase: id, is_due: true },
      { purchase: id, is_due: false },
    ];
    return { answer, deeds: [{ account: email_key, before, after }] };
  });
};
