/** The rights and features of a membership type, from the convention's configuration. */
export interface MembershipAttributes {
  /**
   * Is a member of the convention and may request an invite to its chat (RIG-1).
   *
   * @default false
   */
  readonly member?: boolean;
  /**
   * May vote and take part in site selection (RIG-1).
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
   * Is also sold as a day pass.
   *
   * @default false
   */
  readonly daypass_available?: boolean;
  /**
   * Can be found by a lookup.
   *
   * @default false
   */
  readonly allow_lookup?: boolean;
}

/** The attributes of each membership type, by its key. */
export type MembershipTypes = Readonly<Record<string, MembershipAttributes>>;

/** Prices in the currency's minor unit by type; a type that is not for sale is missing. */
export type PriceList = Readonly<Record<string, number>>;

const NO_ATTRIBUTES: MembershipAttributes = {};

/** Returns the attributes of a membership type; none for an unknown type (MEM-1). */
export const getMembershipAttributes = (
  types: MembershipTypes,
  membership: string,
): MembershipAttributes =>
  Object.hasOwn(types, membership) ? (types[membership] ?? NO_ATTRIBUTES) : NO_ATTRIBUTES;

/** Returns the price of a type in the currency's minor unit; `undefined` when it is not for sale (MEM-2). */
export const findPrice = (prices: PriceList, type: string): number | undefined => {
  const amount = Object.hasOwn(prices, type) ? prices[type] : undefined;
  return amount !== undefined && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined;
};

/** Creates a price list from the types of a purchase category. Types without an amount are not for sale (MEM-2). */
export const createPriceList = (
  types: Iterable<{ readonly key: string; readonly amount?: number | null }>,
): PriceList =>
  Object.fromEntries(
    [...types].flatMap(({ key, amount }) => (typeof amount === 'number' ? [[key, amount]] : [])),
  );

/** Sorts type keys by amount, highest first, then by key. Types without a price come last (MEM-3). */
export const sortTypes = (keys: readonly string[], prices: PriceList): readonly string[] =>
  keys.toSorted((one, other) => {
    const difference = (findPrice(prices, other) ?? -1) - (findPrice(prices, one) ?? -1);
    if (difference !== 0) return difference;
    return one < other ? -1 : Number(one > other);
  });

/**
 * Returns whether a type is greyed out: it has no price or, in an upgrade, is a different type that does not cost
 * more (MEM-4).
 *
 * @param from the membership to upgrade; undefined for a new member
 */
export const isGreyedOut = (prices: PriceList, type: string, from?: string): boolean => {
  const amount = findPrice(prices, type);
  if (amount === undefined) return true;
  return from !== undefined && type !== from && amount <= (findPrice(prices, from) ?? 0);
};

/** Returns the upgradeable types that cost more than the current membership, most expensive first (MEM-5). */
export const upgradeTargets = (
  membership: string,
  upgradeable: readonly string[],
  prices: PriceList,
): readonly string[] => {
  const fromAmount = findPrice(prices, membership) ?? 0;
  const moreExpensive = upgradeable.filter((type) => (findPrice(prices, type) ?? 0) > fromAmount);
  return sortTypes(moreExpensive, prices);
};

/** Returns the initial choice of the upgrade form: the current membership if it is upgradeable (MEM-6). */
export const presetTarget = (
  membership: string,
  upgradeable: readonly string[],
): string | undefined => (upgradeable.includes(membership) ? membership : undefined);

/**
 * Returns the choices of the upgrade form, most expensive first: the current membership and the other upgradeable
 * types, without types of the same price, which could be chosen but not paid (MEM-8).
 */
export const upgradeChoices = (
  membership: string,
  upgradeable: readonly string[],
  prices: PriceList,
): readonly string[] => {
  const fromAmount = findPrice(prices, membership);
  const isShown = (type: string) =>
    type === membership || fromAmount === undefined || findPrice(prices, type) !== fromAmount;
  return sortTypes(upgradeable.filter(isShown), prices);
};

/** Returns whether the convention sells upgrades: of memberships, or with paper publications (RIG-8). */
export const hasUpgrades = (parts: {
  readonly upgrades: boolean;
  readonly paper_pubs: boolean;
}): boolean => parts.upgrades || parts.paper_pubs;

/** Returns the types of a card that are for sale, in the card's order. A card without any is hidden (MEM-7). */
export const typesForSale = (types: readonly string[], prices: PriceList): readonly string[] =>
  types.filter((type) => findPrice(prices, type) !== undefined);
