import type { PurchaseStatus } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import { toProviderColumns } from '../../database/payments.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { queueMail } from '../../mail/queue.ts';
import { money } from '../../mail/reader.ts';
import { PLACES_GONE, type PaymentResult, type Reversal } from '../../ports/payments.ts';
import { deliver } from '../delivery/deliver.ts';
import { getInvoiceIds } from '../delivery/parts.ts';
import { isGone, settlePlaces } from '../places/claim.ts';

/** Finds the purchase of a key. */
export const findIntent = (db: Queryable, key: string): Promise<PurchaseIntentRow | undefined> =>
  db
    .selectFrom('purchase_intent')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Returns a purchase, locked until the transaction ends. */
export const lockIntent = (trx: Queryable, id: number): Promise<PurchaseIntentRow> =>
  trx
    .selectFrom('purchase_intent')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * Records the provider's result for a payment: delivers what is paid, then records refunds and disputes. A
 * payment that was fully refunded before its delivery is not delivered.
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
  // This does nothing for an undelivered purchase. It is called anyway, because another process may have
  // delivered the purchase since it was read.
  await refundOrDispute(context, intent.id, reversal ?? { refunded: 0, isDisputed: false });
  return recorded;
}

/**
 * Stores the payment's status. When it becomes `succeeded`, delivers the purchase in the same transaction,
 * only once even if called twice or concurrently. A payment that succeeds after it was recorded as failed is
 * delivered too, as the money has arrived, unless its places were sold meanwhile: it fails, and `refundGone` returns the
 * money. Mails a buyer who was waiting when it fails.
 */
export async function recordPayment(
  context: Context,
  intentId: number,
  given: PaymentResult,
): Promise<PurchaseIntentRow> {
  const recorded = await context.db.transaction().execute(async (trx) => {
    const intent = await lockIntent(trx, intentId);
    const isFinal = intent.status === 'succeeded' || intent.status === 'failed';
    if (isFinal && (intent.status === 'succeeded' || given.kind !== 'succeeded')) return intent;
    if (isGone(intent)) return intent;
    const settled = await settlePlaces(trx, context, intent, given);
    const { result } = settled;
    await updatePayments(trx, context, intent, result);
    let now = await updateIntent(trx, context, intentId, settled);
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

/** Failures that arrive after the buyer left the page. */
const UNSEEN = new Set(['abandoned', 'not_charged', PLACES_GONE]);

/** Returns whether the payment failed after the buyer was asked to wait or left the page. */
const isLateFailure = ({ provider }: PurchaseIntentRow, result: PaymentResult): boolean =>
  result.kind === 'failed' && (provider?.kind === 'processing' || UNSEEN.has(result.code));

/** Updates the payments of an intent. A failed payment is final; an invoice becomes payable again. */
async function updatePayments(
  trx: Queryable,
  { clock }: Context,
  intent: PurchaseIntentRow,
  result: PaymentResult,
): Promise<void> {
  const invoices = getInvoiceIds(intent);
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
      ...toProviderColumns({
        provider_charge_id: result.chargeId,
        provider_receipt: result.kind === 'succeeded' ? result.receipt : null,
      }),
      error: result.kind === 'failed' ? result.code : null,
    }))
    .where('intent_id', '=', intent.id)
    .execute();
}

/** When an intent that had failed is paid after all, reclaims the invoices that its failure released. */
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
  { result, held_until }: Awaited<ReturnType<typeof settlePlaces>>,
): Promise<PurchaseIntentRow> =>
  trx
    .updateTable('purchase_intent')
    .set({
      status: result.kind,
      held_until,
      updated: clock.now(),
      provider_id: result.chargeId,
      provider: JSON.stringify(result),
    })
    .where('id', '=', intentId)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Records refunds and disputes of a succeeded purchase: its payments become `disputed` or `refunded`, or
 * `succeeded` again when a dispute was won; a partial refund is noted in their comments. Mails the payer once
 * per change. What was delivered stays, as only people decide about taking it away.
 */
