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

/** A person's progress with an award page; for nominations with the number of works. */
export interface HomeProgress extends Progress {
  readonly works?: number;
}

/** A price, in the currency's minor unit. */
export interface HomePrice {
  readonly amount: number;
  /**
   * Whether it is the lowest of several prices.
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
  /** The name that others on the account know them by. */
  readonly preferredName: string;
  /** As `personSubtitle` of the rules returns it, with the membership's label instead of its key. */
  readonly subtitle: PersonSubtitle;
  /**
   * The two lines of their badge, as `badgeText` of the rules returns them.
   *
   * @default the badge is not mentioned
   */
  readonly badge?: { readonly name: string; readonly subtitle: string };
  /**
   * Their name in the public member list; empty when they are not listed.
   *
   * @default the list is not mentioned
   */
  readonly listing?: string;
  /** As `personActions` of the rules returns them. */
  readonly actions: readonly PersonAction[];
  /** The price of each action. */
  readonly prices?: Readonly<Partial<Record<ActionName, HomePrice>>>;
  /** Their progress with each award page; a missing page is not mentioned. */
  readonly progress?: Readonly<Partial<Record<AwardPageName, HomeProgress>>>;
}

/** An award page that people can be led to. */
export interface HomeAwardPage extends AwardName {
  readonly page: AwardPageName;
  readonly right: AwardRight;
  /** The year of the award. */
  readonly year: number;
  /**
   * When the page closes, ISO 8601 with an offset.
   *
   * @default the deadline is not mentioned
   */
  readonly closes?: string;
  /**
   * How many positions a ballot has. With 1 the voter chooses one finalist and ranks nothing.
   *
   * @default more than one
   */
  readonly positions?: number;
}

/** Whether the people's progress has been loaded. */
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
  /** The number of people on the account. */
  readonly total: number;
}

export interface MemberHomeProps extends ElementProps {
  people: readonly HomePerson[];
  /**
   * The people that are not shown yet.
   *
   * @default everyone is shown
   */
  more?: MorePeople;
  /**
   * The award pages that the people's actions refer to.
   *
   * @default none
   */
  awardPages?: readonly HomeAwardPage[];
  /**
   * Whether the people's progress has been loaded.
   *
   * @default { kind: 'known' }
   */
  status?: HomeStatus;
  /** The next step, as `nextStep` of the rules returns it. Gets the only filled button. */
  next?: NextStep<AwardPageName>;
  /**
   * The name of the chat that people can be invited to; null if there is none.
   *
   * @default null
   */
  chat?: string | null;
  /** Returns the URL of an action; undefined for one that happens on the page itself. */
  hrefOf: (action: ActionName, personId: number) => string | undefined;
  /** Called for an action without a URL. */
  onAction: (action: ActionName, personId: number) => void;
  /** Where a person without a membership buys one. */
  newMembershipHref: string;
  /** Content above everything else, such as the receipt of a purchase just made. */
  first?: ReactNode;
  /** Open invoices, as cards above the people. */
  invoices?: ReactNode;
  /** The offers: an `Offers` block. */
  offers: ReactNode;
  messages?: Partial<MemberHomeMessages>;
}
