import { createPriceList, isDearer, type UpgradePath } from '@conkit/rules';
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
): WrittenCatalogue['memberships'] => ({ [NON_MEMBER]: nonMember, ...memberships });

/** The API's names of these rights. They are older than the catalogue. */
export const API_RIGHTS = { nominator: 'hugo_nominator', voter: 'wsfs_member' } as const;

/** The categories whose products are memberships and their day passes. */
export const MEMBERSHIP_CATEGORIES: ReadonlySet<string> = new Set(['new_member', 'daypass']);

/** Returns the catalogue in the form that the product uses, without the days of day passes. */
export function toSold(
  written: WrittenCatalogue,
): Omit<Sold, 'daypass'> & { readonly daypass: Pick<Convention['daypass'], 'prices'> } {
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
  const daypasses = passes.map((type) => [
    type,
    memberships[type]?.daypass?.prices?.[0]?.days ?? {},
  ]);
  const sold = list(({ prices }) => prices !== undefined, order.prices);
  const offers: Readonly<Record<string, readonly PurchaseType[]>> = {
    new_member: sold.flatMap((type) => toMembershipOffer(type, memberships[type])),
    daypass: passes.flatMap((type) =>
      toDaypassOffer(type, memberships[type], written.product_categories['daypass']?.label),
    ),
  };
  const upgrade = list(isUpgrade, order.upgrade);
  const upgradePaths = listUpgradePaths(memberships, upgrade, offers['new_member'] ?? []);
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
    daypass: { prices: Object.fromEntries(daypasses) },
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
  const { label, product = label, prices, questions } = membership;
  return [{ key, label: product, ...toAmount(prices), ...(questions && { questions }) }];
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
  const { label = usual ?? membership.label, product = label, questions } = membership.daypass;
  return [{ key: `${DAYPASS_PREFIX}${type}`, label: product, ...(questions && { questions }) }];
}

const toAmount = (prices: WrittenMembership['prices']) => {
  const amount = prices?.[0]?.amount;
  return amount === undefined ? {} : { amount };
};

/** @param offers the products of a category whose products are memberships */
function toPurchaseCategory(
  key: string,
  { products, ...category }: WrittenCatalogue['product_categories'][string],
  offers: readonly PurchaseType[] | undefined,
): PurchaseCategory {
  const usual: readonly PurchaseType[] = key === 'upgrade' ? [{ key, label: category.label }] : [];
  const written = Object.entries(products ?? {}).map(([type, { prices, ...product }]) =>
    Object.assign({ key: type }, product, toAmount(prices)),
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
  offers: readonly PurchaseType[],
): readonly UpgradePath[] | undefined {
  if (!targets.some((type) => memberships[type]?.upgrade_from)) return undefined;
  const prices = createPriceList(offers);
  return targets.flatMap((to) => {
    const named = memberships[to]?.upgrade_from?.map(({ type: from, ...path }) => ({
      from,
      to,
      ...path,
    }));
    const cheaper = Object.keys(memberships).filter((from) => isDearer(prices, to, from));
    return named ?? cheaper.map((from) => ({ from, to }));
  });
}

/** Returns the path of a product in the catalogue. */
export function getProductPath(category: string, type: string): readonly string[] {
  if (category === 'new_member') return ['memberships', type];
  if (category === 'daypass') return ['memberships', type.slice(DAYPASS_PREFIX.length), 'daypass'];
  return ['product_categories', category, 'products', type];
}
