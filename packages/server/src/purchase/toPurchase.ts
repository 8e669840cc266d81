import { PURCHASE_STATUSES, visibleItemData } from '@conkit/rules';
import type { Purchase } from '@conkit/api-client';
import type { Convention } from '../config/types.ts';
import type { PaymentRow } from '../database/schema.ts';

/** A payment with the name of its person, if that is one of the account's own. */
export type ListedPayment = PaymentRow & {
  readonly own_name: string | null;
  /** Whether what is generated for its person, such as a token, is held from the account. */
  readonly is_held: boolean | null;
};

/**
 * A payment as the API tells it to an account.
 *
 * @param emailKey the account that reads it
 */
export function toPurchase(
  { purchase_categories: categories }: Convention,
  row: ListedPayment,
  emailKey: string,
): Purchase {
  const {
    intent_id: _intent,
    payment_email_key: payer,
    own_name,
    is_held,
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
  const isForSomebodyElse = row.person_id !== null && (own_name === null || is_held === true);
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
