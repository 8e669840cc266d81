import { createHash } from 'node:crypto';
import { normalizeEmail } from '@conkit/rules';
import type { Insertable } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { PurchaseItem } from '../database/items.ts';
import type { PaymentTable, PurchaseIntentRow } from '../database/schema.ts';
import type { Clock } from '../ports/clock.ts';

/** What somebody asks to buy, checked and priced. */
export interface Order {
  /** The account at the payment provider. */
  readonly account: string;
  /** The payer's address. */
  readonly email: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  /** What the payment provider gave the browser; null when nothing is to pay. */
  readonly source: string | null;
  readonly items: readonly PurchaseItem[];
}

/** Tells whether two requests ask for the same; the letter case of addresses does not matter. */
export function fingerprint({ account, email, amount, source, items }: Order): string {
  const people = items.map(({ person }) => ({ ...person, email: normalizeEmail(person.email) }));
  const text = JSON.stringify([account, normalizeEmail(email), amount, source, people]);
  return createHash('sha256').update(text).digest('base64url');
}

export const findIntent = (db: Queryable, key: string): Promise<PurchaseIntentRow | undefined> =>
  db
    .selectFrom('purchase_intent')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/**
 * Records what is to be bought and, when something is to pay, a payment for each item. Waits for a
 * transaction that is recording the same key.
 *
 * @returns nothing when the key is known already
 */
export async function recordIntent(
  db: Queryable,
  clock: Clock,
  key: string,
  order: Order,
): Promise<PurchaseIntentRow | undefined> {
  const { account, email, amount, currency, items } = order;
  const now = clock.now();
  const intent = await db
    .insertInto('purchase_intent')
    .values({
      idempotency_key: key,
      request_hash: fingerprint(order),
      status: 'processing',
      account,
      email,
      email_key: normalizeEmail(email),
      amount,
      currency,
      items: JSON.stringify(items),
      created: now,
      updated: now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (intent && amount > 0) {
    const payments = items.map((item) => toPayment(intent, order, item));
    await db.insertInto('payment').values(payments).execute();
  }
  return intent;
}

function toPayment(
  intent: PurchaseIntentRow,
  { source, currency }: Order,
  { kind, amount, person }: PurchaseItem,
): Insertable<PaymentTable> {
  return {
    intent_id: intent.id,
    created: intent.created,
    payment_email: intent.email,
    payment_email_key: intent.email_key,
    status: intent.status,
    stripe_token: source,
    amount,
    currency,
    person_name: person.legal_name,
    category: kind,
    type: person.membership,
    data: JSON.stringify(person),
  };
}