export async function refundOrDispute(
  { db, clock, log }: Context,
  intentId: number,
  { refunded, isDisputed, disputed }: Reversal,
): Promise<void> {
  const held = (isDisputed ? disputed : undefined) ?? null;
  const status = await db.transaction().execute(async (trx) => {
    const intent = await lockIntent(trx, intentId);
    const now = clock.now();
    if (isGone(intent)) {
      await recordReturn(trx, intent, { refunded, isDisputed, disputed: held ?? undefined }, now);
      return undefined;
    }
    // Send no mail for money returned before the delivery, or when only the disputed amount changes.
    const isReturned = intent.provider?.kind === 'failed' && intent.provider.code === 'refunded';
    const isSame = intent.refunded === refunded && intent.disputed === isDisputed;
    if (isReturned || (intent.status === 'succeeded' && isSame)) {
      const amount = isReturned && isDisputed ? (held ?? 0) : held;
      if (intent.disputed === isDisputed && intent.disputed_amount === amount) return undefined;
      await trx
        .updateTable('purchase_intent')
        .set({ disputed: isDisputed, disputed_amount: amount, updated: now })
        .where('id', '=', intentId)
        .execute();
      return undefined;
    }
    if (intent.status !== 'succeeded') return undefined;
    const next = getReversedStatus(intent.amount, { refunded, isDisputed });
    await trx
      .updateTable('purchase_intent')
      .set({
        refunded,
        disputed: isDisputed,
        disputed_amount: held,
        updated: now,
        // After a full refund nothing is due any more.
        ...(next === 'refunded' && { problem: null }),
      })
      .where('id', '=', intentId)
      .execute();
    const payments = await trx
      .selectFrom('payment')
      .select(['id', 'comments'])
      .where('intent_id', '=', intentId)
      .execute();
    const note =
      next === 'succeeded' && refunded > 0 ? formatRefundNote(intent, refunded) : undefined;
    for (const { id, comments } of payments) {
      await trx
        .updateTable('payment')
        .set({
          status: next,
          updated: now,
          comments: replaceNote(comments, note),
          ...(next === 'refunded' && { error: null }),
        })
        .where('id', '=', id)
        .execute();
    }
    await queueMail(trx, clock, {
      kind: 'payment_update',
      data: { intentId },
      language: intent.language,
      dedupeKey: `payment_update:${intentId}`,
    });
    return next;
  });
  if (status) log.warn({ intent: intentId, status, refunded }, 'payment taken back');
}

/** Records what went back of a payment that came too late. The buyer knows already. */
async function recordReturn(
  trx: Queryable,
  { id, amount }: PurchaseIntentRow,
  { refunded, isDisputed, disputed }: Reversal,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('purchase_intent')
    .set({ refunded, disputed: isDisputed, disputed_amount: disputed ?? null, updated: now })
    .where('id', '=', id)
    .execute();
  if (refunded < amount) return;
  await trx
    .updateTable('payment')
    .set({ status: 'refunded', error: null, updated: now })
    .where('intent_id', '=', id)
    .where('status', '=', 'failed')
    .execute();
}

function getReversedStatus(amount: number, { refunded, isDisputed }: Reversal): PurchaseStatus {
  if (isDisputed) return 'disputed';
  return refunded >= amount ? 'refunded' : 'succeeded';
}

const REFUND_NOTE_START = 'Refunded: ';

/** Returns the note about a refund. It concerns the whole purchase, as we don't store the refunded item. */
const formatRefundNote = (
  { amount, currency }: { amount: number; currency: string },
  refunded: number,
) =>
  `${REFUND_NOTE_START}${money(refunded, currency, 'en')} of the ${money(amount, currency, 'en')} that were paid`;

/** Returns the comments with this note instead of an earlier one. */
function replaceNote(comments: string | null, note: string | undefined): string | null {
  const others = (comments ?? '')
    .split('\n')
    .filter((line) => line && !line.startsWith(REFUND_NOTE_START));
  return [...others, ...(note === undefined ? [] : [note])].join('\n') || null;
}
