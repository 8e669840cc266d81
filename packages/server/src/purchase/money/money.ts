import { setImmediate } from 'node:timers/promises';
import type { MoneyLine, MoneySum } from '@conkit/api-client';
import { currencyDecimals } from '@conkit/rules';
import { stringify } from 'csv-stringify/sync';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { MoneyLineTable, PurchaseIntentRow } from '../../database/schema.ts';
import { invalid } from '../../errors.ts';
import { describeItems } from '../order/describe.ts';

/** A period, and which of its movements to read. */
export interface MoneySpan {
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
  /** Only movements after this one. */
  readonly after?: number | undefined;
  /** The maximum number of movements; by default, all. */
  readonly limit?: number | undefined;
}

type MoneyRow = Pick<Selectable<MoneyLineTable>, 'id' | 'time' | 'kind' | 'amount' | 'intent_id'> &
  Pick<PurchaseIntentRow, 'account' | 'currency' | 'provider_id' | 'items'> & {
    /** The total of the purchase. */
    readonly total: number;
  };

/** How many lines are read before other requests get a turn: a year has many. */
const BATCH_SIZE = 1000;

const KINDS = ['charge', 'refund', 'dispute'] as const;

/**
 * Yields what the payment provider collected and returned: one line for each item of a charge, and one for each
 * refund or dispute. The amounts of an account and currency add up to the provider's. The lines contain no names
 * or addresses.
 */
export async function listMoneyLines(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { from, to, after, limit = Infinity }: MoneySpan,
): Promise<MoneyLine[]> {
  const lines: MoneyLine[] = [];
  let last = after === undefined ? undefined : await findPosition(db, after);
  for (let left = limit; left > 0; left -= BATCH_SIZE) {
    const most = Math.min(left, BATCH_SIZE);
    const rows: MoneyRow[] = await readRows(db, { from, to }, last, most);
    for (const row of rows) lines.push(...toMoneyLines(config, row));
    // PGlite answers without yielding to the event loop.
    await setImmediate();
    if (rows.length < most) break;
    last = rows.at(-1);
  }
  return lines;
}

/** A movement's place in the order. */
type Position = Pick<MoneyRow, 'time' | 'id'>;

/** @throws ProblemError `invalid` for a number that no movement has */
async function findPosition(db: Context['db'], id: number): Promise<Position> {
  const found = await db
    .selectFrom('money_line')
    .select(['time', 'id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found) return found;
  throw invalid({ pointer: '/body/after', message: 'after is not the number of a line' });
}

const readRows = (
  db: Context['db'],
  { from, to }: MoneySpan,
  last: Position | undefined,
  most: number,
) =>
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
    .limit(most)
    .execute();

const toMoneyLines = (config: Context['config'], row: MoneyRow): MoneyLine[] =>
  splitByItem(config, row).map(({ amount, what }) => ({
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
function splitByItem(
  config: Context['config'],
  { kind, amount, total, items }: MoneyRow,
): Pick<MoneyLine, 'amount' | 'what'>[] {
  const priced = items.filter((item) => item.amount !== 0);
  const isWhole =
    kind === 'charge' && priced.reduce((sum, item) => sum + item.amount, 0) === amount;
  if (!isWhole || amount !== total) return [{ amount, what: describeItems(config, items) }];
  return priced.map((item) => ({ amount: item.amount, what: describeItems(config, [item]) }));
}

/** Adds up the lines of each account and currency by kind, for comparison with the provider's figures. */
export function sumMoneyLines(lines: readonly MoneyLine[]): MoneySum[] {
  const sums = new Map<string, MoneySum>();
  for (const { account, currency, kind, amount } of lines) {
    const key = `${account} ${currency}`;
    const sum = sums.get(key) ?? { account, currency, charge: 0, refund: 0, dispute: 0, total: 0 };
    sums.set(key, { ...sum, [kind]: sum[kind] + amount, total: sum.total + amount });
  }
  return [...sums.values()].toSorted((one, other) =>
    `${one.account} ${one.currency}`.localeCompare(`${other.account} ${other.currency}`, 'en'),
  );
}

const CSV_HEADER = [
  'line',
  'time',
  'account',
  'currency',
  'kind',
  'amount',
  'purchase',
  'charge',
  'what',
];

/** Formats money lines as CSV, with amounts in the major unit. Contains no text that a member typed. */
export const formatMoneyCsv = (lines: readonly MoneyLine[]): string =>
  stringify([
    CSV_HEADER,
    ...lines.map(({ line, time, account, currency, kind, amount, purchase, charge, what }) => [
      line,
      time,
      account,
      currency.toUpperCase(),
      kind,
      formatDecimal(amount, currency),
      purchase,
      charge ?? '',
      what,
    ]),
  ]);

/**
 * Formats an amount in a currency's minor unit as a decimal number: 21000 of `eur` is `210.00`, of `jpy`
 * `21000`. Uses no floating point, so that sums stay exact.
 */
export function formatDecimal(amount: number, currency: string): string {
  const digits = currencyDecimals(currency);
  const sign = amount < 0 ? '-' : '';
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0');
  if (digits === 0) return sign + figures;
  return `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}
