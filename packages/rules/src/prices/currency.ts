import { findPrice, upgradeTargets, type PriceList } from '../membership/membership.ts';
import {
  hasPaperPubs,
  paperPubsAmount,
  upgradeAmount,
  type MembershipChoice,
  type MembershipPrices,
} from './prices.ts';

// Decisions: docs/decisions/payments.md
/** The currencies without two decimals, by their number of decimals in ISO 4217. */
const OTHER_DECIMALS: ReadonlyMap<number, string> = new Map([
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]);

/**
 * Returns how many decimals a currency has: usually 2, but 0, 3 or 4 for some currencies of ISO 4217 (PRI-10).
 *
 * @param currency ISO 4217, in any case
 */
export const currencyDecimals = (currency: string): number => {
  const code = currency.toUpperCase();
  for (const [decimals, codes] of OTHER_DECIMALS) if (codes.includes(code)) return decimals;
  return 2;
};

/** Converts an amount to whole units for `Intl`: 12.5 for 1250 in a currency with two decimals (PRI-10). */
export const toWholeUnits = (amount: number, currency: string): number =>
  amount / 10 ** currencyDecimals(currency);

/**
 * Parses an amount such as `12` or `12.50` into the currency's minor unit (PRI-11).
 *
 * @returns `undefined` for other texts, and for more decimals than the currency has
 */
export const parseAmount = (text: string, currency: string): number | undefined => {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const decimals = currencyDecimals(currency);
  if (whole === undefined || fraction.length > decimals) return undefined;
  const amount = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
};

/** The price text after the name of a type. `none` means no text. */
export type PriceText =
  | { readonly kind: 'price'; readonly amount: number }
  | { readonly kind: 'free' }
  | { readonly kind: 'none' }
  | { readonly kind: 'noMembershipUpgrade' }
  | { readonly kind: 'noUpgradeAvailable' }
  | { readonly kind: 'justAddPaperPubs' }
  | { readonly kind: 'alreadyHasPaperPubs' };

/** Returns the price text of an amount, which is shown only above 0 (PRI-6). */
export const labelPrice = (amount: number | null | undefined): PriceText =>
  typeof amount === 'number' && amount > 0 ? { kind: 'price', amount } : { kind: 'none' };

/** Returns the price text of a type for a new member: its price, or that it is free (PRI-7). */
export const newPriceText = (prices: PriceList, type: string): PriceText => {
  const amount = findPrice(prices, type);
  if (amount === undefined) return { kind: 'none' };
  return amount > 0 ? { kind: 'price', amount } : { kind: 'free' };
};

/**
 * Returns the price text of a type in an upgrade: the difference to pay, if there is one (PRI-8). The text of the
 * current type tells the member what else is possible: another type, paper publications, or nothing.
 */
export const upgradePriceText = (
  prices: MembershipPrices,
  person: MembershipChoice,
  type: string,
  upgradeable: readonly string[],
): PriceText => {
  if (type === person.membership) return presentTypeText(prices, person, upgradeable);
  const to = { membership: type, paper_pubs: person.paper_pubs };
  const amount = upgradeAmount(prices, person, to);
  return labelPrice(amount);
};

const presentTypeText = (
  prices: MembershipPrices,
  person: MembershipChoice,
  upgradeable: readonly string[],
): PriceText => {
  const targets = upgradeTargets(person.membership, upgradeable, prices.newMember);
  if (targets.length > 0) return { kind: 'noMembershipUpgrade' };
  if (paperPubsAmount(prices, true) === 0) return { kind: 'noUpgradeAvailable' };
  return { kind: hasPaperPubs(person) ? 'alreadyHasPaperPubs' : 'justAddPaperPubs' };
};
