import type { ReactNode } from 'react';
import { ActionList, type Action } from '../../primitives/ActionList/ActionList.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/provider.tsx';
import { offersMessages, type OffersMessages } from '../../locales/en/Offers.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { toOfferRows, toUpgradeRows, type Offer, type UpgradeOffer } from './Offers.tsx';
import * as css from './Offers.css.ts';

/** A group of memberships, in the convention's words. */
export interface OfferGroup {
  readonly key: string;
  /** Its heading. */
  readonly title: string;
  /** What its memberships include and exclude. */
  readonly text?: string;
  readonly offers: readonly Offer[];
}

export interface OfferCategoriesProps extends ElementProps {
  /** The groups of new memberships, in order; upgrades follow the first one. */
  groups: readonly OfferGroup[];
  /** Upgrades, if the convention has any. */
  upgrade?: UpgradeOffer;
  /**
   * Day passes, if they are on sale.
   *
   * @default []
   */
  daypasses?: readonly Offer[];
  /** A note of the convention about day passes. */
  daypassNote?: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<OffersMessages>;
}

interface CategoryProps {
  title: string;
  actions: readonly Action[];
  /** What a membership of this category includes and excludes. */
  children?: ReactNode;
  note?: ReactNode;
}

const Category = ({ title, actions, children, note }: CategoryProps) =>
  actions.length > 0 && (
    <Card title={title}>
      {(children || note) && (
        <CardBody>
          {children && <p className={css.explanation}>{children}</p>}
          {note && <div className={css.explanation}>{note}</div>}
        </CardBody>
      )}
      <ActionList actions={actions} />
    </Card>
  );

function formatUpgradeText(
  { kind, hasOwnPrices = false }: UpgradeOffer,
  { upgradeText }: OffersMessages,
): string {
  if (kind === 'paperPubs') return upgradeText.paperPubs;
  return upgradeText[kind]({ isDifference: !hasOwnPrices });
}

/**
 * The page of everything that can be bought without an account: the categories of memberships with their descriptions
 * and types. Leaves out empty categories.
 *
 * @example
 * ```tsx
 * <OfferCategories
 *   groups={[{ key: 'attend', title: 'New attending membership', text: 'Come to it all.', offers: attending }]}
 *   upgrade={{ href: '/upgrade', kind: 'both', unavailableReason: 'signedOut' }}
 * />
 * ```
 */
export const OfferCategories = (props: OfferCategoriesProps) => {
  const { upgrade, daypasses = [], daypassNote } = props;
  const words = useMessages('Offers', offersMessages, props.messages);
  const [first, ...others] = props.groups.map(({ key, title, text, offers }) => (
    <Category key={key} title={title} actions={toOfferRows(offers)}>
      {text}
    </Category>
  ));
  return (
    <Page {...elementProps(props)} title={words.newMembership} lead={words.lead} width="wide">
      <div className={css.categories}>
        {first}
        {upgrade && (
          <Category title={words.upgrades} actions={toUpgradeRows(upgrade, words)}>
            {formatUpgradeText(upgrade, words)}
          </Category>
        )}
        {others}
        <Category title={words.daypasses} actions={toOfferRows(daypasses)} note={daypassNote}>
          {words.daypassText}
        </Category>
      </div>
    </Page>
  );
};
