// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface DaypassFormMessages {
  title: string;
  /** The card's title while no day pass is chosen. */
  choose: string;
  type: string;
  days: string;
  /** The missing field while no day is chosen. */
  noDay: string;
  /** The missing field when the chosen days have no price. */
  noPrice: string;
  unknownTitle: string;
  /** `type` comes from the URL; `memberships` is a link with the text `allMemberships`. */
  unknown: (values: { type: string; memberships: ReactNode }) => ReactNode;
  notOnSaleTitle: string;
  /** `memberships` is a link with the text `allMemberships`. */
  notOnSale: (values: { memberships: ReactNode }) => ReactNode;
  allMemberships: string;
}

export const daypassFormMessages: DaypassFormMessages = {
  title: 'New Day Pass',
  choose: 'Choose a day pass',
  type: 'Type of day pass',
  days: 'Days',
  noDay: 'Days: Choose at least one.',
  noPrice: 'Days: These cannot be paid by card. Write to registration.',
  unknownTitle: 'There is no such day pass',
  unknown: ({ type, memberships }) => createElement(Fragment, null, `“${type}” is not a type of day pass that you can buy. Choose one above, or look at `, memberships, '.'),
  notOnSaleTitle: 'Day passes are not on sale',
  notOnSale: ({ memberships }) => createElement(Fragment, null, 'Look at ', memberships, ' instead.'),
  allMemberships: 'all new memberships',
};
