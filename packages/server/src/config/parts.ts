// Decisions: docs/decisions/convention-configuration.md
import type { Parts } from '@conkit/api-client';
import { SOLD_ELSEWHERE, type AwardRight } from '@conkit/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { findPasskeyHost } from './passkeyHost.ts';
import type { Convention } from './types.ts';

/** An optional part of the product. */
export type Part = keyof Parts;

/** What determines which parts a convention has. */
export type PartFacts = Pick<Context, 'config' | 'chat' | 'wallets'> & {
  readonly env: Pick<Context['env'], 'publicUrl'>;
};

const hasBadges = ({ membership_types }: Convention): boolean =>
  Object.values(membership_types).some(({ badge }) => badge);

const hasBarcode = (config: Convention): boolean => config.barcode && hasBadges(config);

const hasItems = ({ purchase_categories }: Convention): boolean =>
  Object.keys(purchase_categories).some((category) => !SOLD_ELSEWHERE.has(category));

const costsMoney = ({ purchase_categories }: Convention): boolean =>
  Object.values(purchase_categories).some(({ types }) =>
    types.some(({ phases = [] }) => phases.some(({ amount }) => amount > 0)),
  );

/** Returns whether any award has voting, for the right `vote`; else whether any has nominations. */
const isHeld = ({ awards }: Convention, right: AwardRight): boolean =>
  Object.values(awards).some((award) => award[right === 'vote' ? 'voting' : 'nominations']);

/** Decides whether the convention has each part. Only this table makes these decisions. */
const isPartOffered: { readonly [Name in Part]: (facts: PartFacts) => boolean } = {
  accessibility: ({ config }) => config.accessibility !== undefined,
  apple_wallet: ({ config, wallets }) => hasBarcode(config) && wallets.apple !== undefined,
  awards: ({ config }) => isHeld(config, 'nominate') || isHeld(config, 'vote'),
  badge: ({ config }) => hasBadges(config),
  barcode: ({ config }) => hasBarcode(config),
  chat: ({ chat }) => chat !== undefined,
  daypass: ({ config }) => config.enable_daypass,
  google_wallet: ({ config, wallets }) => hasBarcode(config) && wallets.google !== undefined,
  items: ({ config }) => hasItems(config),
  nominations: ({ config }) => isHeld(config, 'nominate'),
  // The packet is for voters.
  packet: ({ config }) => config.packet !== undefined && isHeld(config, 'vote'),
  paper_pubs: ({ config }) => config.purchase_categories['paper_pubs'] !== undefined,
  passkeys: ({ config, env }) =>
    config.login.passkeys && findPasskeyHost(env.publicUrl) !== undefined,
  payments: ({ config }) => config.enable_daypass || hasItems(config) || costsMoney(config),
  series_extra: ({ config }) => config.series_extra !== undefined && isHeld(config, 'vote'),
  site_selection: ({ config }) => config.site_selection !== undefined,
  upgrades: ({ config }) => config.membership_groups.upgrade.length > 0,
  voting: ({ config }) => isHeld(config, 'vote'),
};

/** Returns which parts the convention has. */
export const getParts = (facts: PartFacts): Parts => {
  const parts = Object.entries(isPartOffered).map(([name, isOffered]) => [name, isOffered(facts)]);
  // `isPartOffered` has every part, so the result has each part.
  return Object.fromEntries(parts) as Parts;
};

/**
 * Throws if the convention lacks a part.
 *
 * @throws ProblemError `not_offered`
 */
export function requireOffered(facts: PartFacts, part: Part): void {
  if (!isPartOffered[part](facts)) throw new ProblemError('not_offered');
}
