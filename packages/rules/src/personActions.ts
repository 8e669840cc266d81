import type { AwardPage, AwardPageName, AwardRight } from './awards.ts';
import { hasBadge } from './badges/badge.ts';
import { periodPhase } from './calendar.ts';
import { hasUpgrades, upgradeTargets, type MembershipTypes } from './membership/membership.ts';
import {
  hasAwardRight,
  hasRight,
  othersWithAwardRight,
  type AwardRightHolder,
  type Right,
} from './membership/rights.ts';
import type { Holder, PaperPubs } from './people/people.ts';
import { paperPubsAmount, type MembershipPrices } from './prices/prices.ts';
import { findUpgrades, type UpgradePath } from './prices/upgrades.ts';

/** The actions of a person card, in the card's order. */
export type ActionName =
  | 'edit'
  | 'upgrade'
  | AwardPageName
  | 'siteSelectionToken'
  | 'chatInvite'
  | 'barcode';

/** Why an action is hidden. `people` are the others on the account who have the right. */
export type HiddenReason =
  | { readonly kind: 'noRight'; readonly right: Right | AwardRight }
  | { readonly kind: 'sharedRight'; readonly right: AwardRight; readonly people: readonly number[] }
  | { readonly kind: 'notHeld' }
  | { readonly kind: 'notOpenYet'; readonly opens: string | null }
  | { readonly kind: 'noUpgradeAvailable' }
  | { readonly kind: 'noBadge' };

/**
 * Details of a shown action: the kind of upgrade, or whether the period is over. `linked` is an open award that others on
 * the account share, in a session that the person's own link opened.
 */
export type ActionDetail = 'membership' | 'paperPubs' | 'open' | 'linked' | 'closed';

/** An action of a person card: shown, or hidden for a reason. */
export type PersonAction =
  | { readonly action: ActionName; readonly isShown: true; readonly detail?: ActionDetail }
  | { readonly action: ActionName; readonly isShown: false; readonly reason: HiddenReason };

/** The data of a person that a card needs. */
export interface ActingPerson extends AwardRightHolder, Omit<Holder, 'rights'> {
  readonly paper_pubs?: PaperPubs | null;
}

/** The configuration that decides a person's actions. */
export interface ActionConfig {
  readonly membershipTypes: MembershipTypes;
  readonly upgradeTypes: readonly string[];
  /** the only upgrades for sale; by default, from every type to each of `upgradeTypes` */
  readonly upgradePaths?: readonly UpgradePath[] | undefined;
  readonly prices: MembershipPrices;
  /** the enabled parts of the convention; the others have no actions */
  readonly parts: {
    readonly upgrades: boolean;
    readonly paper_pubs: boolean;
    readonly site_selection: boolean;
    readonly chat: boolean;
    readonly barcode: boolean;
  };
  /** the result of `awardPages` */
  readonly pages: readonly AwardPage[];
}

const hidden = (action: ActionName, reason: HiddenReason): PersonAction => ({
  action,
  isShown: false,
  reason,
});

/** Returns what a membership can be upgraded to, and the prices that apply (PRI-33). */
export const findPersonUpgrades = (
  { prices, upgradeTypes: upgrade, upgradePaths }: ActionConfig,
  membership: string,
) => findUpgrades(prices, { upgrade, upgradePaths }, membership);

/**
 * Returns the upgrade action: shown when a more expensive type exists, or paid paper publications that the person
 * lacks (RIG-6).
 */
export const upgradeAction = (person: ActingPerson, config: ActionConfig): PersonAction => {
  const { prices, upgradeable } = findPersonUpgrades(config, person.membership);
  const action = 'upgrade';
  if (upgradeTargets(person.membership, upgradeable, prices.newMember).length > 0)
    return { action, isShown: true, detail: 'membership' };
  if (!person.paper_pubs && paperPubsAmount(prices, true) > 0)
    return { action, isShown: true, detail: 'paperPubs' };
  return hidden(action, { kind: 'noUpgradeAvailable' });
};

/**
 * Returns an award's action: shown for a person with the right once the period has opened. While it is open, and others
 * on the account have the right too, only for the person whose link opened the session. After the deadline the page is
 * read-only (RIG-7).
 *
 * @param linkedId the person whose personal link opened the session
 */
export const awardAction = (
  { page: action, award, right, period }: AwardPage,
  person: AwardRightHolder,
  people: readonly AwardRightHolder[],
  now: Date,
  linkedId?: number,
): PersonAction => {
  if (!hasAwardRight(person, award, right)) return hidden(action, { kind: 'noRight', right });
  const phase = periodPhase(period, now);
  if (phase === 'before')
    return hidden(action, { kind: 'notOpenYet', opens: period.opens ?? null });
  const others = othersWithAwardRight(person, people, award, right);
  // A closed page is read-only, so people who share the right cannot mix up their ballots.
  if (phase === 'open' && others.length > 0) {
    return person.id === linkedId
      ? { action, isShown: true, detail: 'linked' }
      : hidden(action, { kind: 'sharedRight', right, people: others });
  }
  return { action, isShown: true, detail: phase };
};

/**
 * Returns the actions of a person card, with reasons for the hidden ones. Disabled parts of the convention have no
 * actions (RIG-8).
 *
 * @param linkedId the person whose personal link opened the session
 */
export const personActions = (
  person: ActingPerson,
  people: readonly AwardRightHolder[],
  config: ActionConfig,
  now: Date,
  linkedId?: number,
): readonly PersonAction[] => {
  const byRight = (action: ActionName, right: Right): PersonAction =>
    hasRight(person, right, config.membershipTypes)
      ? { action, isShown: true }
      : hidden(action, { kind: 'noRight', right });
  const barcode = (): PersonAction =>
    hasBadge(person, config.membershipTypes)
      ? { action: 'barcode', isShown: true }
      : hidden('barcode', { kind: 'noBadge' });
  const { parts } = config;
  return [
    { action: 'edit', isShown: true },
    ...(hasUpgrades(parts) ? [upgradeAction(person, config)] : []),
    ...config.pages.map((page) => awardAction(page, person, people, now, linkedId)),
    ...(parts.site_selection ? [byRight('siteSelectionToken', 'wsfs_member')] : []),
    ...(parts.chat ? [byRight('chatInvite', 'member')] : []),
    ...(parts.barcode ? [barcode()] : []),
  ];
};

/** Returns the personal links of a login mail: one for each person and each award page open to them (RIG-9). */
export const personalLinks = (
  people: readonly AwardRightHolder[],
  pages: readonly AwardPage[],
  now: Date,
): readonly { readonly id: number; readonly page: AwardPage }[] =>
  people.flatMap((person) =>
    pages
      .filter(
        ({ award, right, period }) =>
          periodPhase(period, now) === 'open' && hasAwardRight(person, award, right),
      )
      .map((page) => ({ id: person.id, page })),
  );
