import type { MoneyLine, MoneySum } from '@conkit/api-client';

/** Adds up the lines of each account and currency by kind, for comparison with the provider's figures. */
export function sumsOf(lines: readonly MoneyLine[]): MoneySum[] {
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
