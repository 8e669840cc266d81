import {
  BIRTH_DATE,
  createPriceList,
  findPrice,
  getProviderStep,
  isDearer,
  PERSON_FIELDS,
  REQUIRED_PERSON_FIELDS,
  SITE_SELECTION_TOKEN,
} from '@conkit/rules';
import { PAYMENT_PROVIDERS } from '../process/payments/providers.ts';
import { completeMemberships, getProductPath, MEMBERSHIP_CATEGORIES } from './catalogue.ts';
import { parseDayKey } from './passDays.ts';
import type { Path } from './read.ts';
import { suggest } from './suggest.ts';
import type { Convention, WrittenCatalogue } from './types.ts';

/** Collects a problem with the field at `path`. */
export type Report = (path: Path, problem: string) => void;

/** Checks that what is sold refers to existing names, and that the categories which the code uses by name exist. */
export function checkSold(convention: Convention, written: WrittenCatalogue, report: Report): void {
  const { memberships } = written;
  const catalogue = { ...written, memberships: completeMemberships(memberships) };
  checkCards(catalogue, report);
  checkOrder(catalogue, report);
  checkAges(memberships, report);
  checkUpgrades(convention, catalogue, report);
  checkDaypasses(convention, memberships, report);
  checkBuiltIn(convention, written, report);
  checkSiteSelection(convention, report);
  checkCategories(convention, catalogue, report);
  checkMemberFields(written, report);
  checkQuestions(convention, report);
  checkAmounts(convention, report);
}

/** Describes a name that is no membership type. */
export const describeUnknownType = (
  type: string,
  known: Readonly<Record<string, unknown>>,
): string => `names an unknown membership type: "${type}"${suggest(type, Object.keys(known))}`;

/** Checks that each membership's card exists, and that each card sells something. */
function checkCards({ memberships, membership_cards }: WrittenCatalogue, report: Report): void {
  const cards = Object.keys(membership_cards);
  for (const [type, { card, prices }] of Object.entries(memberships)) {
    if (card === undefined) continue;
    const path = ['memberships', type, 'card'];
    if (!cards.includes(card)) report(path, `is no card: "${card}"${suggest(card, cards)}`);
    else if (!prices) report(path, `needs prices: the card sells "${type}"`);
  }
  const used = new Set(Object.values(memberships).map(({ card }) => card));
  for (const card of cards) {
    if (used.has(card)) continue;
    report(['membership_cards', card], `sells nothing: give a membership \`card: ${card}\``);
  }
}

function checkOrder({ memberships, membership_order }: WrittenCatalogue, report: Report): void {
  const { list = [], ...orders } = membership_order;
  const check = (types: readonly string[], path: Path) => {
    for (const [at, type] of types.entries()) {
      if (Object.hasOwn(memberships, type)) continue;
      report(['membership_order', ...path, at], describeUnknownType(type, memberships));
    }
  };
  for (const [name, types] of Object.entries(orders)) check(types, [name]);
  for (const [at, types] of list.entries()) check(types, ['list', at]);
}

function checkAges(memberships: WrittenCatalogue['memberships'], report: Report): void {
  for (const [key, { born }] of Object.entries(memberships)) {
    const path = ['memberships', key, 'born'];
    if (!born) continue;
    if (born.from === undefined && born.to === undefined) report(path, 'needs from or to');
    if (born.from !== undefined && born.to !== undefined && born.to < born.from) {
      report([...path, 'to'], 'is before from');
    }
  }
}

/** Checks that each upgrade is there once, is between known types, and costs something. */
function checkUpgrades(
  { purchase_categories }: Convention,
  { memberships }: WrittenCatalogue,
  report: Report,
): void {
  const prices = createPriceList(purchase_categories['new_member']?.types ?? []);
  for (const [to, { upgrade, upgrade_from: paths = [] }] of Object.entries(memberships)) {
    const place = ['memberships', to, 'upgrade_from'];
    if (upgrade && paths.length > 0) {
      const remedy = 'in a folder that extends another, write `upgrade: null`';
      report(place, `replaces upgrade: remove upgrade (${remedy})`);
    }
    const isSold = findPrice(prices, to) !== undefined;
    for (const [at, { type: from, amount }] of paths.entries()) {
      const path = [...place, at];
      if (!Object.hasOwn(memberships, from)) {
        report([...path, 'type'], describeUnknownType(from, memberships));
      } else if (from === to) {
        report([...path, 'type'], 'is the same type');
      } else if (paths.findIndex(({ type }) => type === from) !== at) {
        report([...path, 'type'], `is there twice: "${from}"`);
      } else if (amount === 0) {
        report([...path, 'amount'], 'must be more than 0');
      } else if (amount === undefined && !isSold) {
        report(path, `needs an amount: "${to}" has no price`);
      } else if (amount === undefined && !isDearer(prices, to, from)) {
        report(path, `needs an amount: "${to}" does not cost more than "${from}"`);
      }
    }
  }
}

