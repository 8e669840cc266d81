import {
  findPhase,
  isDearer,
  type PlaceLimit,
  type PriceList,
  type PricePhase,
  type UpgradePath,
} from '@conkit/rules';
import { NON_MEMBER } from './schema/shop.ts';
import type {
  Convention,
  MembershipType,
  PurchaseCategory,
  PurchaseType,
  Sold,
  Words,
  WrittenCatalogue,
  WrittenMembership,
} from './types.ts';

// Decisions: docs/decisions/convention-configuration.md

/** The default membership type of people without a membership. */
const nonMember: WrittenMembership = {
  label: { en: 'Non-member', fi: 'Ei jäsenyyttä', sv: 'Inte medlem' },
  allow_lookup: true,
};

/** Returns the memberships with the one of people without a membership. */
export const completeMemberships = (
  memberships: WrittenCatalogue['memberships'],
): WrittenCatalogue['memberships'] => ({
  [NON_MEMBER]: nonMember,
  ...memberships,
});

/** The API's names of these rights. They are older than the catalogue. */
export const API_RIGHTS = {
  nominator: 'hugo_nominator',
  voter: 'wsfs_member',
} as const;

/** The categories whose products are memberships and their day passes. */
export const MEMBERSHIP_CATEGORIES: ReadonlySet<string> = new Set(['new_member', 'daypass']);

/** Returns the catalogue in the form that the product uses, without the days of day passes. */
export function toSold(written: WrittenCatalogue): Omit<Sold, 'daypass'> & {
  readonly daypass: Pick<Convention['daypass'], 'phases'>;
} {
  const memberships = completeMemberships(written.memberships);
  const order = written.membership_order;
  const all = Object.keys(memberships);
  const list = (has: (membership: WrittenMembership) => boolean, first: readonly string[] = []) =>
    sortTypes(
      all.filter((type) => memberships[type] && has(memberships[type])),
      first,
    );
  const cards = Object.entries(written.membership_cards).map(([key, card]) =>
    Object.assign({ key }, card, {
      types: list((membership) => membership.card === key, order.cards),
    }),
  );
  const passes = list(({ daypass }) => daypass?.prices !== undefined, order.daypass);
  const daypasses = passes.map((type) => [type, memberships[type]?.daypass?.prices ?? []]);
  const sold = list(({ prices }) => prices !== undefined, order.prices);
  const offers: Readonly<Record<string, readonly PurchaseType[]>> = {
    new_member: sold.flatMap((type) => toMembershipOffer(type, memberships[type])),
    daypass: passes.flatMap((type) =>
      toDaypassOffer(type, memberships[type], written.product_categories['daypass']?.label),
    ),
  };
  const upgrade = list(isUpgrade, order.upgrade);
  const upgradePaths = listUpgradePaths(memberships, upgrade);
  return {
    membership_types: mapValues(memberships, toMembershipType),
    membership_groups: {
      cards,
      child: list(({ child }) => child === true, order.cards),
      upgrade,
      ...(upgradePaths && { upgradePaths }),
      daypass: passes,
      list: order.list ?? cards.map(({ types }) => types),
    },
    daypass: { phases: Object.fromEntries(daypasses) },
    place_limits: listPlaceLimits({ ...written, memberships }),
    purchase_categories: mapValues(written.product_categories, (category, key) =>
      toPurchaseCategory(key, category, offers[key]),
    ),
  };
}

/** Returns the types with those of `first` first, in its order. */
export function sortTypes(types: readonly string[], first: readonly string[]): readonly string[] {
  const named = first.filter((type) => types.includes(type));
  return [...named, ...types.filter((type) => !named.includes(type))];
}

const mapValues = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Result,
): Readonly<Record<string, Result>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));

function toMembershipType({
  product: _product,
  prices: _prices,
  sale: _sale,
  quota: _quota,
  pool: _pool,
  card: _card,
  questions: _questions,
  child: _child,
  upgrade: _upgrade,
  upgrade_from: _upgradeFrom,
  daypass,
  nominator,
  voter,
  ...type
}: WrittenMembership): MembershipType {
  return {
    ...type,
    ...(nominator !== undefined && { [API_RIGHTS.nominator]: nominator }),
    ...(voter !== undefined && { [API_RIGHTS.voter]: voter }),
    ...(daypass && { daypass_available: true }),
    ...(daypass?.label && { daypass_label: daypass.label }),
  };
}

const isUpgrade = ({ upgrade, upgrade_from }: WrittenMembership): boolean =>
  upgrade === true || upgrade_from !== undefined;

/** Returns the product of a new membership. */
function toMembershipOffer(key: string, membership?: WrittenMembership): PurchaseType[] {
  if (!membership) return [];
  const { label, product = label, prices, sale, questions } = membership;
  return [
    {
      key,
      label: product,
      ...(prices && { phases: prices }),
      ...(sale && { sale }),
      ...(questions && { questions }),
    },
  ];
}

/** The keys of day passes begin with it. */
export const DAYPASS_PREFIX = 'daypass-';

