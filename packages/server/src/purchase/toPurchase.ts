import type { Purchase } from '@conkit/api-client';
import { findQuestions, PURCHASE_STATUSES, visibleItemData } from '@conkit/rules';
import type { Convention, QuestionConfig } from '../config/types.ts';
import type { PaymentRow } from '../database/payments.ts';
import type { PaidCard } from '../ports/payments.ts';

/** A payment, with the name of its person if they are on the account. */
export type ListedPayment = PaymentRow & {
  readonly own_name: string | null;
  /** Whether generated values, such as a token, are held from the account. */
  readonly is_held: boolean | null;
  /** The card that was charged. By default, none. */
  readonly card?: PaidCard | null;
};

/**
 * Converts a payment to its form in the API.
 *
 * @param emailKey the account that reads it
 */
export function toPurchase(config: Convention, row: ListedPayment, emailKey: string): Purchase {
  const { purchase_categories: categories } = config;
  const { payment_email_key: payer, own_name, is_held, status } = row;
  const shape = Object.hasOwn(categories, row.category)
    ? categories[row.category]?.shape
    : undefined;
  const isForSomebodyElse = row.person_id !== null && (own_name === null || is_held === true);
  const fields =
    shape && isForSomebodyElse
      ? [...shape, ...findQuestions(config.purchase_categories, row).map(toField)]
      : shape;
  // The fields are listed one by one, because a rest and a spread took most of the time of a long list.
  return {
    id: row.id,
    created: row.created.toISOString(),
    updated: row.updated?.toISOString() ?? null,
    payment_email: row.payment_email,
    // Clients treat an unknown status as pending.
    status: PURCHASE_STATUSES.find((known) => known === status) ?? 'processing',
    stripe_charge_id: row.provider_charge_id,
    stripe_receipt: row.provider_receipt,
    // Earlier clients use the token as the key of the purchase, so only the payer may get it.
    stripe_token: payer === emailKey ? row.provider_token : null,
    error: row.error,
    amount: row.amount,
    currency: row.currency,
    person_id: row.person_id,
    // The payer sees the name that they typed. Others see the name on the record of their own person.
    person_name: payer === emailKey ? row.person_name : own_name,
    category: row.category,
    type: row.type,
    data: visibleItemData(fields, row.data ?? {}, isForSomebodyElse),
    invoice: row.invoice,
    comments: row.comments,
    ...(row.card && payer === emailKey && { card: row.card }),
  };
}

/** Answers, unlike generated values, are visible to the payer who gave them. */
const toField = ({ key }: QuestionConfig) => ({ key, type: 'string' as const });

/** Removes the number of the receipt that the provider sent to the payer. */
export const withoutReceipt = (purchase: Purchase): Purchase => ({
  ...purchase,
  stripe_receipt: null,
});

/** Removes the source, which earlier clients used as the key of the purchase. */
export const withoutKey = (purchase: Purchase): Purchase => ({ ...purchase, stripe_token: null });
