import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { DAYPASS_PREFIX, MEMBERSHIP_CATEGORIES, sortTypes, toSold } from '../catalogue.ts';
import type { Path } from '../read.ts';
import { NON_MEMBER } from '../schema/shop.ts';
import { isMapping, list, map, maybe, object, type Mapping } from '../schema/values.ts';
import type { WrittenCatalogue } from '../types.ts';

const value = v.unknown();
const typeName = v.string('must be text');
const names = list(typeName);

/** The form before `catalogue.yaml`: a membership type stood in three places. Values that only move are not checked. */
const formerSchema = object({
  membership_types: map(
    object({
      label: value,
      daypass_label: maybe(value),
      description: maybe(value),
      born: maybe(value),
      badge: maybe(value),
      hugo_nominator: maybe(value),
      member: maybe(value),
      wsfs_member: maybe(value),
      allow_lookup: maybe(value),
      daypass_available: maybe(v.boolean('must be true or false')),
    }),
  ),
  membership_groups: object({
    cards: map(object({ title: value, text: maybe(value), types: names })),
    child: maybe(names),
    upgrade: maybe(names),
    upgrade_paths: maybe(list(object({ from: typeName, to: typeName, amount: maybe(value) }))),
    daypass: maybe(names),
    list: maybe(list(names)),
  }),
  daypass: maybe(object({ days: maybe(value), prices: maybe(map(value, 0)) })),
  purchase_categories: map(
    object({
      label: value,
      description: maybe(value),
      listed: maybe(value),
      account: maybe(value),
      allow_create_account: maybe(value),
      requireMembership: maybe(value),
      shape: value,
      types: list(
        object({
          key: typeName,
          label: value,
          amount: maybe(value),
          description: maybe(value),
          questions: maybe(value),
        }),
      ),
    }),
  ),
});

type Former = v.InferOutput<typeof formerSchema>;
type Order = WrittenCatalogue['membership_order'];
type Report = (path: Path, problem: string) => void;

/**
 * Converts the fields of the former form.
 *
 * @param report collects what can't be converted
 * @param usual the order of the folder that this one extends, which stays if it fits
 */
export function toCatalogue(
  document: Mapping,
  report: Report,
  usual: Order = {},
): Mapping | undefined {
  const parsed = v.safeParse(formerSchema, document);
  if (!parsed.success) {
    for (const { path, message, type, expected } of parsed.issues) {
      const isUnknown = type === 'strict_object' && expected === 'never';
      const steps = path?.map(({ key }) => key as string | number) ?? [];
      report(steps, isUnknown ? 'is not known' : message);
    }
    return undefined;
  }
  const former = parsed.output;
  reportLosses(former, report);
  const order = toOrder(former, usual);
  const { days } = former.daypass ?? {};
  return {
    memberships: mapEntries(former.membership_types, (type) => toMembership(former, type)),
    membership_cards: mapEntries(former.membership_groups.cards, (card) => {
      const { types: _, ...rest } = former.membership_groups.cards[card] ?? { types: [] };
      return rest;
    }),
    ...(Object.keys(order).length > 0 && { membership_order: order }),
    ...(days !== undefined && { daypass: { days } }),
    product_categories: mapEntries(former.purchase_categories, (category) =>
      toCategory(former, category),
    ),
  };
}

const mapEntries = (values: Mapping, change: (key: string) => unknown): Mapping =>
  Object.fromEntries(Object.keys(values).map((key) => [key, change(key)]));

/** Returns the fields that have a value. */
const compact = (fields: Mapping): Mapping =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));

const findProduct = ({ purchase_categories }: Former, category: string, key: string) =>
  purchase_categories[category]?.types.find((product) => product.key === key);

const findCard = ({ membership_groups }: Former, type: string): string | undefined =>
  Object.entries(membership_groups.cards).find(([, { types }]) => types.includes(type))?.[0];

