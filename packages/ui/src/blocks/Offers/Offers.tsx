import { ActionList } from '../../primitives/ActionList/ActionList.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { offerRows, upgradeRows, type Offer, type UpgradeOffer } from './offerRows.ts';
import { offersMessages, type OffersMessages } from './Offers.messages.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface OffersProps extends ElementProps {
  /** New memberships in groups, separated by lines. */
  memberships: readonly (readonly Offer[])[];
  /** Upgrades, if the convention has any. */
  upgrade?: UpgradeOffer;
  /** Day passes, if they are on sale. */
  daypasses?: readonly Offer[];
  messages?: Partial<OffersMessages>;
}

/**
 * The offers beside an account's people: all new memberships in one list, upgrades, and day passes.
 *
 * @example
 * ```tsx
 * <Offers
 *   memberships={[[{ key: 'Adult', label: 'Adult', price: '(€210)', href: '/new/Adult' }]]}
 *   upgrade={{ href: '/upgrade', kind: 'both' }}
 * />
 * ```
 */
export const Offers = ({ memberships, upgrade, daypasses, messages, ...own }: OffersProps) => {
  const words = useMessages('Offers', offersMessages, messages);
  const rows = memberships.flatMap((group) => offerRows(group, true));
  return (
    <Stack {...elementProps(own)}>
      <Card title={words.newMembership}>
        <ActionList aria-label={words.newMembership} actions={rows} />
      </Card>
      {upgrade && (
        <Card title={words.upgrades}>
          <ActionList aria-label={words.upgrades} actions={upgradeRows(upgrade, words)} />
        </Card>
      )}
      {daypasses && (
        <Card title={words.daypasses}>
          <ActionList aria-label={words.daypasses} actions={offerRows(daypasses)} />
        </Card>
      )}
    </Stack>
  );
};
