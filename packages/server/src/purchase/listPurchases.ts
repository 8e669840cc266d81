import { normalizeEmail, PURCHASE_STATUSES, sortPurchases, visibleItemData } from '@conkit/rules';
import type { Purchase } from '@conkit/api-client';
import type { Convention } from '../config/types.ts';
import type { PaymentRow } from '../database/schema.ts';
import type { Operation } from '../operation.ts';

/** The payments and invoices of the account: those it pays for, and those for its people; newest first. */
export const listPurchases: Operation<'listPurchases'> = async ({ db, config }, { session }) => {
  const emailKey = normalizeEmail(session.email);
  const rows = await db
    .selectFrom('payment')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'payment.person_id').on('person.email_key', '=', emailKey),
    )
    .selectAll('payment')
    .select('person.legal_name as own_name')
    .where((eb) =>
      eb.or([
        eb('payment_email_key', '=', emailKey),
        eb.and([
          eb('person.id', 'is not', null),
          // What others only tried to pay for my people is no concern of mine.
          eb('status', 'not in', ['failed', 'requires_action']),
        ]),
      ]),
    )
    .orderBy('payment.id')
    .execute();
  return { body: [...sortPurchases(rows.map((row) => toPurchase(config, row, emailKey)))] };
};

/** A payment with the name of its person, if that is one of the account's own. */
type ListedPayment = PaymentRow & { readonly own_name: string | null };

function toPurchase(
  { purchase_categories: categories }: Convention,
  row: ListedPayment,
  emailKey: string,
): Purchase {
  const {
    intent_id: _intent,
    payment_email_key: payer,
    own_name,
    created,
    updated,
    status,
    stripe_token,
    person_name,
    data,
    ...same
  } = row;
  const shape = Object.hasOwn(categories, row.category)
    ? categories[row.category]?.shape
    : undefined;
  const isForSomebodyElse = row.person_id !== null && own_name === null;
  return {
    ...same,
    // What a payer calls somebody is shown to the payer.
    person_name: payer === emailKey ? person_name : own_name,
    // To earlier clients it is the key of the purchase as well: only whoever pays may have it.
    stripe_token: payer === emailKey ? stripe_token : null,
    created: created.toISOString(),
    updated: updated?.toISOString() ?? null,
    // What is not known is pending, as clients draw it.
    status: PURCHASE_STATUSES.find((known) => known === status) ?? 'processing',
    data: { ...visibleItemData(shape, data ?? {}, isForSomebodyElse) },
  };
}