function toMembership(former: Former, type: string): Mapping {
  const { membership_types, membership_groups } = former;
  const {
    label,
    description,
    born,
    daypass_label: _label,
    daypass_available: _available,
    hugo_nominator: nominator,
    wsfs_member: voter,
    ...rights
  } = membership_types[type] ?? { label: undefined };
  const product = findProduct(former, 'new_member', type);
  const paths = membership_groups.upgrade_paths?.filter(({ to }) => to === type) ?? [];
  const isUpgrade = membership_groups.upgrade?.includes(type) ?? false;
  return compact({
    label,
    product: isDeepStrictEqual(product?.label, label) ? undefined : product?.label,
    description,
    prices: product && [{ amount: product.amount }],
    card: findCard(former, type),
    born,
    questions: product?.questions,
    child: membership_groups.child?.includes(type) ? true : undefined,
    upgrade: isUpgrade && paths.length === 0 ? true : undefined,
    upgrade_from:
      paths.length > 0
        ? paths.map(({ from, amount }) => compact({ type: from, amount }))
        : undefined,
    ...rights,
    nominator,
    voter,
    daypass: toDaypass(former, type),
  });
}

function toDaypass(former: Former, type: string): Mapping | undefined {
  const days = former.daypass?.prices?.[type];
  const { label: own, daypass_label, daypass_available } = former.membership_types[type] ?? {};
  if (days === undefined && daypass_available !== true) return undefined;
  const product = findProduct(former, 'daypass', `${DAYPASS_PREFIX}${type}`);
  const usual = daypass_label ?? former.purchase_categories['daypass']?.label ?? own;
  return compact({
    label: daypass_label,
    product: isDeepStrictEqual(product?.label, usual) ? undefined : product?.label,
    prices: days === undefined ? undefined : [{ days }],
    questions: product?.questions,
  });
}

/** Returns the orders that differ from that of the types. */
function toOrder(former: Former, usual: Order): Mapping {
  const { membership_types, membership_groups, daypass, purchase_categories } = former;
  const { cards, upgrade, upgrade_paths = [], list: written } = membership_groups;
  const prices = Object.keys(daypass?.prices ?? {});
  const onCards = Object.values(cards).map(({ types }) => types);
  const all = Object.keys(membership_types);
  const order = (name: Exclude<keyof Order, 'list'>, groups: readonly (readonly string[])[]) => {
    const fits = (first: readonly string[]) =>
      groups.every((types) => isDeepStrictEqual(sortTypes(sortTypes(types, all), first), types));
    const known = usual[name];
    if (known && fits(known)) return known;
    return fits([]) ? undefined : groups.flat();
  };
  const sold = purchase_categories['new_member']?.types.map(({ key }) => key) ?? [];
  return compact({
    cards: order('cards', onCards),
    prices: order('prices', [sold]),
    upgrade: order('upgrade', [upgrade ?? [...new Set(upgrade_paths.map(({ to }) => to))]]),
    daypass: order('daypass', [membership_groups.daypass ?? prices]),
    list: isDeepStrictEqual(written ?? onCards, onCards) ? undefined : written,
  });
}

function toCategory({ purchase_categories }: Former, category: string): Mapping {
  const { types, ...rest } = purchase_categories[category] ?? { label: undefined, types: [] };
  if (MEMBERSHIP_CATEGORIES.has(category)) return rest;
  const products = types.map(({ key, amount, ...product }) => [
    key,
    { ...product, ...(amount !== undefined && { prices: [{ amount }] }) },
  ]);
  const [first] = types;
  const isUsual =
    category === 'upgrade' &&
    first !== undefined &&
    isDeepStrictEqual(types, [{ key: category, label: rest.label }]);
  return { ...rest, ...(!isUsual && { products: Object.fromEntries(products) as Mapping }) };
}

