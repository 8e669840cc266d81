import { stringify } from 'csv-stringify/sync';
import type { MoneyLine } from '@conkit/api-client';
import { decimal } from './decimal.ts';

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

/** Formats money lines as CSV, with amounts in the major unit. Contains no text that a member typed. */
export const moneyCsv = (lines: readonly MoneyLine[]): string =>
  stringify([
    HEADER,
    ...lines.map(({ line, time, account, currency, kind, amount, purchase, charge, what }) => [
      line,
      time,
      account,
      currency.toUpperCase(),
      kind,
      decimal(amount, currency),
      purchase,
      charge ?? '',
      what,
    ]),
  ]);
