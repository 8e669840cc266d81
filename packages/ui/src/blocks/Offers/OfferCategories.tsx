import type { ReactNode } from 'react';
import { ActionList, type Action } from '../../primitives/ActionList/ActionList.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { offerRows, upgradeRows, type Offer, type UpgradeOffer } from './offerRows.ts';
import * as css from './Offers.css.ts';
import { offersMessages, type OffersMessages } from './Offers.messages.ts';

export interface OfferCategoriesProps {
  /** Memberships that admit to the whole convention. */
  attend: readonly Offer[];
  child: readonly Offer[];
  support: readonly Offer[];
  upgrade: UpgradeOffer;
  /**
   * Day passes, where they are on sale.
   *
   * @default []
   */
  daypasses?: readonly Offer[];
  /** What the convention says of day passes besides. */
  daypassNote?: ReactNode;
  messages?: Partial<OffersMessages>;
}

interface CategoryProps {
  title: string;
  actions: readonly Action[];
  /** What a membership of this category gives, and what it does not. */
  children: ReactNode;
  note?: ReactNode;
}

const Category = ({ title, actions, children, note }: CategoryProps) =>
  actions.length > 0 && (
    <Card title={title}>
      <CardBody>
        <p className={css.explanation}>{children}</p>
        {note && <div className={css.explanation}>{note}</div>}
      </CardBody>
      <ActionList actions={actions} />
    </Card>
  );

/**
 * The page of all that can be bought without an account: the categories of memberships, each with what it is
 * for and its types. A category without any is left out.
 *
 * @example
 * ```tsx
 * <OfferCategories
 *   attend={[{ key: 'Adult', label: 'Adult', price: '(€210)', href: '/new/Adult' }]}
 *   child={[]}
 *   support={[]}
 *   upgrade={{ href: '/upgrade', obstacle: 'signedOut' }}
 * />
 * ```
 */
export const OfferCategories = (props: OfferCategoriesProps) => {
  const { attend, child, support, upgrade, daypasses = [], daypassNote } = props;
  const words = useMessages('Offers', offersMessages, props.messages);
  return (
    <Page title={words.newMembership} lead={words.lead} width="wide">
      <div className={css.categories}>
        <Category title={words.attend} actions={offerRows(attend)}>
          {words.attendText}
        </Category>
        <Category title={words.upgrades} actions={upgradeRows(upgrade, words)}>
          {words.upgradeText}
        </Category>
        <Category title={words.child} actions={offerRows(child)}>
          {words.childText}
        </Category>
        <Category title={words.support} actions={offerRows(support)}>
          {words.supportText}
        </Category>
        <Category title={words.daypasses} actions={offerRows(daypasses)} note={daypassNote}>
          {words.daypassText}
        </Category>
      </div>
    </Page>
  );
};
