import type { Purchase } from '@conkit/api-client';
import { normalizeEmail, sortPurchases } from '@conkit/rules';
import { sql } from 'kysely';
import { isHeld } from '../awards/holds.ts';
import type { Context } from '../context.ts';
import type { Pages } from '../contract/jsonPieces.ts';
import type { Operation } from '../operation.ts';
import { toPurchase } from './toPurchase.ts';

/** Purchases that are read at once. */
const PAGE = 500;

/**
 * The payments and invoices of the account: those it pays for, and those for its people; newest change first. With `limit` only so
 * many of them, by their number, so that a purchase that changes meanwhile is neither left out of a later page nor repeated.
 */
export const listPurchases: Operation<'listPurchases'> = async (context, { session, query }) => {
  const emailKey = normalizeEmail(session.email);
  const { limit, before } = query;
  let ids = ofAccount(context, emailKey).select('payment.id');
  if (before !== undefined) ids = ids.where('payment.id', '<', before);
  if (limit !== undefined) ids = ids.orderBy('payment.id', 'desc').limit(limit);
  const newest = await context.db
    .selectFrom('payment')
    .select('id')
    .where('id', 'in', ids)
    .orderBy(sql`coalesce(updated, created)`, 'desc')
    .orderBy('id')
    .execute();
  return {
    body: purchasePages(
      context,
      emailKey,
      newest.map(({ id }) => id),
    ),
  };
};

async function* purchasePages(
  context: Context,
  emailKey: string,
  ids: readonly number[],
): Pages<Purchase> {
  for (let start = 0; start < ids.length; start += PAGE) {
    const rows = await ofAccount(context, emailKey)
      .selectAll('payment')
      .select(['person.legal_name as own_name', isHeld(context).as('is_held')])
      .where('payment.id', '=', sql<number>`any(${ids.slice(start, start + PAGE)}::bigint[])`)
      .orderBy('payment.id')
      .execute();
    yield sortPurchases(rows.map((row) => toPurchase(context.config, row, emailKey)));
  }
}

const ofAccount = ({ db }: Pick<Context, 'db'>, emailKey: string) =>
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
          // What others only tried to pay for my people is no concern of mine.
          eb('status', 'not in', ['failed', 'requires_action']),
        ]),
      ]),
    );