function checkDaypasses(
  { enable_daypass, daypass }: Convention,
  memberships: WrittenCatalogue['memberships'],
  report: Report,
): void {
  if (enable_daypass && Object.keys(daypass.prices).length === 0) {
    report(['enable_daypass'], 'needs day passes with prices: memberships.<name>.daypass.prices');
  }
  const known = daypass.days.map(({ key }) => key);
  for (const [type, { daypass: pass }] of Object.entries(memberships)) {
    for (const [at, { days }] of (pass?.prices ?? []).entries()) {
      for (const day of Object.keys(days)) {
        if (known.includes(day)) continue;
        const path = ['memberships', type, 'daypass', 'prices', at, 'days', day];
        report(path, `is no day of a day pass; there are ${known.join(', ')}`);
      }
    }
  }
}

/** Returns the categories on sale that the code uses by name, with the products that each must have. */
function builtIn(convention: Convention): readonly (readonly [string, readonly string[]])[] {
  const { membership_groups, paid_paper_pubs, enable_daypass } = convention;
  return [
    ['new_member', []],
    ...(membership_groups.upgrade.length > 0 ? [['upgrade', ['upgrade']] as const] : []),
    ...(paid_paper_pubs ? [['paper_pubs', ['paper_pubs']] as const] : []),
    ...(enable_daypass ? [['daypass', []] as const] : []),
  ];
}

/** Finds misspelt names. Otherwise the intended category would silently be missing from the shop. */
function checkBuiltIn(
  convention: Convention,
  { product_categories }: WrittenCatalogue,
  report: Report,
): void {
  for (const [name, needed] of builtIn(convention)) {
    const category = convention.purchase_categories[name];
    const names = Object.keys(product_categories);
    if (!category) {
      const like = suggest(name, names);
      report(['product_categories', name], `is missing; there are ${names.join(', ')}${like}`);
      continue;
    }
    const types = category.types.map(({ key }) => key);
    const lacking = needed.find((type) => !types.includes(type));
    if (lacking !== undefined) {
      const path = ['product_categories', name, 'products'];
      report(path, `must have "${lacking}"; there are ${types.join(', ')}`);
    }
  }
}

/** The fields that the forms of memberships and day passes show. */
const FORM_FIELDS: ReadonlySet<string> = new Set([
  ...PERSON_FIELDS,
  'membership',
  'invoice',
  'comments',
]);

/** The fields that the forms of memberships and day passes require. */
const REQUIRED_FIELDS: ReadonlySet<string> = new Set(REQUIRED_PERSON_FIELDS);

/**
 * Finds fields of memberships and day passes that no form shows, or that only the configuration requires. They would
 * never be asked.
 */
function checkMemberFields({ product_categories }: WrittenCatalogue, report: Report): void {
  for (const name of ['new_member', 'daypass', 'upgrade']) {
    const shape = product_categories[name]?.shape ?? [];
    for (const [at, { key, required }] of shape.entries()) {
      const path = ['product_categories', name, 'shape', at];
      if (!FORM_FIELDS.has(key)) {
        report([...path, 'key'], `is no field of this form: "${key}"; ask it in questions`);
      } else if (required && !REQUIRED_FIELDS.has(key)) {
        report([...path, 'required'], `is never asked: "${key}" is optional in this form`);
      }
    }
  }
}

