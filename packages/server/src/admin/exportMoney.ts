import { invalid } from '../errors.ts';
import { moneyLines } from '../purchase/money/moneyLines.ts';
import { sumsOf } from '../purchase/money/sums.ts';
import type { AdminOperation } from './operation.ts';

/** Returns the payment provider's transactions in a period, and their sums. */
export const exportMoney: AdminOperation<'exportMoney'> = async (context, { body }) => {
  // The provider accepts no time before 1970.
  const [from, to] = [new Date(Math.max(0, Date.parse(body.from))), new Date(body.to)];
  if (!(from < to)) throw invalid({ pointer: '/body/to', message: 'to must be after from' });
  const lines = await moneyLines(context, { from, to });
  return { body: { status: 'success' as const, lines: [...lines], sums: sumsOf(lines) } };
};
