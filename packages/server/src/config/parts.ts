import type { Parts } from '@conkit/api-client';
import { SOLD_ELSEWHERE, type AwardRight } from '@conkit/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import type { Convention } from './types.ts';

/** A part of the product that a convention can be without. */
export type Part = keyof Parts;

/** What decides about it. */
export type PartFacts = Pick<Context, 'config' | 'chat'>;

const hasBadges = ({ membership_types }: Convention): boolean =>
  Object.values(membership_types).some(({ badge }) => badge);

const hasItems = ({ purchase_categories }: Convention): boolean =>
  Object.keys(purchase_categories).some((category) => !SOLD_ELSEWHERE.has(category));

const costsMoney = ({ purchase_categories }: Convention): boolean =>
  Object.values(purchase_categories).some(({ types }) =>
    types.some(({ amount }) => amount !== undefined && amount > 0),
  );

/** Whether something is nominated, or voted for, in this convention at all. */
const isHeld = ({ awards }: Convention, right: AwardRight): boolean =>
  Object.values(awards).some((award) => award[right === 'vote' ? 'voting' : 'nominations']);

/** Whether a convention has each part. Nobody else asks its configuration. */
const offered: { readonly [Name in Part]: (facts: PartFacts) => boolean } = {
  awards: ({ config }) => isHeld(config, 'nominate') || isHeld(config, 'vote'),
  badge: ({ config }) => hasBadges(config),
  barcode: ({ config }) => config.barcode && hasBadges(config),
  chat: ({ chat }) => chat !== undefined,
  daypass: ({ config }) => config.enable_daypass,
  items: ({ config }) => hasItems(config),
  nominations: ({ config }) => isHeld(config, 'nominate'),
  // It is for voters.
  packet: ({ config }) => config.packet !== undefined && isHeld(config, 'vote'),
  paper_pubs: ({ config }) => config.purchase_categories['paper_pubs'] !== undefined,
  payments: ({ config }) => config.enable_daypass || hasItems(config) || costsMoney(config),
  series_extra: ({ config }) => config.series_extra !== undefined && isHeld(config, 'vote'),
  site_selection: ({ config }) => config.site_selection !== undefined,
  upgrades: ({ config }) => config.membership_groups.upgrade.length > 0,
  voting: ({ config }) => isHeld(config, 'vote'),
};

/** Which parts a convention has. */
export const partsOf = (facts: PartFacts): Parts => {
  const parts = Object.entries(offered).map(([name, isOffered]) => [name, isOffered(facts)]);
  // Each is there once, for `offered` has them all.
  return Object.fromEntries(parts) as Parts;
};

/**
 * Refuses what a convention does not have.
 *
 * @throws ProblemError `not_offered`
 */
export function requireOffered(facts: PartFacts, part: Part): void {
  if (!offered[part](facts)) throw new ProblemError('not_offered');
}
