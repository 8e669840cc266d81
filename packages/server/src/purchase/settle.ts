import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { queueMail } from '../mail/queue.ts';
import { insertPerson } from '../people/insert.ts';
import type { PaymentResult } from '../ports/payments.ts';

/**
 * Records how a payment stands and, with the step to `succeeded`, delivers what was bought in the
 * same transaction. Asked twice, or by two processes at once, it delivers once; a payment that
 * succeeds after it was taken for failed is delivered too, for the money is there.
 */
export async function settle(
  context: Context,
  intentId: number,
  result: PaymentResult,
): Promise<PurchaseIntentRow> {
  const settled = await context.db.transaction().execute(async (trx) => {
    const intent = await trx
      .selectFrom('purchase_intent')
      .selectAll()
      .where('id', '=', intentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isFinal = intent.status === 'succeeded' || intent.status === 'failed';
    if (isFinal && (intent.status === 'succeeded' || result.kind !== 'succeeded')) return intent;
    await updatePayments(trx, context, intentId, result);
    if (result.kind === 'succeeded') await deliver(trx, context, intent);
    if (isLateFailure(intent, result)) {
      await queueMail(trx, context.clock, { kind: 'payment_update', data: { intentId } });
    }
    return updateIntent(trx, context, intentId, result);
  });
  context.log.info({ intent: intentId, status: settled.status }, 'payment settled');
  return settled;
}

/** The buyer was told to wait, and is not looking any more. */
const isLateFailure = ({ provider }: PurchaseIntentRow, result: PaymentResult): boolean =>
  result.kind === 'failed' && (provider?.kind === 'processing' || result.code === 'abandoned');

/** Makes the people that were bought and queues the mails, as part of the caller's transaction. */
export async function deliver(
  trx: Queryable,
  { clock }: Context,
  { id, items, amount }: PurchaseIntentRow,
): Promise<void> {
  const payments = await trx
    .selectFrom('payment')
    .select('id')
    .where('intent_id', '=', id)
    .orderBy('id')
    .execute();
  for (const [at, { person }] of items.entries()) {
    const { id: personId } = await insertPerson(trx, clock, person);
    const payment = payments[at];
    if (payment) {
      await trx
        .updateTable('payment')
        .set({ person_id: personId })
        .where('id', '=', payment.id)
        .execute();
    }
    await queueMail(trx, clock, { kind: 'new_member', data: { personId } });
  }
  if (amount > 0) await queueMail(trx, clock, { kind: 'receipt', data: { intentId: id } });
}

async function updatePayments(
  trx: Queryable,
  { clock }: Context,
  intentId: number,
  result: PaymentResult,
): Promise<void> {
  await trx
    .updateTable('payment')
    .set({
      status: result.kind,
      updated: clock.now(),
      stripe_charge_id: result.chargeId,
      stripe_receipt: result.kind === 'succeeded' ? result.receipt : null,
      error: result.kind === 'failed' ? result.code : null,
    })
    .where('intent_id', '=', intentId)
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
