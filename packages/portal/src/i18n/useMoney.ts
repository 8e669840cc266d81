import { useLingui } from '@lingui/react';
import { createContext, use, useMemo } from 'react';

/** The convention's currency, ISO 4217; the root of the pages provides it. */
export const CurrencyContext = createContext('eur');

/** Amounts in the reader's language; whole ones are written without cents. */
export function useMoney() {
  const { i18n } = useLingui();
  const currency = use(CurrencyContext).toUpperCase();
  return useMemo(() => {
    const digits = (cents: number) => ({
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    });
    return {
      /** Cents as money: `€210`, `€12.50`, in Finnish `210 €`. */
      money: (cents: number) =>
        i18n.number(cents / 100, { style: 'currency', currency, ...digits(cents) }),
      /** Cents as money that is to the cent: `€210.00`. */
      exactMoney: (cents: number) => i18n.number(cents / 100, { style: 'currency', currency }),
      /** Cents with the currency's code: `EUR 210`, in Finnish `210 EUR`. */
      moneyWithCode: (cents: number) =>
        i18n.number(cents / 100, {
          style: 'currency',
          currency,
          currencyDisplay: 'code',
          ...digits(cents),
        }),
    };
  }, [i18n, currency]);
}
