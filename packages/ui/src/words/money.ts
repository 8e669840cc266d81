import { currencyDecimals, toWholeUnits } from '@conkit/rules';
import type { WriteOnce } from './written.ts';

/** How amounts are written; every function takes the currency's minor unit: cents, or yen. */
export interface Money {
  /** Whole amounts without decimals: `€210`, `€12.50`, in Finnish `210 €`. */
  readonly money: (amount: number) => string;
  /** With all decimals, as the specification has it where one thing is sold: `€60.00`. */
  readonly exactMoney: (amount: number) => string;
  /** With the currency's code: `EUR 210`, in Finnish `210 EUR`. */
  readonly moneyWithCode: (amount: number) => string;
}

/** Writes amounts of a currency (ISO 4217) in the manner of a locale (BCP 47). */
export function createMoney(locale: string, currency: string, once: WriteOnce): Money {
  // Of some currencies Intl would leave out decimals that amounts have.
  const decimals = currencyDecimals(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const writer = (name: keyof Money, options: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined;
    const write = (amount: number) => {
      // Made when it is needed: it takes longer than writing a page of prices.
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
