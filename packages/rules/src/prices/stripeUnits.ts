import { currencyDecimals } from './currency.ts';

/** The currencies for which Stripe's decimals differ from ISO 4217. */
const STRIPE_DECIMALS: ReadonlyMap<string, number> = new Map([
  // These have no decimals any more, but Stripe still counts hundredths.
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

/** With three decimals Stripe requires the last digit to be zero. */
const lastDigit = (decimals: number): number => (decimals === 3 ? 10 : 1);

const shiftOf = (currency: string): number => {
  const own = currencyDecimals(currency);
  return (STRIPE_DECIMALS.get(currency.toUpperCase()) ?? own) - own;
};

/**
 * Returns the number that Stripe requires amounts to be a multiple of, such as 10 for three decimals, 100 for MGA
 * (PRI-12).
 */
export const stripeStep = (currency: string): number =>
  Math.max(10 ** -Math.min(0, shiftOf(currency)), lastDigit(currencyDecimals(currency)));

/** Converts an amount to Stripe's units: 5 Icelandic krónur, which have no decimals, are 500 (PRI-12). */
export const toStripeUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** shiftOf(currency));

/** Converts Stripe's units to the currency's minor unit (PRI-12). */
export const fromStripeUnits = (units: number, currency: string): number =>
  Math.round(units / 10 ** shiftOf(currency));
