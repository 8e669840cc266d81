import { isUpgradeGood } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { InvoiceItem, UpgradeItem } from '../database/items.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';

/** Somebody else is buying the same, or has bought it since it was priced. */
export class Overtaken extends ProblemError<'duplicate'> {
  /** The purchases that may still be paid. */
  readonly rivals: readonly PurchaseIntentRow[];

  constructor(rivals: readonly PurchaseIntentRow[]) {
    super('duplicate', { message: 'This has just been bought, or is being paid at this moment.' });
    this.rivals = rivals;
  }
}

/**
 * Makes sure, as part of the transaction that records a purchase, that nobody else is paying for the same
 * upgrade or invoice. The rows of the people and invoices are locked, so that of two who come at once
 * the second sees the first.
 *
 * @throws Overtaken when it is not so, or when a price has become stale
 */
export async function claim(trx: Queryable, intent: PurchaseIntentRow): Promise<void> {
  const upgrades = intent.items.filter((item) => item.kind === 'upgrade');
  const invoices = intent.items.filter((item) => item.kind === 'invoice');
  if (upgrades.length + invoices.length === 0) return;
  const areGood = await lockPeople(trx, upgrades);
  const areUnpaid = await lockInvoices(trx, invoices);
  const rivals = await findRivals(trx, intent.id, [
    ...upgrades.map(({ kind, personId }) => ({ kind, personId })),
    ...invoices.map(({ kind, paymentId }) => ({ kind, paymentId })),
  ]);
  if (rivals.length > 0 || !areGood || !areUnpaid) throw new Overtaken(rivals);
}

/** @returns whether the people still have what their upgrades were priced for */
async function lockPeople(trx: Queryable, upgrades: readonly UpgradeItem[]): Promise<boolean> {
  if (upgrades.length === 0) return true;
  const ids = upgrades.map(({ personId }) => personId);
  const people = await trx
    .selectFrom('person')
    .select(['id', 'membership', 'paper_pubs'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return upgrades.every(({ personId, from, to }) =>
    people.some(({ id, ...now }) => id === personId && isUpgradeGood(now, from, to)),
  );
}

/** @returns whether the invoices still wait for payment */
async function lockInvoices(trx: Queryable, invoices: readonly InvoiceItem[]): Promise<boolean> {
  if (invoices.length === 0) return true;
  const ids = invoices.map(({ paymentId }) => paymentId);
  const rows = await trx
    .selectFrom('payment')
    .select('status')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.every(({ status }) => status === 'invoice');
}

/** The purchases that may still be paid and have one of the items. */
const findRivals = (
  trx: Queryable,
  intentId: number,
  items: readonly object[],
): Promise<PurchaseIntentRow[]> =>
  trx
    .selectFrom('purchase_intent')
    .selectAll()
    .where('id', '<>', intentId)
    .where('status', 'in', ['processing', 'requires_action'])
    .where((eb) =>
      eb.or(items.map((item) => sql<boolean>`items @> ${JSON.stringify([item])}::jsonb`)),
    )
    .orderBy('id')
    .execute();
