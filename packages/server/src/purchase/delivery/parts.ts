import type { Queryable } from '../../database/connect.ts';
import type { PurchaseItem } from '../../database/items.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from '../../database/payments.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';

/** An item that had no payment before the purchase. Only an invoice has one. */
export type NewItem = Exclude<PurchaseItem, { readonly kind: 'invoice' }>;

export const isNew = (item: PurchaseItem): item is NewItem => item.kind !== 'invoice';

/**
 * Returns whether a new item has a payment. A free sign-up needs none, because the new people show what was bought. With
 * answers, it has one, which stores them.
 */
export const hasPayment = ({ amount }: Pick<PurchaseIntentRow, 'amount'>, item: NewItem): boolean =>
  amount > 0 || item.kind === 'other' || item.answers !== undefined;

/** Returns the ids of the invoices that an intent pays. */
export const getInvoiceIds = ({ items }: PurchaseIntentRow): readonly number[] =>
  items.flatMap((item) => (item.kind === 'invoice' ? [item.paymentId] : []));

/** An item of an intent, with its payment if it has one. */
export interface PaidPart {
  readonly item: PurchaseItem;
  readonly payment: PaymentRow | undefined;
}

/** Returns each item of an intent with its payment. */
export async function findPaidParts(
  trx: Queryable,
  intent: PurchaseIntentRow,
): Promise<readonly PaidPart[]> {
  const rows = await trx
    .selectFrom('payment')
    .select(PAYMENT_COLUMNS)
    .where('intent_id', '=', intent.id)
    .orderBy('id')
    .execute();
  const invoices = new Set(getInvoiceIds(intent));
  const own = rows.filter(({ id }) => !invoices.has(id));
  return intent.items.map((item) => ({
    item,
    payment: isNew(item)
      ? hasPayment(intent, item)
        ? own.shift()
        : undefined
      : rows.find(({ id }) => id === item.paymentId),
  }));
}