/** Reports what the catalogue can't express, so that nothing is lost. */
function reportLosses(former: Former, report: Report): void {
  const { membership_types, membership_groups, daypass, purchase_categories } = former;
  const requireType = (type: string, path: Path) => {
    if (!Object.hasOwn(membership_types, type)) report(path, `is no membership type: "${type}"`);
  };
  const seen = new Set<string>();
  for (const [card, { types }] of Object.entries(membership_groups.cards)) {
    for (const [at, type] of types.entries()) {
      const path = ['membership_groups', 'cards', card, 'types', at];
      requireType(type, path);
      if (seen.has(type)) report(path, `is on two cards: "${type}"`);
      seen.add(type);
    }
  }
  for (const group of ['child', 'upgrade', 'daypass'] as const) {
    for (const [at, type] of (membership_groups[group] ?? []).entries()) {
      requireType(type, ['membership_groups', group, at]);
    }
  }
  for (const [at, { to }] of (membership_groups.upgrade_paths ?? []).entries()) {
    requireType(to, ['membership_groups', 'upgrade_paths', at, 'to']);
  }
  const prices = daypass?.prices ?? {};
  for (const type of Object.keys(prices)) requireType(type, ['daypass', 'prices', type]);
  const offered = membership_groups.daypass ?? Object.keys(prices);
  const unlike = Object.keys(prices).find((type) => !offered.includes(type));
  if (unlike !== undefined) {
    report(['membership_groups', 'daypass'], `leaves out "${unlike}", which has prices`);
  }
  for (const [type, { daypass_label, daypass_available }] of Object.entries(membership_types)) {
    if (daypass_label === undefined || daypass_available || prices[type] !== undefined) continue;
    report(['membership_types', type, 'daypass_label'], 'is of a type without day passes');
  }
  for (const [at, { key, amount, description }] of (
    purchase_categories['new_member']?.types ?? []
  ).entries()) {
    const path = ['purchase_categories', 'new_member', 'types', at];
    requireType(key, [...path, 'key']);
    if (amount === undefined) report(path, 'has no amount');
    if (description !== undefined) {
      report([...path, 'description'], 'has no place: use the description of the membership type');
    }
  }
  for (const [at, { key, amount, description }] of (
    purchase_categories['daypass']?.types ?? []
  ).entries()) {
    const path = ['purchase_categories', 'daypass', 'types', at];
    const isPass = key.startsWith(DAYPASS_PREFIX) && prices[key.slice(DAYPASS_PREFIX.length)];
    if (!isPass) report([...path, 'key'], `has no prices in daypass.prices: "${key}"`);
    if (amount !== undefined) report([...path, 'amount'], 'has no place: use daypass.prices');
    if (description !== undefined) report([...path, 'description'], 'has no place');
  }
}

/** Converts a catalogue to the former form, for a folder in that form that extends it. */
export function toFormer(catalogue: WrittenCatalogue): Mapping {
  const { membership_types: types, membership_groups: groups, ...sold } = toSold(catalogue);
  const { cards, child, upgrade, upgradePaths } = groups;
  const { [NON_MEMBER]: nonMember, ...others } = types;
  const isWritten = Object.hasOwn(catalogue.memberships, NON_MEMBER);
  const { list: written } = catalogue.membership_order;
  const { days } = catalogue.daypass ?? {};
  return {
    membership_types: isWritten ? { [NON_MEMBER]: nonMember, ...others } : others,
    membership_groups: {
      cards: Object.fromEntries(cards.map(({ key, ...card }) => [key, card])),
      child,
      ...(upgradePaths ? { upgrade_paths: upgradePaths } : { upgrade }),
      ...(written && { list: written }),
    },
    daypass: { prices: sold.daypass.prices, ...(days && { days }) },
    purchase_categories: sold.purchase_categories,
  };
}

/** Returns what a folder must set to change one document into another: `null` removes a field. */
export function diff(base: Mapping, next: Mapping): Mapping {
  const removed = Object.keys(base).filter((key) => !Object.hasOwn(next, key));
  const changed = Object.entries(next).flatMap(([key, after]): [string, unknown][] => {
    const before = base[key];
    if (isDeepStrictEqual(before, after)) return [];
    return [[key, isMapping(before) && isMapping(after) ? diff(before, after) : after]];
  });
  return Object.fromEntries([...changed, ...removed.map((key): [string, null] => [key, null])]);
}
