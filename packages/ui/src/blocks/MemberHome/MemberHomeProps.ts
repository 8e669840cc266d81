import type { ActionName, HugoAction, PersonAction, PersonSubtitle } from '@conkit/rules';
import type { ReactNode } from 'react';
import type { MemberHomeMessages } from './MemberHome.messages.tsx';

/** A person of an account, as the page shows them. */
export interface HomePerson {
  readonly id: number;
  /** The heading of the card. */
  readonly legalName: string;
  /** What the others on the account call them. */
  readonly preferredName: string;
  /** As `personSubtitle` of the rules tells it, with the label of the membership in the place of its key. */
  readonly subtitle: PersonSubtitle;
  /** As `personActions` of the rules tells them. */
  readonly actions: readonly PersonAction[];
}

export interface MemberHomeProps {
  people: readonly HomePerson[];
  /** Which year's award each of the award pages is about. */
  awardYears: Readonly<Record<HugoAction, number>>;
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
