import { currencyDecimals, toWholeUnits } from '@conkit/rules';
import type { WriteOnce } from './written.ts';

/** Formats amounts. Every function takes the currency's minor unit: cents, or yen. */
export interface Money {
  /** Omits decimals of whole amounts: `€210`, `€12.50`, in Finnish `210 €`. */
  readonly money: (amount: number) => string;
  /** Always has decimals, as the specification requires for a single product: `€60.00`. */
  readonly exactMoney: (amount: number) => string;
  /** Has the currency's code: `EUR 210`, in Finnish `210 EUR`. */
  readonly moneyWithCode: (amount: number) => string;
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
    money: writer('money', short),
    exactMoney: writer('exactMoney', {}),
    moneyWithCode: writer('moneyWithCode', { ...short, currencyDisplay: 'code' }),
  };
}
