import type { PurchaseStatus } from '@conkit/rules';
import type { Context } from '../../context.ts';
import { queueMail } from '../../mail/queue.ts';
import { money } from '../../mail/reader.ts';
import type { Reversal } from '../../ports/payments.ts';
import { lockIntent } from './intents.ts';

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
    // No mail for money returned before the delivery, or when only the disputed amount changes.
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
    const next = statusOf(intent.amount, { refunded, isDisputed });
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
    const note = next === 'succeeded' && refunded > 0 ? noteOf(intent, refunded) : undefined;
    for (const { id, comments } of payments) {
      await trx
        .updateTable('payment')
        .set({
          status: next,
          updated: now,
          comments: withNote(comments, note),
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

function statusOf(amount: number, { refunded, isDisputed }: Reversal): PurchaseStatus {
  if (isDisputed) return 'disputed';
  return refunded >= amount ? 'refunded' : 'succeeded';
}

const START = 'Refunded: ';

/** Returns the note about a refund, which is for the whole purchase: we don't store the item. */
const noteOf = ({ amount, currency }: { amount: number; currency: string }, refunded: number) =>
  `${START}${money(refunded, currency, 'en')} of the ${money(amount, currency, 'en')} that were paid`;

/** Returns the comments with this note instead of an earlier one. */
function withNote(comments: string | null, note: string | undefined): string | null {
  const others = (comments ?? '').split('\n').filter((line) => line && !line.startsWith(START));
  return [...others, ...(note === undefined ? [] : [note])].join('\n') || null;
}
