import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { queueMail } from '../../mail/queue.ts';
import type { PaymentResult } from '../../ports/payments.ts';
import { deliver } from '../delivery/deliver.ts';
import { invoiceIds } from '../delivery/parts.ts';
import { lockIntent } from './intents.ts';
import { refundOrDispute } from './refund.ts';

/**
 * Records how the provider says that a payment stands: delivers what is paid, and then what was taken
 * back of it. What was given back in full before it was delivered is not delivered any more.
 */
export async function recordResult(
  context: Context,
  intent: PurchaseIntentRow,
  result: PaymentResult,
): Promise<PurchaseIntentRow> {
  if (result.kind !== 'succeeded') return recordPayment(context, intent.id, result);
  const { chargeId, reversal } = result;
  const isAllBack = (reversal?.refunded ?? 0) >= intent.amount;
  const recorded = await recordPayment(
    context,
    intent.id,
    isAllBack ? { kind: 'failed', chargeId, code: 'refunded' } : result,
  );
  // Nothing for what was not delivered; it may have been by somebody else, since the purchase was read.
  await refundOrDispute(context, intent.id, reversal ?? { refunded: 0, isDisputed: false });
  return recorded;
}

/**
 * Records how a payment stands and, with the step to `succeeded`, delivers what was bought in the
 * same transaction. Asked twice, or by two processes at once, it delivers once; a payment that
 * succeeds after it was taken for failed is delivered too, for the money is there. A buyer who was told
 * that the payment is on its way gets a mail when it fails.
 */
export async function recordPayment(
  context: Context,
  intentId: number,
  result: PaymentResult,
): Promise<PurchaseIntentRow> {
  const recorded = await context.db.transaction().execute(async (trx) => {
    const intent = await lockIntent(trx, intentId);
    const isFinal = intent.status === 'succeeded' || intent.status === 'failed';
    if (isFinal && (intent.status === 'succeeded' || result.kind !== 'succeeded')) return intent;
    await updatePayments(trx, context, intent, result);
    let now = await updateIntent(trx, context, intentId, result);
    if (result.kind === 'succeeded') now = await deliver(trx, context, now);
    if (isLateFailure(intent, result)) {
      const { language } = intent;
      await queueMail(trx, context.clock, { kind: 'payment_update', data: { intentId }, language });
    }
    return now;
  });
  context.log.info({ intent: intentId, status: recorded.status }, 'payment recorded');
  return recorded;
}

/** These come when nobody is looking any more. */
const UNSEEN = new Set(['abandoned', 'not_charged']);

/** The buyer was told to wait, and is not looking any more. */
const isLateFailure = ({ provider }: PurchaseIntentRow, result: PaymentResult): boolean =>
  result.kind === 'failed' && (provider?.kind === 'processing' || UNSEEN.has(result.code));

/** A payment that fails, fails for good; an invoice that is neither paid nor on its way can be paid again. */
async function updatePayments(
  trx: Queryable,
  { clock }: Context,
  intent: PurchaseIntentRow,
  result: PaymentResult,
): Promise<void> {
  const invoices = invoiceIds(intent);
  const isOpen = result.kind === 'failed' || result.kind === 'requires_action';
  if (result.kind === 'succeeded' && invoices.length > 0)
    await reclaimInvoices(trx, intent.id, invoices);
  await trx
    .updateTable('payment')
    .set((eb) => ({
      status:
        isOpen && invoices.length > 0
          ? eb.case().when('id', 'in', invoices).then('invoice').else(result.kind).end()
          : result.kind,
      updated: clock.now(),
      stripe_charge_id: result.chargeId,
      stripe_receipt: result.kind === 'succeeded' ? result.receipt : null,
      error: result.kind === 'failed' ? result.code : null,
    }))
    .where('intent_id', '=', intent.id)
    .execute();
}

/** Invoices that another attempt has given back since belong to the one that is paid after all. */
async function reclaimInvoices(
  trx: Queryable,
  intentId: number,
  invoices: readonly number[],
): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ intent_id: intentId })
    .where('id', 'in', invoices)
    .where('status', '=', 'invoice')
    .execute();
}

const updateIntent = (
  trx: Queryable,
  { clock }: Context,
  intentId: number,
  result: PaymentResult,
): Promise<PurchaseIntentRow> =>
  trx
    .updateTable('purchase_intent')
    .set({
      status: result.kind,
      updated: clock.now(),
      provider_id: result.chargeId,
      provider: JSON.stringify(result),
    })
    .where('id', '=', intentId)
    .returningAll()
    .executeTakeFirstOrThrow();
