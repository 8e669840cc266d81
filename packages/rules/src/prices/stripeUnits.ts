import { currencyDecimals } from './currency.ts';

/** The currencies that Stripe counts with other decimals than ISO 4217 gives them. */
const STRIPE_DECIMALS: ReadonlyMap<string, number> = new Map([
  // Whole since 2023 and before, and still counted in the hundredths that they had.
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

/** What Stripe's last digit counts for: of three decimals it must be zero. */
const lastDigit = (decimals: number): number => (decimals === 3 ? 10 : 1);

const shiftOf = (currency: string): number => {
  const own = currencyDecimals(currency);
  return (STRIPE_DECIMALS.get(currency.toUpperCase()) ?? own) - own;
};

/** What amounts of a currency must be a multiple of for Stripe to take them: 10 of three decimals, 100 of MGA (PRI-12). */
export const stripeStep = (currency: string): number =>
  Math.max(10 ** -Math.min(0, shiftOf(currency)), lastDigit(currencyDecimals(currency)));

/** An amount as Stripe counts it: 5 Icelandic krónur, which have no decimals, are 500 (PRI-12). */
export const toStripeUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** shiftOf(currency));

/** What Stripe counts, in the currency's minor unit (PRI-12). */
export const fromStripeUnits = (units: number, currency: string): number =>
  Math.round(units / 10 ** shiftOf(currency));
