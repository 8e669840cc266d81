import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** Amounts in the reader's language; whole euros are written without cents. */
export function useEuros() {
  const { i18n } = useLingui();
  return useMemo(() => {
    const digits = (cents: number) => ({
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    });
    return {
      /** Cents as euros: `€210`, `€12.50`, in Finnish `210 €`. */
      euros: (cents: number) =>
        i18n.number(cents / 100, { style: 'currency', currency: 'EUR', ...digits(cents) }),
      /** Cents as a number of euros: `210`, `12.50`. */
      plainEuros: (cents: number) => i18n.number(cents / 100, digits(cents)),
    };
  }, [i18n]);
}
