import type { WriteOnce } from './written.ts';

/** How amounts are written; every function takes cents. */
export interface Money {
  /** Whole amounts without cents: `€210`, `€12.50`, in Finnish `210 €`. */
  readonly money: (cents: number) => string;
  /** To the cent, as the specification has it where one thing is sold: `€60.00`. */
  readonly exactMoney: (cents: number) => string;
  /** With the currency's code: `EUR 210`, in Finnish `210 EUR`. */
  readonly moneyWithCode: (cents: number) => string;
}

/** Writes amounts of a currency (ISO 4217) in the manner of a locale (BCP 47). */
export function createMoney(locale: string, currency: string, once: WriteOnce): Money {
  const writer = (name: keyof Money, options: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined;
    const write = (cents: number) => {
      // Made when it is needed: it takes longer than writing a page of prices.
      format ??= new Intl.NumberFormat(locale, { style: 'currency', currency, ...options });
      return format.format(cents / 100);
    };
    return (cents: number) => once(`${name} ${locale} ${currency} ${cents}`, () => write(cents));
  };
  const short = { trailingZeroDisplay: 'stripIfInteger' } as const;
  return {
    money: writer('money', short),
    exactMoney: writer('exactMoney', {}),
    moneyWithCode: writer('moneyWithCode', { ...short, currencyDisplay: 'code' }),
  };
}
