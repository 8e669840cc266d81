import type { Context } from '../context.ts';
import { invalid, ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import type { PaymentEvent } from '../ports/payments.ts';
import { findIntent } from './intents.ts';
import { recordOutcome } from './outcome.ts';

/** Takes an event of the payment provider, once it is sure that the provider sent it. */
export const receiveStripeEvent: Operation<'receiveStripeEvent'> = async (
  context,
  { headers, rawBody },
) => {
  const { events } = context.payments;
  if (!events) throw new ProblemError('not_found');
  const event = await events.read(rawBody, headers['Stripe-Signature']);
  if (!event) {
    context.log.warn('a payment event with a wrong signature was refused');
    const message = 'Stripe-Signature does not fit the body';
    throw invalid({ pointer: '/header/Stripe-Signature', message });
  }
  await takeEvent(context, event);
  return { body: { status: 'success' } };
};

/**
 * Asks how the payment of an event stands and records it, so that the order of events does not matter.
 * An event counts as dealt with only when that is done: else the provider is to send it again.
 *
 * @returns whether it was new, and about a purchase of ours
 */
export async function takeEvent(
  context: Context,
  { id, account, type, key }: PaymentEvent,
): Promise<boolean> {
  const { db, clock, log, payments } = context;
  const known = await db
    .selectFrom('stripe_event')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return false;
  const intent = key === null ? undefined : await findIntent(db, key);
  if (intent) {
    const result = await payments.find(account, intent.idempotency_key);
    if (result) await recordOutcome(context, intent, result);
    log.info({ event: id, type, intent: intent.id }, 'payment event taken');
  }
  await db
    .insertInto('stripe_event')
    .values({ id, account, type, received: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return intent !== undefined;
}
