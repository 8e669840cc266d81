import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import { toCsv } from '../../counting/csv.ts';
import type { MoneyLineTable, PurchaseIntentRow } from '../../database/schema.ts';
import { describeItems } from '../order/describe.ts';
import { decimal } from './decimal.ts';

/** From one instant up to another, which is not included. */
export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

type Line = Pick<Selectable<MoneyLineTable>, 'id' | 'time' | 'kind' | 'amount' | 'intent_id'> &
  Pick<PurchaseIntentRow, 'account' | 'currency' | 'provider_id' | 'items'> & {
    /** Of the purchase as a whole. */
    readonly total: number;
  };

const HEADER = [
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

/**
 * What came and went at the payment provider, as CSV for the accounts: a charge with a line for each thing that it was
 * for, a refund or dispute with one. In each account and currency the amounts add up to the provider's. Nobody's name
 * or address is in it.
 */
export async function exportMoney(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { from, to }: TimeSpan,
): Promise<string> {
  const lines: Line[] = await db
    .selectFrom('money_line')
    .innerJoin('purchase_intent', 'purchase_intent.id', 'money_line.intent_id')
    .select(['money_line.id', 'time', 'kind', 'money_line.amount', 'intent_id'])
    .select(['account', 'currency', 'provider_id', 'items', 'purchase_intent.amount as total'])
    .where('time', '>=', from)
    .where('time', '<', to)
    .orderBy('time')
    .orderBy('money_line.id')
    .execute();
  const rows = lines.flatMap((line) =>
    partsOf(config, line).map(({ amount, what }) => [
      line.id,
      line.time.toISOString(),
      line.account,
      line.currency.toUpperCase(),
      line.kind,
      decimal(amount, line.currency),
      line.intent_id,
      line.provider_id ?? '',
      what,
    ]),
  );
  return toCsv([HEADER, ...rows]);
}

/** A charge by what it was for; what goes back is of the whole purchase, for only people know what it is for. */
function partsOf(
  config: Context['config'],
  { kind, amount, total, items }: Line,
): { amount: number; what: string }[] {
  const isWhole = kind === 'charge' && amount === total;
  if (!isWhole) return [{ amount, what: describeItems(config, items) }];
  return items
    .filter((item) => item.amount !== 0)
    .map((item) => ({ amount: item.amount, what: describeItems(config, [item]) }));
}
