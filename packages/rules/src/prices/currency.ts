/** The currencies whose minor unit is no hundredth, by how many decimals ISO 4217 gives them. */
const OTHER_DECIMALS: ReadonlyMap<number, string> = new Map([
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]);

/**
 * How many decimals a currency has: 2, but for those to which ISO 4217 gives none, three or four (PRI-10).
 *
 * @param currency ISO 4217, in any case
 */
export const currencyDecimals = (currency: string): number => {
  const code = currency.toUpperCase();
  for (const [decimals, codes] of OTHER_DECIMALS) if (codes.includes(code)) return decimals;
  return 2;
};

/** An amount in the currency's whole units, as `Intl` writes it: 12.5 for 1250 of a currency with two decimals (PRI-10). */
export const toWholeUnits = (amount: number, currency: string): number =>
  amount / 10 ** currencyDecimals(currency);

/**
 * An amount that somebody wrote, `12` or `12.50`, in the currency's minor unit (PRI-11).
 *
 * @returns `undefined` for what is none, and for more decimals than the currency has
 */
export const parseAmount = (text: string, currency: string): number | undefined => {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const decimals = currencyDecimals(currency);
  if (whole === undefined || fraction.length > decimals) return undefined;
  const amount = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
};
