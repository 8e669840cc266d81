import { findKeptPurchases, type KeptPurchase } from '../purchase/money/purchases.ts';
import { describeItems } from '../purchase/order/describe.ts';
import type { AdminContext, AdminOperation } from './operation.ts';

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
  const found = await findKeptPurchases(context.db, filter, context.clock.now());
  const purchases = found.slice(0, limit).map((purchase) => toWire(context.config, purchase));
  return { body: { status: 'success' as const, purchases, more: found.length > limit } };
};

const toWire = (config: AdminContext['config'], purchase: KeptPurchase) => {
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
