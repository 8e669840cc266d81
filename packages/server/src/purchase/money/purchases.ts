import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { PurchaseItem } from '../../database/items.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { REFUND_DUE } from '../delivery/deliver.ts';
import { PLACES_GONE } from '../../ports/payments.ts';

/** Why a purchase needs attention. */
export type PurchaseTrouble =
  /** The purchase is paid but not fully delivered, so money has to go back. */
  | 'refund_due'
  /** The purchase has been open for more than an hour. */
  | 'waiting'
  /** Another open purchase is for the same upgrade, invoice or token. */
  | 'competing';

/** A purchase that costs something, and what is left to do about it. */
export type PurchaseWithTroubles = PurchaseIntentRow & {
  /** The amount that still has to go back, in the currency's minor unit. */
  readonly due: number;
  readonly troubles: readonly PurchaseTrouble[];
};

/** Filters for purchases. */
export interface PurchaseFilter {
  /** Only purchases with this trouble, or with any when true. */
  readonly trouble?: PurchaseTrouble | true | undefined;
  /** The payer's address. */
  readonly email?: string | undefined;
  /** A person that an item is for. */
  readonly personId?: number | undefined;
  /** Only purchases with an id below this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Finds purchases that cost something, newest first. */
export async function searchPurchases(
  db: Queryable,
  { trouble, email, personId, before, limit }: PurchaseFilter,
  now: Date,
): Promise<PurchaseWithTroubles[]> {
  const open = await db
    .selectFrom('purchase_intent')
    .select(['id', 'items'])
    .where('status', 'in', ['processing', 'requires_action'])
    .where('amount', '<>', 0)
    .execute();
  const competing = findCompetingIds(open);
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
        .where('error', 'in', [REFUND_DUE, PLACES_GONE])
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
    // Few purchases have trouble, so the filter below drops few rows.
    .limit(trouble === undefined || trouble === true ? limit : 1000)
    .execute();
  return rows
    .map(({ undelivered, ...row }) =>
      Object.assign(row, {
        due: row.problem === null ? 0 : Math.max(0, (undelivered ?? 0) - row.refunded),
        troubles: getTroubles(row, competing, now),
      }),
    )
    .filter(
      ({ troubles }) => trouble === undefined || trouble === true || troubles.includes(trouble),
    )
    .slice(0, limit);
}

function getTroubles(
  { id, status, created, problem }: PurchaseIntentRow,
  competing: ReadonlySet<number>,
  now: Date,
): PurchaseTrouble[] {
  const isOpen = status === 'processing' || status === 'requires_action';
  return [
    ...(problem === null ? [] : ['refund_due' as const]),
    ...(isOpen && created.getTime() < now.getTime() - STUCK_MS ? ['waiting' as const] : []),
    ...(competing.has(id) ? ['competing' as const] : []),
  ];
}

/** Returns the ids of open purchases that compete with another open one. */
function findCompetingIds(
  open: readonly Pick<PurchaseIntentRow, 'id' | 'items'>[],
): ReadonlySet<number> {
  const byThing = new Map<string, number[]>();
  for (const { id, items } of open) {
    for (const thing of new Set(items.flatMap(getExclusiveKeys))) {
      byThing.set(thing, [...(byThing.get(thing) ?? []), id]);
    }
  }
  return new Set([...byThing.values()].filter((ids) => ids.length > 1).flat());
}

/** Returns a key for each part of an item that only one purchase can pay for: an upgrade, invoice or token. */
function getExclusiveKeys(item: PurchaseItem): string[] {
  if (item.kind === 'upgrade') return [`upgrade ${item.personId}`];
  return item.kind === 'invoice' ? [`invoice ${item.paymentId}`] : [];
}

/** When an open purchase needs attention, in milliseconds. */
const STUCK_MS = 60 * 60_000;
const MAX_REPORTED = 100;

/**
 * Logs the purchases that need attention, one line each: those that are open for too long, and those that are
 * paid but could not be delivered. A line identifies the payment at the provider and contains no personal
 * data.
 *
 * @returns how many were logged
 */
export async function reportStuck({ db, clock, log }: Context): Promise<number> {
  const now = clock.now().getTime();
  const stuck = await db
    .selectFrom('purchase_intent')
    .select(['id', 'status', 'account', 'amount', 'currency', 'provider_id', 'created', 'problem'])
    .where((eb) =>
      eb.or([
        eb('problem', 'is not', null),
        eb.and([
          eb('status', 'in', ['processing', 'requires_action']),
          eb('created', '<', new Date(now - STUCK_MS)),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(MAX_REPORTED)
    .execute();
  for (const { id: intent, created, provider_id: payment, problem, ...rest } of stuck) {
    const minutes = Math.floor((now - created.getTime()) / 60_000);
    const says = problem === null ? 'purchase is stuck' : 'refund is due';
    log.warn({ intent, payment, ...rest, minutes }, says);
  }
  return stuck.length;
}
