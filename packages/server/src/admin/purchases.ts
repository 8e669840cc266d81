import { audited } from '../audit/audited.ts';
import { requireOthersRecord } from '../crew/requirements.ts';
import { invalid, ProblemError } from '../errors.ts';
import { listMoneyLines, sumMoneyLines } from '../purchase/money/money.ts';
import { type PurchaseWithTroubles, searchPurchases } from '../purchase/money/purchases.ts';
import { describeItems } from '../purchase/order/describe.ts';
import { lockIntent } from '../purchase/payment/record.ts';
import { type AdminContext, type AdminOperation, toActor } from './operation.ts';

/** Returns purchases with the payment provider's ids, newest first. */
export const findPurchases: AdminOperation<'findPurchases'> = async (context, { body }) => {
  const { trouble, email, person, before, limit = 50 } = body;
  const filter = {
    trouble: trouble === 'any' ? (true as const) : trouble,
    email,
    personId: person,
    before,
    limit: limit + 1,
  };
  const found = await searchPurchases(context.db, filter, context.clock.now());
  const purchases = found.slice(0, limit).map((purchase) => toWire(context.config, purchase));
  return { body: { status: 'success' as const, purchases, more: found.length > limit } };
};

const toWire = (config: AdminContext['config'], purchase: PurchaseWithTroubles) => {
  const { id, created, updated, status, account, email, amount, currency } = purchase;
  const { provider_id: charge, refunded, disputed, due, problem, troubles, items } = purchase;
  return {
    id,
    created: created.toISOString(),
    updated: updated.toISOString(),
    status,
    account,
    charge,
    email,
    amount,
    currency,
    refunded,
    disputed,
    due,
    what: describeItems(config, items),
    problem,
    troubles: [...troubles],
  };
};

/** Returns the payment provider's transactions in a period, and their sums. */
export const exportMoney: AdminOperation<'exportMoney'> = async (context, { body }) => {
  // The provider accepts no time before 1970.
  const [from, to] = [new Date(Math.max(0, Date.parse(body.from))), new Date(body.to)];
  if (!(from < to)) throw invalid({ pointer: '/body/to', message: 'to must be after from' });
  const { after, limit } = body;
  if (limit === undefined) {
    const lines = await listMoneyLines(context, { from, to, after });
    return { body: { status: 'success' as const, lines, sums: sumMoneyLines(lines) } };
  }
  const found = await listMoneyLines(context, { from, to, after, limit: limit + 1 });
  const movements = [...new Set(found.map(({ line }) => line))];
  const shown = new Set(movements.slice(0, limit));
  const lines = found.filter(({ line }) => shown.has(line));
  const more = movements.length > limit;
  return { body: { status: 'success' as const, lines, sums: sumMoneyLines(lines), more } };
};

/** Records that a purchase's outstanding refund is settled. The provider reports only the total amount. */
export const settleRefund: AdminOperation<'settleRefund'> = async (context, request) => {
  const { purchase: id } = request.params;
  return audited(context, 'settleRefund', toActor(request), async (trx) => {
    const found = await trx
      .selectFrom('purchase_intent')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw new ProblemError('not_found');
    const { problem, email_key, buyer_email_key } = await lockIntent(trx, id);
    requireOthersRecord(request.session.email, email_key, buyer_email_key);
    const answer = { body: { status: 'success' as const, changed: problem !== null } };
    if (problem === null) return { answer, changes: [] };
    await trx
      .updateTable('purchase_intent')
      .set({ problem: null, updated: context.clock.now() })
      .where('id', '=', id)
      .execute();
    const [before, after] = [
      { purchase: id, is_due: true },
      { purchase: id, is_due: false },
    ];
    return { answer, changes: [{ account: email_key, before, after }] };
  });
};
