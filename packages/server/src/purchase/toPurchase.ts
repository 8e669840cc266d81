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
  const { payment_email_key: payer, own_name, is_held, status } = row;
  const shape = Object.hasOwn(categories, row.category)
    ? categories[row.category]?.shape
    : undefined;
  const isForSomebodyElse = row.person_id !== null && (own_name === null || is_held === true);
  // Field by field: a rest and a spread took most of the time of a long list.
  return {
    id: row.id,
    created: row.created.toISOString(),
    updated: row.updated?.toISOString() ?? null,
    payment_email: row.payment_email,
    // Clients treat an unknown status as pending.
    status: PURCHASE_STATUSES.find((known) => known === status) ?? 'processing',
    stripe_charge_id: row.stripe_charge_id,
    stripe_receipt: row.stripe_receipt,
    // Earlier clients use it as the key of the purchase: only the payer may have it.
    stripe_token: payer === emailKey ? row.stripe_token : null,
    error: row.error,
    amount: row.amount,
    currency: row.currency,
    person_id: row.person_id,
    // The payer sees the name that the payer typed; others see the name on their own record.
    person_name: payer === emailKey ? row.person_name : own_name,
    category: row.category,
    type: row.type,
    data: visibleItemData(shape, row.data ?? {}, isForSomebodyElse),
    invoice: row.invoice,
    comments: row.comments,
  };
}
