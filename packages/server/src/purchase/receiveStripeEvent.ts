import { invalid, ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { processEvent } from './payment/reconcile.ts';

/** Processes an event of the payment provider after checking its signature. */
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
  await processEvent(context, event);
  return { body: { status: 'success' } };
};