/** Returns the product of a day pass. Its price depends on the days. */
function toDaypassOffer(
  type: string,
  membership: WrittenMembership | undefined,
  usual: Words | undefined,
): PurchaseType[] {
  if (!membership?.daypass) return [];
  const {
    label = usual ?? membership.label,
    product = label,
    sale,
    questions,
  } = membership.daypass;
  const key = `${DAYPASS_PREFIX}${type}`;
  return [
    {
      key,
      label: product,
      ...(sale && { sale }),
      ...(questions && { questions }),
    },
  ];
}

/** @param offers the products of a category whose products are memberships */
function toPurchaseCategory(
  key: string,
  { products, ...category }: WrittenCatalogue['product_categories'][string],
  offers: readonly PurchaseType[] | undefined,
): PurchaseCategory {
  const usual: readonly PurchaseType[] = key === 'upgrade' ? [{ key, label: category.label }] : [];
  const written = Object.entries(products ?? {}).map(
    ([type, { prices, quota: _quota, pool: _pool, ...product }]) =>
      Object.assign({ key: type }, product, prices && { phases: prices }),
  );
  return { ...category, types: offers ?? (products ? written : usual) };
}

/**
 * Returns the upgrades for sale to these types; `undefined` if none has `upgrade_from`. Any cheaper type can be upgraded
 * to a type without it.
 */
function listUpgradePaths(
  memberships: WrittenCatalogue['memberships'],
  targets: readonly string[],
): readonly UpgradePath[] | undefined {
  if (!targets.some((type) => memberships[type]?.upgrade_from)) return undefined;
  // The upgrade itself is refused while it costs nothing (PRI-30).
  const isEverDearer = (to: string, from: string) =>
    listPriceChanges([memberships[from]?.prices, memberships[to]?.prices]).some((now) =>
      isDearer(getPricesAt(memberships, [from, to], now), to, from),
    );
  return targets.flatMap((to) => {
    const named = memberships[to]?.upgrade_from?.map(({ type: from, ...path }) => ({
      from,
      to,
      ...path,
    }));
    const cheaper = Object.keys(memberships).filter((from) => isEverDearer(to, from));
    return named ?? cheaper.map((from) => ({ from, to }));
  });
}

/** Returns the path of a product in the catalogue. */
export function getProductPath(category: string, type: string): readonly string[] {
  if (category === 'new_member') return ['memberships', type];
  if (category === 'daypass') return ['memberships', type.slice(DAYPASS_PREFIX.length), 'daypass'];
  return ['product_categories', category, 'products', type];
}

/** Returns the prices of membership types that hold at an instant. */
export const getPricesAt = (
  memberships: WrittenCatalogue['memberships'],
  types: readonly string[],
  now: Date,
): PriceList =>
  Object.fromEntries(
    types.flatMap((type) => {
      const phase = findPhase(memberships[type]?.prices ?? [], now);
      return phase ? [[type, phase.amount]] : [];
    }),
  );

/** Returns the instants from which prices hold: the beginning of time, and each change. */
export const listPriceChanges = (
  products: readonly (readonly PricePhase[] | undefined)[],
): readonly Date[] => {
  const instants = products.flatMap((phases = []) =>
    phases.flatMap(({ from }) => (from === undefined ? [] : [Date.parse(from)])),
  );
  return [...new Set([0, ...instants])].toSorted((one, other) => one - other).map(toDate);
};

const toDate = (time: number): Date => new Date(time);

/** A product as written, with its name in quotas and pools. */
export interface WrittenProduct {
  readonly key: string;
  readonly path: readonly string[];
  readonly product: {
    readonly prices?: readonly { readonly from?: string }[];
    readonly sale?: { readonly from?: string; readonly until?: string };
    readonly quota?: number;
    readonly pool?: string;
  };
}

/** Returns the name of a product in quotas and pools. */
export const toProductKey = (category: string, type: string): string => `${category}/${type}`;

/** Returns all products with their paths in the catalogue. */
export const listProducts = ({
  memberships,
  product_categories,
}: Pick<WrittenCatalogue, 'memberships' | 'product_categories'>): readonly WrittenProduct[] => [
  ...Object.entries(memberships).map(([type, product]) => ({
    key: toProductKey('new_member', type),
    path: ['memberships', type],
    product,
  })),
  ...Object.entries(memberships).flatMap(([type, { daypass: product }]) =>
    product
      ? [{ key: toProductKey('daypass', type), path: ['memberships', type, 'daypass'], product }]
      : [],
  ),
  ...Object.entries(product_categories).flatMap(([category, { products = {} }]) =>
    Object.entries(products).map(([type, product]) => ({
      key: toProductKey(category, type),
      path: getProductPath(category, type),
      product,
    })),
  ),
];

/** Returns the quotas, under the names of their products, and the pools. */
function listPlaceLimits(
  written: Pick<WrittenCatalogue, 'memberships' | 'pools' | 'product_categories'>,
): readonly PlaceLimit[] {
  const products = listProducts(written);
  const quotas = products.flatMap(({ key, product: { quota } }) =>
    quota === undefined ? [] : [{ key, places: quota, products: [key] }],
  );
  const pools = Object.entries(written.pools ?? {}).map(([key, { places }]) => ({
    key,
    places,
    products: products.filter(({ product }) => product.pool === key).map((each) => each.key),
  }));
  return [...quotas, ...pools];
}
