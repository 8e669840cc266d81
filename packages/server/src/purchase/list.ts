import { normalizeEmail, PURCHASE_STATUSES, sortPurchases } from '@conkit/rules';
import type { Purchase } from '@conkit/api-client';
import type { PaymentRow } from '../database/schema.ts';
import type { Operation } from '../operation.ts';

/** The payments and invoices of the account: those it pays for, and those for its people; newest first. */
export const listPurchases: Operation<'listPurchases'> = async ({ db }, { session }) => {
  const emailKey = normalizeEmail(session.email);
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('payment_email_key', '=', emailKey),
        eb.and([
          eb(
            'person_id',
            'in',
            eb.selectFrom('person').select('id').where('email_key', '=', emailKey),
          ),
          // What others only tried to pay for my people is no concern of mine.
          eb('status', 'not in', ['failed', 'requires_action']),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
  return { body: [...sortPurchases(rows.map((row) => toPurchase(row, emailKey)))] };
};

function toPurchase(row: PaymentRow, emailKey: string): Purchase {
  const {
    intent_id: _intent,
    payment_email_key: payer,
    created,
    updated,
    status,
    stripe_token,
    data,
    ...same
  } = row;
  return {
    ...same,
    // To earlier clients it is the key of the purchase as well: only whoever pays may have it.
    stripe_token: payer === emailKey ? stripe_token : null,
    created: created.toISOString(),
    updated: updated?.toISOString() ?? null,
    // What is not known is pending, as clients draw it.
    status: PURCHASE_STATUSES.find((known) => known === status) ?? 'processing',
    data: data ?? {},
  };
}
