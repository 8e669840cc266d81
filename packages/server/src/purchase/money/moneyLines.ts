import { setImmediate } from 'node:timers/promises';
import type { MoneyLine } from '@conkit/api-client';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { MoneyLineTable, PurchaseIntentRow } from '../../database/schema.ts';
import { describeItems } from '../order/describe.ts';

/** From one instant up to another, which is not included. */
export interface MoneySpan {
  readonly from: Date;
  readonly to: Date;
}

type Row = Pick<Selectable<MoneyLineTable>, 'id' | 'time' | 'kind' | 'amount' | 'intent_id'> &
  Pick<PurchaseIntentRow, 'account' | 'currency' | 'provider_id' | 'items'> & {
    /** Of the purchase as a whole. */
    readonly total: number;
  };

/** How many are read before others have their turn: of a whole year there are many. */
const AT_ONCE = 1000;

const KINDS = ['charge', 'refund', 'dispute'] as const;

/**
 * What came and went at the payment provider: a charge with a line for each thing that it was for, a refund or dispute
 * with one. In each account and currency the amounts add up to the provider's. Nobody's name or address is in it.
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
    // PGlite answers before others have their turn.
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

/** A charge by what it was for; what goes back is of the whole purchase, for only people know what it is for. */
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
