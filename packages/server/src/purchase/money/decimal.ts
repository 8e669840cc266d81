/**
 * Formats an amount in a currency's minor unit as a decimal number: 21000 of `eur` is `210.00`, of `jpy`
 * `21000`. Uses no floating point, so that sums stay exact.
 */
export function decimal(amount: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const sign = amount < 0 ? '-' : '';
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0');
  if (digits === 0) return sign + figures;
  return `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}
