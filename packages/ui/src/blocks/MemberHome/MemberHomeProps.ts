import type {
  ActionName,
  AwardName,
  AwardPageName,
  AwardRight,
  NextStep,
  PersonAction,
  PersonSubtitle,
  Progress,
} from '@conkit/rules';
import type { ReactNode } from 'react';
import type { MoreItems } from '../ShowMore.tsx';
import type { MemberHomeMessages } from './MemberHome.messages.ts';
import type { ElementProps } from '../../primitives/element/elementProps.ts';

/** How somebody stands with a page of an award; of nominations with how many works they name. */
export interface HomeProgress extends Progress {
  readonly works?: number;
}

/** A price in the currency's minor unit. */
export interface HomePrice {
  readonly amount: number;
  /**
   * It is the least of several.
   *
   * @default false
   */
  readonly isFrom?: boolean;
}

/** A person of an account, as the page shows them. */
export interface HomePerson {
  readonly id: number;
  /** The heading of the card. */
  readonly legalName: string;
  /** What the others on the account call them. */
  readonly preferredName: string;
  /** As `personSubtitle` of the rules tells it, with the label of the membership in the place of its key. */
  readonly subtitle: PersonSubtitle;
  /** The two texts of their badge, `badgeText` of the rules; without one nothing is said of a badge. */
  readonly badge?: { readonly name: string; readonly subtitle: string };
  /** Their name in the public list of members; empty when they are not on it, and nothing is said without. */
  readonly listing?: string;
  /** As `personActions` of the rules tells them. */
  readonly actions: readonly PersonAction[];
  /** What an action costs. */
  readonly prices?: Readonly<Partial<Record<ActionName, HomePrice>>>;
  /** How they stand with each award page; of what is not there, nothing is said. */
  readonly progress?: Readonly<Partial<Record<AwardPageName, HomeProgress>>>;
}

/** A page of an award that people can be sent to. */
export interface HomeAwardPage extends AwardName {
  readonly page: AwardPageName;
  readonly right: AwardRight;
  /** Which year's award it is about. */
  readonly year: number;
  /** When it closes, ISO 8601 with an offset; nothing is said of it without. */
  readonly closes?: string;
  /**
   * How many positions a ballot has; with one, something is chosen and nothing ranked.
   *
   * @default more than one
   */
  readonly positions?: number;
}

/** Whether it is known how the people stand with the awards. */
export type HomeStatus =
  | { readonly kind: 'known' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly isOffline: boolean;
      readonly isRetrying: boolean;
      readonly onRetry: () => void;
    };

/** The people of an account that are not shown yet. */
export interface MorePeople extends MoreItems {
  /** How many people are on the account. */
  readonly total: number;
}

export interface MemberHomeProps extends ElementProps {
  people: readonly HomePerson[];
  /**
   * What is not shown of an account with many people.
   *
   * @default everyone is shown
   */
  more?: MorePeople;
  /**
   * The award pages that people's actions name.
   *
   * @default none
   */
  awardPages?: readonly HomeAwardPage[];
  /**
   * Whether it is known how the people stand.
   *
   * @default { kind: 'known' }
   */
  status?: HomeStatus;
  /** What is next, as `nextStep` of the rules tells it: the one filled button. */
  next?: NextStep<AwardPageName>;
  /**
   * What the chat is called that one can be invited to; null where there is none.
   *
   * @default null
   */
  chat?: string | null;
  /** Where an action leads; undefined for what happens on the page itself. */
  hrefOf: (action: ActionName, personId: number) => string | undefined;
  /** Called for an action that leads nowhere. */
  onAction: (action: ActionName, personId: number) => void;
  /** Where somebody without a membership buys one. */
  newMembershipHref: string;
  /** What stands above everything, such as the receipt of what has just been bought. */
  first?: ReactNode;
  /** What waits to be paid, as cards above the people. */
  invoices?: ReactNode;
  /** What there is to buy: `Offers`. */
  offers: ReactNode;
  messages?: Partial<MemberHomeMessages>;
}
