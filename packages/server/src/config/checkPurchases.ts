import { SITE_SELECTION_TOKEN, stripeStep } from '@conkit/rules';
import type { Convention } from './types.ts';

/** Collects a problem with the field at `path`. */
export type Report = (path: readonly (string | number)[], problem: string) => void;

/** Checks that purchases refer to existing names, and that the categories which the code uses by name exist. */
export function checkPurchases(convention: Convention, report: Report): void {
  checkBuiltIn(convention, report);
  checkSiteSelection(convention, report);
  checkCategories(convention, report);
  checkAmounts(convention, report);
}

/** Returns the categories on sale that the code uses by name, with the types that each must have. */
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

/** Finds misspelt names. Otherwise the intended category would silently be missing from the shop. */
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

/** Checks that site selection tokens are sold exactly when there is a site selection ballot. */
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

/** Checks amounts against Stripe's steps: Stripe accepts no thousandths of a dinar and no fractions of an ariary. */
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
      // `/pay/{type}` and payments contain the type without its category, so types are unique across categories.
      if (owner !== undefined) {
        report([...path, 'types', at, 'key'], `is in ${owner} too: "${key}"`);
      }
      owners.set(key, category);
    }
    const fields = new Set(shape.map(({ key }) => key));
    if (fields.size < shape.length) report([...path, 'shape'], 'has the same key twice');
  }
}
