import { type Action, ActionList } from '../../primitives/ActionList/ActionList.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { Stack } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/provider.tsx';
import { type OffersMessages, offersMessages } from '../../locales/en/Offers.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';

/** A type of membership or day pass that can be bought. */
export interface Offer {
  readonly key: string;
  /** Its label. */
  readonly label: string;
  /** Who it is for. */
  readonly hint?: string;
  /** As formatted text: "€210", "free"; undefined while loading. */
  readonly price?: string;
  /** Until when the price holds, or why it can't be bought: "Until 31 December 2031, then €230", "Sold out". */
  readonly saleText?: string;
  /**
   * Whether it can't be bought now.
   *
   * @default false
   */
  readonly isUnavailable?: boolean;
  /** The URL of its form. */
  readonly href: string;
}

/** The page for upgrades, and why it cannot be used yet. */
export interface UpgradeOffer {
  readonly href: string;
  /** What can be bought there: a better membership, paper publications, or both. */
  readonly kind: keyof OffersMessages['upgradeText'];
  /**
   * Whether some upgrades have a price of their own, instead of the difference.
   *
   * @default false
   */
  readonly hasOwnPrices?: boolean;
  readonly unavailableReason?: 'signedOut' | 'noPeople';
}

/**
 * Returns the rows of offers. The first row of a group has a line above it.
 *
 * @internal
 */
export const toOfferRows = (offers: readonly Offer[], isGroup = false): Action[] =>
  offers.map(({ key, label, hint, price, saleText, isUnavailable, href }, index) => ({
    id: key,
    label,
    hint,
    price,
    href,
    explanation: saleText,
    isDisabled: isUnavailable,
    isGroupStart: isGroup && index === 0,
  }));

/**
 * Returns the row of upgrades. Visitors get it too, because the upgrade page starts with signing in.
 *
 * @internal
 */
export const toUpgradeRows = (
  { href, kind, unavailableReason }: UpgradeOffer,
  words: OffersMessages,
): Action[] => [
  {
    id: 'upgrade',
    label: kind === 'paperPubs' ? words.addPaperPubs : words.upgrade,
    hint: kind === 'both' ? words.upgradeHint : undefined,
    href,
    isDisabled: unavailableReason === 'noPeople',
    explanation:
      unavailableReason &&
      { signedOut: words.signInFirst, noPeople: words.noPersonToUpgrade }[unavailableReason],
  },
];

export interface OffersProps extends ElementProps {
  /** New memberships in groups, separated by lines. */
  membershipGroups: readonly (readonly Offer[])[];
  /** Upgrades, if the convention has any. */
  upgrade?: UpgradeOffer;
  /** Day passes, if they are on sale. */
  daypasses?: readonly Offer[];
  /** Replaces single texts. */
  messages?: SomeMessages<OffersMessages>;
}

/**
 * The offers beside an account's people: all new memberships in one list, upgrades, and day passes.
 *
 * @example
 * ```tsx
 * <Offers
 *   membershipGroups={[[{ key: 'Adult', label: 'Adult', price: '€210', href: '/new/Adult' }]]}
 *   upgrade={{ href: '/upgrade', kind: 'both' }}
 * />
 * ```
 */
export const Offers = ({ membershipGroups, upgrade, daypasses, messages, ...own }: OffersProps) => {
  const words = useMessages('Offers', offersMessages, messages);
  const rows = membershipGroups.flatMap((group) => toOfferRows(group, true));
  return (
    <Stack {...elementProps(own)}>
      <Card title={words.newMembership}>
        <ActionList aria-label={words.newMembership} actions={rows} />
      </Card>
      {upgrade && (
        <Card title={words.upgrades}>
          <ActionList aria-label={words.upgrades} actions={toUpgradeRows(upgrade, words)} />
        </Card>
      )}
      {daypasses && (
        <Card title={words.daypasses}>
          <ActionList aria-label={words.daypasses} actions={toOfferRows(daypasses)} />
        </Card>
      )}
    </Stack>
  );
};
