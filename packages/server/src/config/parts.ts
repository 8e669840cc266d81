import type { Parts } from '@conkit/api-client';
import { SOLD_ELSEWHERE } from '@conkit/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import type { Convention } from './types.ts';

/** A part of the product that a convention can be without. */
export type Part = keyof Parts;

/** What decides about it. */
type Facts = Pick<Context, 'config' | 'chat'>;

const hasBadges = ({ membership_types }: Convention): boolean =>
  Object.values(membership_types).some(({ badge }) => badge);

const hasItems = ({ purchase_categories }: Convention): boolean =>
  Object.keys(purchase_categories).some((category) => !SOLD_ELSEWHERE.has(category));

const costsMoney = ({ purchase_categories }: Convention): boolean =>
  Object.values(purchase_categories).some(({ types }) =>
    types.some(({ amount }) => amount !== undefined && amount > 0),
  );

/** Whether a convention has each part. Nobody else asks its configuration. */
const offered: { readonly [Name in Part]: (facts: Facts) => boolean } = {
  badge: ({ config }) => hasBadges(config),
  barcode: ({ config }) => config.barcode && hasBadges(config),
  chat: ({ chat }) => chat !== undefined,
  daypass: ({ config }) => config.enable_daypass,
  items: ({ config }) => hasItems(config),
  packet: ({ config }) => config.packet !== undefined,
  paper_pubs: ({ config }) => config.purchase_categories['paper_pubs'] !== undefined,
  payments: ({ config }) => config.enable_daypass || hasItems(config) || costsMoney(config),
  series_extra: ({ config }) => config.series_extra !== undefined,
  site_selection: ({ config }) => config.site_selection !== undefined,
  upgrades: ({ config }) => config.membership_groups.upgrade.length > 0,
};

/** Which parts a convention has. */
export const partsOf = (facts: Facts): Parts => {
  const parts = Object.entries(offered).map(([name, isOffered]) => [name, isOffered(facts)]);
  // Each is there once, for `offered` has them all.
  return Object.fromEntries(parts) as Parts;
};

/**
 * Refuses what a convention does not have.
 *
 * @throws ProblemError `not_offered`
 */
export function requireOffered(facts: Facts, part: Part): void {
  if (!offered[part](facts)) throw new ProblemError('not_offered');
}
