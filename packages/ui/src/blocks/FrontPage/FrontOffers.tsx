import { ActionList } from '../../primitives/ActionList/ActionList.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { useHeading } from '../../primitives/element/headingLevel.ts';
import { useMessages } from '../../words/provider.tsx';
import { frontPageMessages, type FrontPageMessages } from '../../locales/en/FrontPage.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { type Offer, toOfferRows } from '../Offers/Offers.tsx';
import * as css from './parts.css.ts';

/** A group of offers. */
export interface FrontOfferGroup {
  readonly key: string;
  readonly title: string;
  readonly offers: readonly Offer[];
}

export interface FrontOffersProps extends ElementProps {
  /** What is for sale, in groups. */
  groups: readonly FrontOfferGroup[];
  /** Replaces single texts. */
  messages?: SomeMessages<FrontPageMessages>;
}

/**
 * All prices, each with a link to its form.
 *
 * @example
 * ```tsx
 * <FrontOffers groups={[{ key: 'attend', title: 'Attending', offers: [{ key: 'Adult', label: 'Adult', href }] }]} />
 * ```
 */
export function FrontOffers({ groups, messages, ...own }: FrontOffersProps) {
  const words = useMessages('FrontPage', frontPageMessages, messages);
  return (
    <Card {...elementProps(own)} title={words.offers}>
      <div className={css.groups}>
        {groups.map(({ key, title, offers }) => (
          <Group key={key} title={title} offers={offers} />
        ))}
      </div>
    </Card>
  );
}

function Group({ title, offers }: Omit<FrontOfferGroup, 'key'>) {
  const { Heading } = useHeading(3);
  return (
    <div className={css.group}>
      <Heading className={css.groupTitle}>{title}</Heading>
      <ActionList aria-label={title} actions={toOfferRows(offers)} />
    </div>
  );
}