/** Checks that each question can be answered, and that no other value of the purchase has its key. */
function checkQuestions({ purchase_categories }: Convention, report: Report): void {
  for (const [name, { shape, types }] of Object.entries(purchase_categories)) {
    const taken = new Set([...FORM_FIELDS, BIRTH_DATE, ...shape.map(({ key }) => key)]);
    for (const { key: product, questions = [] } of types) {
      const place = [...getProductPath(name, product), 'questions'];
      if (questions.length > 0 && (name === 'upgrade' || name === 'paper_pubs')) {
        report(place, `are never asked: ask them in memberships`);
      }
      const keys = questions.map(({ key }) => key);
      for (const [number, { key, type, values, version }] of questions.entries()) {
        const path = [...place, number];
        if (keys.indexOf(key) !== number) report([...path, 'key'], `is there twice: "${key}"`);
        if (taken.has(key) || parseDayKey(key) !== undefined) {
          report([...path, 'key'], `is the name of another value of "${product}": "${key}"`);
        }
        if (type === 'choice' && !values) report(path, 'is a choice, so it needs values');
        if (type !== 'choice' && values) report([...path, 'values'], 'is only for a choice');
        if (type === 'consent' && version === undefined) {
          report(path, 'is a consent, so it needs a version');
        }
        if (type !== 'consent' && version !== undefined) {
          report([...path, 'version'], 'is only for a consent');
        }
      }
    }
  }
}

/** Checks that site selection tokens are sold exactly when there is a site selection ballot. */
function checkSiteSelection({ purchase_categories, site_selection }: Convention, report: Report) {
  const seller = Object.entries(purchase_categories).find(([, { types }]) =>
    types.some(({ key }) => key === SITE_SELECTION_TOKEN),
  );
  if (site_selection && !seller) {
    report(['site_selection'], `needs a product "${SITE_SELECTION_TOKEN}" in product_categories`);
  }
  if (seller && !site_selection) {
    const path = getProductPath(seller[0], SITE_SELECTION_TOKEN);
    report(path, 'is for a ballot: site_selection is missing');
  }
}

/** Checks amounts against the provider's steps: one may accept no thousandths of a dinar, for example. */
function checkAmounts(convention: Convention, report: Report): void {
  const { currency, payments, purchase_categories, daypass } = convention;
  const step = getProviderStep(payments.adapter, currency);
  const { name } = PAYMENT_PROVIDERS[payments.adapter];
  const check = (amount: number | undefined, path: Path) => {
    if (amount === undefined || amount % step === 0) return;
    report(path, `must be a multiple of ${step}, for ${name} to take it in ${currency}`);
  };
  for (const [category, { types }] of Object.entries(purchase_categories)) {
    for (const { key, amount } of types) {
      check(amount, [...getProductPath(category, key), 'prices', 0, 'amount']);
    }
  }
  for (const [type, prices] of Object.entries(daypass.prices)) {
    for (const [day, amount] of Object.entries(prices)) {
      check(amount, ['memberships', type, 'daypass', 'prices', 0, 'days', day]);
    }
  }
}

function checkCategories(
  { purchase_categories }: Convention,
  { memberships, product_categories }: WrittenCatalogue,
  report: Report,
): void {
  const owners = new Map<string, string>();
  for (const [category, { products, shape, requireMembership = [] }] of Object.entries(
    product_categories,
  )) {
    const path = ['product_categories', category];
    for (const [at, type] of requireMembership.entries()) {
      if (Object.hasOwn(memberships, type)) continue;
      report([...path, 'requireMembership', at], describeUnknownType(type, memberships));
    }
    const isOfMembers = MEMBERSHIP_CATEGORIES.has(category);
    if (isOfMembers && products) report([...path, 'products'], 'are those of memberships');
    const types = purchase_categories[category]?.types ?? [];
    if (types.length === 0) {
      const prices = category === 'daypass' ? 'daypass.prices' : 'prices';
      const remedy = isOfMembers ? `give a membership ${prices}` : 'write products';
      report(path, `sells nothing: ${remedy}`);
    }
    for (const { key } of types) {
      const owner = owners.get(key);
      // `/pay/{type}` and payments contain the type without its category, so types are unique across categories.
      if (owner !== undefined) {
        report(getProductPath(category, key), `is in ${owner} too: "${key}"`);
      }
      owners.set(key, category);
    }
    const fields = new Set(shape.map(({ key }) => key));
    if (fields.size < shape.length) report([...path, 'shape'], 'has the same key twice');
  }
}
