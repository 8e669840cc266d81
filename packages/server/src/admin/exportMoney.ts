import { invalid } from '../errors.ts';
import { moneyLines } from '../purchase/money/moneyLines.ts';
import { sumsOf } from '../purchase/money/sums.ts';
import type { AdminOperation } from './operation.ts';

/** What came and went at the payment provider in a time, line by line and in all. */
export const exportMoney: AdminOperation<'exportMoney'> = async (context, { body }) => {
  // Nothing was paid before there was anything to pay by.
  const [from, to] = [new Date(Math.max(0, Date.parse(body.from))), new Date(body.to)];
  if (!(from < to)) throw invalid({ pointer: '/body/to', message: 'to must be after from' });
  const lines = await moneyLines(context, { from, to });
  return { body: { status: 'success' as const, lines: [...lines], sums: sumsOf(lines) } };
};
