import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { ProblemError } from '../../errors.ts';
import { describeItems } from '../order/describe.ts';
import type { Order } from '../order/order.ts';
import { recordIntent } from './intents.ts';
import { recordPayment } from './record.ts';

/**
 * Charges an order once, however often it is sent: the intent is recorded, the provider charges by
 * its key, and what was bought is delivered as the payment is recorded. When it is not known how
 * that went the purchase stays in processing, and `repairPurchases` finds out.
 *
 * @returns nothing when the key is known already
 * @throws CompetingPurchase when somebody else is paying for the same; nothing is charged then
 */
export async function charge(
  context: Context,
  key: string,
  order: Order & { readonly source: string },
): Promise<PurchaseIntentRow | undefined> {
  const { config, db, payments, log } = context;
  // Refuses before anything is recorded when the account cannot be paid into.
  if (payments.publicKeys()[order.account] === undefined) throw new ProblemError('unavailable');
  const intent = await db.transaction().execute((trx) => recordIntent(trx, context, key, order));
  if (!intent) return undefined;
  try {
    const result = await payments.charge({
      key,
      account: order.account,
      amount: order.amount,
      currency: order.currency,
      source: order.source,
      description: `${config.name}: ${describeItems(config, order.items)}`,
      metadata: { intent: String(intent.id) },
      receiptEmail: order.email,
    });
    return await recordPayment(context, intent.id, result);
  } catch (error) {
    log.error({ err: error, intent: intent.id }, 'payment not recorded');
    return intent;
  }
}
