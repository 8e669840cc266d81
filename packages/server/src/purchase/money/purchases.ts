import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../../database/connect.ts';
import type { PurchaseItem } from '../../database/items.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { REFUND_DUE } from '../delivery/delivery.ts';
import { STUCK_MS } from '../payment/reportStuck.ts';

/** Why a purchase needs attention. */
export type Trouble =
  /** Paid but not fully delivered: money has to go back. */
  | 'refund_due'
  /** Open for more than an hour. */
  | 'waiting'
  /** Open, together with another open one for the same upgrade, invoice or token. */
  | 'competing';

/** A purchase that costs something, and what is left to do about it. */
export type KeptPurchase = PurchaseIntentRow & {
  /** How much still has to go back, in the currency's minor unit. */
  readonly due: number;
  readonly troubles: readonly Trouble[];
};

/** Filters for purchases. */
export interface PurchaseFilter {
  /** Only purchases with this trouble, or with any when true. */
  readonly trouble?: Trouble | true | undefined;
  /** The payer's address. */
  readonly email?: string | undefined;
  /** A person that an item is for. */
  readonly personId?: number | undefined;
  /** Only ids below this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Finds purchases that cost something, newest first. */
export async function findKeptPurchases(
  db: Queryable,
  { trouble, email, personId, before, limit }: PurchaseFilter,
  now: Date,
): Promise<KeptPurchase[]> {
  const open = await db
    .selectFrom('purchase_intent')
    .select(['id', 'items'])
    .where('status', 'in', ['processing', 'requires_action'])
    .where('amount', '<>', 0)
    .execute();
  const competing = competingIds(open);
  const isTrouble = sql<boolean>`(problem is not null
    or (status in ('processing', 'requires_action') and created < ${new Date(now.getTime() - STUCK_MS)})
    or purchase_intent.id = any(${[...competing]}::integer[]))`;
  const rows = await db
    .selectFrom('purchase_intent')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('payment')
        .select(sql<number>`coalesce(sum(payment.amount), 0)::integer`.as('sum'))
        .whereRef('intent_id', '=', 'purchase_intent.id')
        .where('error', '=', REFUND_DUE)
        .as('undelivered'),
    )
    .where('amount', '<>', 0)
    .$if(trouble !== undefined, (query) => query.where(isTrouble))
    .$if(email !== undefined, (query) => query.where('email_key', '=', normalizeEmail(email ?? '')))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(personId !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('payment')
            .select('payment.id')
            .whereRef('intent_id', '=', 'purchase_intent.id')
            .where('person_id', '=', personId ?? 0),
        ),
      ),
    )
    .orderBy('id', 'desc')
    // Few purchases are in trouble, so filtering below drops little.
    .limit(trouble === undefined || trouble === true ? limit : 1000)
    .execute();
  return rows
    .map(({ undelivered, ...row }) =>
      Object.assign(row, {
        due: row.problem === null ? 0 : Math.max(0, (undelivered ?? 0) - row.refunded),
        troubles: troublesOf(row, competing, now),
      }),
    )
    .filter(
      ({ troubles }) => trouble === undefined || trouble === true || troubles.includes(trouble),
    )
    .slice(0, limit);
}

function troublesOf(
  { id, status, created, problem }: PurchaseIntentRow,
  competing: ReadonlySet<number>,
  now: Date,
): Trouble[] {
  const isOpen = status === 'processing' || status === 'requires_action';
  return [
    ...(problem === null ? [] : ['refund_due' as const]),
    ...(isOpen && created.getTime() < now.getTime() - STUCK_MS ? ['waiting' as const] : []),
    ...(competing.has(id) ? ['competing' as const] : []),
  ];
}

/** Returns the ids of open purchases that compete with another open one. */
function competingIds(
  open: readonly Pick<PurchaseIntentRow, 'id' | 'items'>[],
): ReadonlySet<number> {
  const byThing = new Map<string, number[]>();
  for (const { id, items } of open) {
    for (const thing of new Set(items.flatMap(thingOf))) {
      byThing.set(thing, [...(byThing.get(thing) ?? []), id]);
    }
  }
  return new Set([...byThing.values()].filter((ids) => ids.length > 1).flat());
}

/** Returns keys for what only one purchase can pay for: an upgrade, invoice or token. */
function thingOf(item: PurchaseItem): string[] {
  if (item.kind === 'upgrade') return [`upgrade ${item.personId}`];
  return item.kind === 'invoice' ? [`invoice ${item.paymentId}`] : [];
}
