import { requireOffered } from '../config/parts.ts';
import type { Operation } from '../operation.ts';
import { checkDaypasses, toDaypass } from './order/daypasses.ts';
import { itemsOf, requireCurrency, sourceId } from './order/order.ts';
import { answerOf } from './payment/answer.ts';
import { checkout } from './payment/checkout.ts';

/** Sells day passes. Each creates a person without a membership who has the days. */
export const purchaseDaypass: Operation<'purchaseDaypass'> = async (context, request) => {
  const { config } = context;
  const { body } = request;
  requireCurrency(config, body.currency);
  const passes = body.passes.map((pass) => toDaypass(pass, config));
  const intent = await checkout(context, request, {
    account: config.purchase_categories['daypass']?.account ?? 'default',
    email: body.email.trim(),
    amount: body.amount,
    source: sourceId(body.source),
    requested: { passes },
    price: async () => {
      requireOffered(context, 'daypass');
      return itemsOf(checkDaypasses(config, passes));
    },
  });
  return { body: answerOf(intent) };
};
