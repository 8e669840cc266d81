import { SITE_SELECTION_TOKEN, stripeStep } from '@conkit/rules';
import type { Convention } from './types.ts';

/** Takes what is wrong, and where; more may follow. */
export type Report = (path: readonly (string | number)[], problem: string) => void;

/** Every purchase names what exists, and what the product itself sells is there under its own name. */
export function checkPurchases(convention: Convention, report: Report): void {
  checkBuiltIn(convention, report);
  checkSiteSelection(convention, report);
  checkCategories(convention, report);
  checkAmounts(convention, report);
}

/** The categories that code knows by name, when they are sold, with the types that they must have. */
function builtIn(convention: Convention): readonly (readonly [string, readonly string[]])[] {
  const { membership_groups, paid_paper_pubs, enable_daypass, daypass } = convention;
  const passes = Object.keys(daypass.prices).map((type) => `daypass-${type}`);
  return [
    ['new_member', []],
    ...(membership_groups.upgrade.length > 0 ? [['upgrade', ['upgrade']] as const] : []),
    ...(paid_paper_pubs ? [['paper_pubs', ['paper_pubs']] as const] : []),
    ...(enable_daypass ? [['daypass', passes] as const] : []),
  ];
}

/** A misspelt name would be a category of its own, and what it was meant to be not for sale. */
function checkBuiltIn(convention: Convention, report: Report): void {
  const { purchase_categories } = convention;
  for (const [name, needed] of builtIn(convention)) {
    const category = purchase_categories[name];
    const names = Object.keys(purchase_categories).join(', ');
    if (!category) return report(['purchase_categories', name], `is missing; there are ${names}`);
    const types = category.types.map(({ key }) => key);
    const lacking = needed.find((type) => !types.includes(type));
    if (lacking !== undefined) {
      const path = ['purchase_categories', name, 'types'];
      report(path, `must have "${lacking}"; there are ${types.join(', ')}`);
    }
  }
}

/** Who has a token has a ballot to use it on, and the other way round. */
function checkSiteSelection({ purchase_categories, site_selection }: Convention, report: Report) {
  const seller = Object.entries(purchase_categories).find(([, { types }]) =>
    types.some(({ key }) => key === SITE_SELECTION_TOKEN),
  );
  if (site_selection && !seller) {
    report(['site_selection'], `needs a purchase type "${SITE_SELECTION_TOKEN}"`);
  }
  if (seller && !site_selection) {
    const path = ['purchase_categories', seller[0], 'types'];
    report(path, `has "${SITE_SELECTION_TOKEN}", which is for a ballot: site_selection is missing`);
  }
}

/** Stripe takes no thousandths of a dinar, and no parts of an ariary. */
function checkAmounts(convention: Convention, report: Report): void {
  const { currency, payments, purchase_categories, daypass } = convention;
  const step = payments.adapter === 'stripe' ? stripeStep(currency) : 1;
  const check = (amount: number | undefined, path: readonly (string | number)[]) => {
    if (amount === undefined || amount % step === 0) return;
    report(path, `must be a multiple of ${step}, for Stripe to take it in ${currency}`);
  };
  for (const [category, { types }] of Object.entries(purchase_categories)) {
    for (const [at, { amount }] of types.entries()) {
      check(amount, ['purchase_categories', category, 'types', at, 'amount']);
    }
  }
  for (const [type, prices] of Object.entries(daypass.prices)) {
    for (const [day, amount] of Object.entries(prices)) {
      check(amount, ['daypass', 'prices', type, day]);
    }
  }
}

function checkCategories(convention: Convention, report: Report): void {
  const { purchase_categories, membership_types } = convention;
  const owners = new Map<string, string>();
  for (const [category, { types, shape, requireMembership = [] }] of Object.entries(
    purchase_categories,
  )) {
    const path = ['purchase_categories', category];
    for (const [at, type] of requireMembership.entries()) {
      if (!Object.hasOwn(membership_types, type)) {
        report([...path, 'requireMembership', at], `names an unknown membership type: "${type}"`);
      }
    }
    for (const [at, { key }] of types.entries()) {
      const owner = owners.get(key);
      // `/pay/{type}` and the payments name a type without its category.
      if (owner !== undefined) {
        report([...path, 'types', at, 'key'], `is in ${owner} too: "${key}"`);
      }
      owners.set(key, category);
    }
    const fields = new Set(shape.map(({ key }) => key));
    if (fields.size < shape.length) report([...path, 'shape'], 'has the same key twice');
  }
}
