import { setImmediate } from 'node:timers/promises';
import type { MoneyLine } from '@conkit/api-client';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { MoneyLineTable, PurchaseIntentRow } from '../../database/schema.ts';
import { describeItems } from '../order/describe.ts';

/** A period; `until` is not included. */
export interface MoneySpan {
  readonly from: Date;
  readonly to: Date;
}

type Row = Pick<Selectable<MoneyLineTable>, 'id' | 'time' | 'kind' | 'amount' | 'intent_id'> &
  Pick<PurchaseIntentRow, 'account' | 'currency' | 'provider_id' | 'items'> & {
    /** The total of the purchase. */
    readonly total: number;
  };

/** How many lines are read before other requests get a turn: a year has many. */
const AT_ONCE = 1000;

const KINDS = ['charge', 'refund', 'dispute'] as const;

/**
 * Yields what the payment provider collected and returned: a line for each item of a charge, one line for each
 * refund or dispute. Per account and currency the amounts add up to the provider's. Contains no names or
 * addresses.
 */
export async function moneyLines(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { from, to }: MoneySpan,
): Promise<MoneyLine[]> {
  const lines: MoneyLine[] = [];
  let last: Row | undefined;
  do {
    const rows: Row[] = await readRows(db, { from, to }, last);
    for (const row of rows) lines.push(...linesOf(config, row));
    // PGlite answers without yielding to the event loop.
    await setImmediate();
    last = rows.length < AT_ONCE ? undefined : rows.at(-1);
  } while (last);
  return lines;
}

const readRows = (db: Context['db'], { from, to }: MoneySpan, last: Row | undefined) =>
  db
    .selectFrom('money_line')
    .innerJoin('purchase_intent', 'purchase_intent.id', 'money_line.intent_id')
    .select(['money_line.id', 'time', 'kind', 'money_line.amount', 'intent_id'])
    .select(['account', 'currency', 'provider_id', 'items', 'purchase_intent.amount as total'])
    .where('time', '>=', from)
    .where('time', '<', to)
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('time', 'money_line.id'), '>', eb.tuple(last?.time ?? from, last?.id ?? 0)),
      ),
    )
    .orderBy('time')
    .orderBy('money_line.id')
    .limit(AT_ONCE)
    .execute();

const linesOf = (config: Context['config'], row: Row): MoneyLine[] =>
  partsOf(config, row).map(({ amount, what }) => ({
    line: row.id,
    time: row.time.toISOString(),
    account: row.account,
    currency: row.currency,
    kind: KINDS.find((kind) => kind === row.kind) ?? 'charge',
    amount,
    what,
    purchase: row.intent_id,
    charge: row.provider_id,
  }));

/** Splits a charge by item. Refunds and disputes are not split, as we don't store which item they are for. */
function partsOf(
  config: Context['config'],
  { kind, amount, total, items }: Row,
): Pick<MoneyLine, 'amount' | 'what'>[] {
  const priced = items.filter((item) => item.amount !== 0);
  const isWhole =
    kind === 'charge' && priced.reduce((sum, item) => sum + item.amount, 0) === amount;
  if (!isWhole || amount !== total) return [{ amount, what: describeItems(config, items) }];
  return priced.map((item) => ({ amount: item.amount, what: describeItems(config, [item]) }));
}
