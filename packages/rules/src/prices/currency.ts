// Decisions: docs/decisions/payments.md
/** The currencies without two decimals, by their number of decimals in ISO 4217. */
const OTHER_DECIMALS: ReadonlyMap<number, string> = new Map([
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]);

/**
 * Returns how many decimals a currency has: usually 2, but 0, 3 or 4 for some currencies of ISO 4217 (PRI-10).
 *
 * @param currency ISO 4217, in any case
 */
export const currencyDecimals = (currency: string): number => {
  const code = currency.toUpperCase();
  for (const [decimals, codes] of OTHER_DECIMALS) if (codes.includes(code)) return decimals;
  return 2;
};

/** Converts an amount to whole units for `Intl`: 12.5 for 1250 in a currency with two decimals (PRI-10). */
export const toWholeUnits = (amount: number, currency: string): number =>
  amount / 10 ** currencyDecimals(currency);

/**
 * Parses an amount such as `12` or `12.50` into the currency's minor unit (PRI-11).
 *
 * @returns `undefined` for other texts, and for more decimals than the currency has
 */
export const parseAmount = (text: string, currency: string): number | undefined => {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const decimals = currencyDecimals(currency);
  if (whole === undefined || fraction.length > decimals) return undefined;
  const amount = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
};
