/** What a membership type gives; every attribute comes from the convention's configuration. */
export interface MembershipAttributes {
  /**
   * Is a member of the convention, and may ask for an invite to its chat (RIG-1).
   *
   * @default false
   */
  readonly member?: boolean;
  /**
   * May vote, and take part in site selection (RIG-1).
   *
   * @default false
   */
  readonly wsfs_member?: boolean;
  /**
   * May nominate (RIG-1).
   *
   * @default false
   */
  readonly hugo_nominator?: boolean;
  /**
   * Gets a badge.
   *
   * @default false
   */
  readonly badge?: boolean;
  /**
   * A day pass of the type exists.
   *
   * @default false
   */
  readonly daypass_available?: boolean;
  /**
   * Others find them by a lookup.
   *
   * @default false
   */
  readonly allow_lookup?: boolean;
}

/** The attributes of each membership type, by its key. */
export type MembershipTypes = Readonly<Record<string, MembershipAttributes>>;

/** Prices in the currency's minor unit by the key of a type; a type that is not for sale is missing. */
export type PriceList = Readonly<Record<string, number>>;

const NO_ATTRIBUTES: MembershipAttributes = {};

/** What a membership type gives; a type without a configuration gives nothing (MEM-1). */
export const attributesOf = (types: MembershipTypes, membership: string): MembershipAttributes =>
  Object.hasOwn(types, membership) ? (types[membership] ?? NO_ATTRIBUTES) : NO_ATTRIBUTES;

/** The price of a type in the currency's minor unit, or `undefined` when it is not for sale (MEM-2). */
export const priceOf = (prices: PriceList, type: string): number | undefined => {
  const amount = Object.hasOwn(prices, type) ? prices[type] : undefined;
  return amount !== undefined && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined;
};

/** A price list from the types of a purchase category; types without an amount are not for sale (MEM-2). */
export const priceListOf = (
  types: Iterable<{ readonly key: string; readonly amount?: number | null }>,
): PriceList =>
  Object.fromEntries(
    [...types].flatMap(({ key, amount }) => (typeof amount === 'number' ? [[key, amount]] : [])),
  );

/** Type keys by amount, highest first, then by key; what has no price comes last (MEM-3). */
export const sortTypes = (keys: readonly string[], prices: PriceList): readonly string[] =>
  keys.toSorted((one, other) => {
    const difference = (priceOf(prices, other) ?? -1) - (priceOf(prices, one) ?? -1);
    if (difference !== 0) return difference;
    return one < other ? -1 : Number(one > other);
  });

/**
 * Whether a type is greyed out: it has no price or, in an upgrade, is another type that does not cost
 * more (MEM-4).
 *
 * @param from the membership that is upgraded; none for a new one
 */
export const isGreyedOut = (prices: PriceList, type: string, from?: string): boolean => {
  const amount = priceOf(prices, type);
  if (amount === undefined) return true;
  return from !== undefined && type !== from && amount <= (priceOf(prices, from) ?? 0);
};

/** The upgradeable types that cost more than the present membership, dearest first (MEM-5). */
export const upgradeTargets = (
  membership: string,
  upgradeable: readonly string[],
  prices: PriceList,
): readonly string[] => {
  const fromAmount = priceOf(prices, membership) ?? 0;
  const dearer = upgradeable.filter((type) => (priceOf(prices, type) ?? 0) > fromAmount);
  return sortTypes(dearer, prices);
};

/** The upgrade form starts with the present membership if it can be upgraded, else with none (MEM-6). */
export const presetTarget = (
  membership: string,
  upgradeable: readonly string[],
): string | undefined => (upgradeable.includes(membership) ? membership : undefined);

/**
 * What an upgrade shows, dearest first: the present membership and the other upgradeable types, but none of the
 * same price, which could be chosen and not paid (MEM-8).
 */
export const upgradeChoices = (
  membership: string,
  upgradeable: readonly string[],
  prices: PriceList,
): readonly string[] => {
  const fromAmount = priceOf(prices, membership);
  const isShown = (type: string) =>
    type === membership || fromAmount === undefined || priceOf(prices, type) !== fromAmount;
  return sortTypes(upgradeable.filter(isShown), prices);
};

/** The types of a card that are for sale, in its order; a card without any is left out (MEM-7). */
export const typesForSale = (types: readonly string[], prices: PriceList): readonly string[] =>
  types.filter((type) => priceOf(prices, type) !== undefined);
