import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../../database/connect.ts';
import type { PurchaseItem } from '../../database/items.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { REFUND_DUE } from '../delivery/delivery.ts';
import { STUCK_MS } from '../payment/reportStuck.ts';

/** Why somebody should look at a purchase. */
export type Trouble =
  /** Paid, and not all of it could be delivered: money has to go back. */
  | 'refund_due'
  /** Open for more than an hour. */
  | 'waiting'
  /** Open, and another open one is for the same upgrade, invoice or token. */
  | 'competing';

/** A purchase that costs something, and what is to be done about it. */
export type KeptPurchase = PurchaseIntentRow & {
  /** How much still has to go back, in the currency's minor unit. */
  readonly due: number;
  readonly troubles: readonly Trouble[];
};

/** Which purchases. */
export interface PurchaseFilter {
  /** Only those that somebody should look at, for this reason or, when true, for any. */
  readonly trouble?: Trouble | true | undefined;
  /** Of the payer. */
  readonly email?: string | undefined;
  /** Whom something of it is for. */
  readonly personId?: number | undefined;
  /** Older than this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Purchases that cost something, newest first. */
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
    // What is left out below is little: few purchases are in trouble.
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

/** Open purchases that are for something that another open one is for, too. */
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

/** What of an item only one purchase can be for. */
function thingOf(item: PurchaseItem): string[] {
  if (item.kind === 'upgrade') return [`upgrade ${item.personId}`];
  return item.kind === 'invoice' ? [`invoice ${item.paymentId}`] : [];
}
