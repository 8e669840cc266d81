import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { ProblemError } from '../../errors.ts';
import { describeItems } from '../order/describe.ts';
import type { Order } from '../order/order.ts';
import { recordIntent } from './intents.ts';
import { recordPayment } from './record.ts';

/**
 * Charges an order once, however often it is sent: records the intent, charges with its key, and delivers when
 * the payment is recorded. If the outcome is unknown, the purchase stays in processing and `repairPurchases`
 * resolves it.
 *
 * @returns undefined when the key is known already
 * @throws CompetingPurchase, without charging, when another purchase for the same is open
 */
export async function charge(
  context: Context,
  key: string,
  order: Order & { readonly source: string },
): Promise<PurchaseIntentRow | undefined> {
  const { config, db, payments, log } = context;
  // Refuses before anything is recorded when the account can't take payments.
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
