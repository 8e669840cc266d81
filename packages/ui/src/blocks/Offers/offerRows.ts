import type { Action } from '../../primitives/ActionList/ActionList.tsx';
import type { OffersMessages, UpgradeKind } from './Offers.messages.ts';

/** A type of membership or day pass that can be bought. */
export interface Offer {
  readonly key: string;
  /** Its label. */
  readonly label: string;
  /** Who it is for. */
  readonly hint?: string;
  /** In words: "(€210)", "(free)"; undefined while loading. */
  readonly price?: string;
  /** The URL of its form. */
  readonly href: string;
}

/** The page for upgrades, and why it cannot be used yet. */
export interface UpgradeOffer {
  readonly href: string;
  /** What can be bought there: a better membership, paper publications, or both. */
  readonly kind: UpgradeKind;
  readonly obstacle?: 'signedOut' | 'nobody';
}

/** Returns the rows of offers; in a group the first one has a line above. */
export const offerRows = (offers: readonly Offer[], isGroup = false): Action[] =>
  offers.map(({ key, label, hint, price, href }, index) => ({
    id: key,
    label,
    hint,
    price,
    href,
    startsGroup: isGroup && index === 0,
  }));

/** Returns the row of upgrades. Visitors get it too, because the page begins with signing in. */
export const upgradeRows = (
  { href, kind, obstacle }: UpgradeOffer,
  words: OffersMessages,
): Action[] => [
  {
    id: 'upgrade',
    label: kind === 'paperPubs' ? words.addPaperPubs : words.upgrade,
    hint: kind === 'both' ? words.upgradeHint : undefined,
    href,
    isDisabled: obstacle === 'nobody',
    explanation:
      obstacle && { signedOut: words.signInFirst, nobody: words.nobodyToUpgrade }[obstacle],
  },
];
