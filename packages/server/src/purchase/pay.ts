import { setTimeout } from 'node:timers/promises';
import type { Context } from '../context.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { findIntent, fingerprint, recordIntent, type Order } from './intents.ts';
import { refresh } from './refresh.ts';
import { settle } from './settle.ts';

/** How long the second of two identical requests waits for the first. */
const WAIT_MS = 5_000;
const POLL_MS = 100;

/** An order with something to pay. */
export type PaidOrder = Order & { readonly source: string };

/**
 * Charges an order once, however often it is sent: the intent is recorded, the provider charges by
 * its key, and what was bought is delivered as the payment is recorded. When it is not known how
 * that went the purchase stays in processing, and `repairPurchases` finds out.
 */
export async function pay(
  context: Context,
  key: string,
  order: PaidOrder,
): Promise<PurchaseIntentRow> {
  const { db, clock, payments, log } = context;
  // Refuses before anything is recorded when the account cannot be paid into.
  if (payments.publicKeys()[order.account] === undefined) throw new ProblemError('unavailable');
  const intent = await db.transaction().execute((trx) => recordIntent(trx, clock, key, order));
  if (!intent) return repeated(context, key, order);
  try {
    const result = await payments.charge({
      key,
      account: order.account,
      amount: order.amount,
      currency: order.currency,
      source: order.source,
      description: describe(context, order),
      metadata: { intent: String(intent.id) },
      receiptEmail: order.email,
    });
    return await settle(context, intent.id, result);
  } catch (error) {
    log.error({ err: error, intent: intent.id }, 'payment not settled');
    return intent;
  }
}

/** `Dublin 2019: Adult membership, 2 × Child membership`. */
function describe({ config }: Context, { items }: Order): string {
  const counts = new Map<string, number>();
  for (const { person } of items) {
    const { label } = config.membership_types[person.membership] ?? {};
    const name = label?.en ?? person.membership;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
  return `${config.name}: ${names.join(', ')}`;
}

/**
 * What a known purchase answers when it is sent again. One that is being charged at this moment is
 * waited for a while, so that both are answered alike.
 *
 * @throws ProblemError `duplicate` when the key belongs to another purchase
 */
export async function repeated(
  context: Context,
  key: string,
  order: Order,
): Promise<PurchaseIntentRow> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const intent = await findIntent(context.db, key);
    if (!intent || intent.request_hash !== fingerprint(order)) {
      throw new ProblemError('duplicate', {
        message: 'This idempotency key was used for another purchase.',
      });
    }
    if (intent.status !== 'processing') return intent;
    if (Date.now() >= until) return refresh(context, intent);
    await setTimeout(POLL_MS);
  }
}
