import type { Purchase } from '@conkit/api-client';
import {
  normalizeEmail,
  PURCHASE_STATUSES,
  sortPurchases,
  type PurchaseStatus,
} from '@conkit/rules';
import { sql } from 'kysely';
import { isHeld } from '../awards/holds.ts';
import type { Context } from '../context.ts';
import { readAhead, type Pages } from '../contract/jsonPieces.ts';
import { PAYMENT_COLUMNS } from '../database/payments.ts';
import type { Operation } from '../operation.ts';
import type { PaidCard } from '../ports/payments.ts';
import { toPurchase } from './toPurchase.ts';

/** Purchases per database query. */
const PAGE_SIZE = 500;

/**
 * Lists the payments and invoices that the account pays, and those for its people; newest change first. `limit`
 * and `before` use the id, so that no page misses or repeats a purchase that changes meanwhile.
 */
export const listPurchases: Operation<'listPurchases'> = async (context, { session, query }) => {
  const emailKey = normalizeEmail(session.email);
  const { limit, before, status } = query;
  let ids = selectForAccount(context, emailKey).select('payment.id');
  if (before !== undefined) ids = ids.where('payment.id', '<', before);
  if (status !== undefined) ids = ids.where(hasStatus(status));
  if (limit !== undefined) ids = ids.orderBy('payment.id', 'desc').limit(limit);
  const newest = await context.db
    .selectFrom('payment')
    .select('id')
    .where('id', 'in', ids)
    .orderBy(sql`coalesce(updated, created)`, 'desc')
    .orderBy('id')
    .execute();
  return {
    body: readAhead(
      readPages(
        context,
        emailKey,
        newest.map(({ id }) => id),
      ),
    ),
  };
};

async function* readPages(
  context: Context,
  emailKey: string,
  ids: readonly number[],
): Pages<Purchase> {
  for (let start = 0; start < ids.length; start += PAGE_SIZE) {
    const rows = await readPage(context, emailKey, ids.slice(start, start + PAGE_SIZE));
    yield sortPurchases(rows.map((row) => toPurchase(context.config, row, emailKey)));
  }
}

/** The card that a payment was charged to. */
const card = sql<PaidCard | null>`(
  select provider -> 'card' from purchase_intent where purchase_intent.id = payment.intent_id)`;

const readPage = (context: Context, emailKey: string, ids: readonly number[]) =>
  selectForAccount(context, emailKey)
    .select(PAYMENT_COLUMNS)
    .select(['person.legal_name as own_name', isHeld(context).as('is_held'), card.as('card')])
    .where('payment.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('payment.id')
    .execute();

/** Returns the condition for a status of the API, which shows an unknown status as `processing`. */
const hasStatus = (status: PurchaseStatus) => {
  const others = PURCHASE_STATUSES.filter((known) => known !== 'processing');
  return status === 'processing'
    ? sql<boolean>`status <> all(${others}::text[])`
    : sql<boolean>`status = ${status}`;
};

const selectForAccount = ({ db }: Pick<Context, 'db'>, emailKey: string) =>
  db
    .selectFrom('payment')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'payment.person_id').on('person.email_key', '=', emailKey),
    )
    .where((eb) =>
      eb.or([
        eb('payment_email_key', '=', emailKey),
        eb.and([
          eb('person.id', 'is not', null),
          // Hides other people's failed attempts to pay for the account's people.
          eb('status', 'not in', ['failed', 'requires_action']),
        ]),
      ]),
    );
