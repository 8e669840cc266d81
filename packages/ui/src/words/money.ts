import { currencyDecimals, toWholeUnits } from '@conkit/rules';

/** Formats amounts. Every function takes the currency's minor unit: cents, or yen. */
export interface Money {
  /** Omits decimals of whole amounts: `€210`, `€12.50`, in Finnish `210 €`. */
  readonly formatMoney: (amount: number) => string;
  /** Has the currency's code: `EUR 210`, in Finnish `210 EUR`. */
  readonly formatMoneyWithCode: (amount: number) => string;
}

/** Creates formatters for a currency (ISO 4217) and a locale (BCP 47). */
export function createMoney(locale: string, currency: string, once: WriteOnce): Money {
  // `Intl` uses fewer decimals for some currencies than their amounts have.
  const decimals = currencyDecimals(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const writer = (name: keyof Money, options: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined;
    const write = (amount: number) => {
      // Created on demand, because it takes longer than formatting a page of prices.
      format ??= new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        ...digits,
        ...options,
      });
      return format.format(toWholeUnits(amount, currency));
    };
    return (amount: number) => once(`${name} ${locale} ${currency} ${amount}`, () => write(amount));
  };
  const short = { trailingZeroDisplay: 'stripIfInteger' } as const;
  return {
    formatMoney: writer('formatMoney', short),
    formatMoneyWithCode: writer('formatMoneyWithCode', { ...short, currencyDisplay: 'code' }),
  };
}

/** Returns a cached text or creates it. The key contains the value, its format and the locale. */
export type WriteOnce = (key: string, write: () => string) => string;

/** Creates the text on every call. */
export const writeUncached: WriteOnce = (_, write) => write();

/** Returns a function that creates missing texts and caches them in the map. */
export const writeOnce =
  (written: Map<string, string>): WriteOnce =>
  (key, write) => {
    const found = written.get(key);
    if (found !== undefined) return found;
    const text = write();
    written.set(key, text);
    return text;
  };
