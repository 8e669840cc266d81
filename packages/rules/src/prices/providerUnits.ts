import { currencyDecimals } from './currency.ts';

/** How a payment provider counts money where it differs from ISO 4217. */
interface UnitExceptions {
  /** By currency in upper case. */
  readonly decimals: ReadonlyMap<string, number>;
  /** Whether the last digit must be zero in currencies with three decimals. */
  readonly hasNoThousandths: boolean;
}

/** By the name of the adapter in a convention's configuration. Other adapters count as ISO 4217 does. */
const EXCEPTIONS: ReadonlyMap<string, UnitExceptions> = new Map([
  [
    'stripe',
    {
      decimals: new Map([
        // These have no decimals any more, but Stripe still counts hundredths.
        ['ISK', 2],
        ['UGX', 2],
        ['MGA', 0],
      ]),
      hasNoThousandths: true,
    },
  ],
]);

function getShift(adapter: string, currency: string): number {
  const own = currencyDecimals(currency);
  return (EXCEPTIONS.get(adapter)?.decimals.get(currency.toUpperCase()) ?? own) - own;
}

/**
 * Returns the number that every amount must be a multiple of. For Stripe it is 10 for currencies with three decimals,
 * and 100 for MGA (PRI-12).
 */
export function getProviderStep(adapter: string, currency: string): number {
  const hasNoThousandths = EXCEPTIONS.get(adapter)?.hasNoThousandths ?? false;
  const lastDigit = hasNoThousandths && currencyDecimals(currency) === 3 ? 10 : 1;
  return Math.max(10 ** -Math.min(0, getShift(adapter, currency)), lastDigit);
}

/** Converts an amount to the provider's units: 5 Icelandic krónur, which have no decimals, are 500 for Stripe (PRI-12). */
export const toProviderUnits = (adapter: string, amount: number, currency: string): number =>
  Math.round(amount * 10 ** getShift(adapter, currency));

/** Converts the provider's units to the currency's minor unit (PRI-12). */
export const fromProviderUnits = (adapter: string, units: number, currency: string): number =>
  Math.round(units / 10 ** getShift(adapter, currency));
