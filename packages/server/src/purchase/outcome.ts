import type { Context } from '../context.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import type { PaymentResult } from '../ports/payments.ts';
import { recordReversal } from './reversal.ts';
import { settle } from './settle.ts';

/**
 * Records how the provider says that a payment stands: delivers what is paid, and then what was taken
 * back of it. What was given back in full before it was delivered is not delivered any more.
 */
export async function recordOutcome(
  context: Context,
  intent: PurchaseIntentRow,
  result: PaymentResult,
): Promise<PurchaseIntentRow> {
  if (result.kind !== 'succeeded') return settle(context, intent.id, result);
  const { chargeId, reversal } = result;
  const isAllBack = (reversal?.refunded ?? 0) >= intent.amount;
  const settled = await settle(
    context,
    intent.id,
    isAllBack ? { kind: 'failed', chargeId, code: 'refunded' } : result,
  );
  // Nothing for what was not delivered; it may have been by somebody else, since the purchase was read.
  await recordReversal(context, intent.id, reversal ?? { refunded: 0, isDisputed: false });
  return settled;
}
