import type { Action } from '../../primitives/ActionList/ActionList.tsx';
import type { OffersMessages, UpgradeKind } from './Offers.messages.ts';

/** A type of membership or day pass that can be bought. */
export interface Offer {
  readonly key: string;
  /** What it is called. */
  readonly label: string;
  /** Whom it is for. */
  readonly hint?: string;
  /** In words: "(€210)", "(free)"; undefined while it is not known. */
  readonly price?: string;
  /** Where it is bought. */
  readonly href: string;
}

/** Where memberships are upgraded, and what stands in the way of it. */
export interface UpgradeOffer {
  readonly href: string;
  /** What there is to be had: a better membership, paper publications, or both. */
  readonly kind: UpgradeKind;
  readonly obstacle?: 'signedOut' | 'nobody';
}

/** The rows of offers; a group's first has a line above it. */
export const offerRows = (offers: readonly Offer[], isGroup = false): Action[] =>
  offers.map(({ key, label, hint, price, href }, index) => ({
    id: key,
    label,
    hint,
    price,
    href,
    startsGroup: isGroup && index === 0,
  }));

/** The one row of upgrades. A visitor is led to it too: the way there begins with signing in. */
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
