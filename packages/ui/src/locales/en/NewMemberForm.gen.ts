// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface NewMemberFormMessages {
  title: string;
  /** The card's title while no membership is chosen. */
  choose: string;
  type: string;
  unknownTitle: string;
  /** `type` comes from the URL; `memberships` is a link with the text `allMemberships`. */
  unknown: (values: { type: string; memberships: ReactNode }) => ReactNode;
  allMemberships: string;
}

export const newMemberFormMessages: NewMemberFormMessages = {
  title: 'New Membership',
  choose: 'Choose a membership',
  type: 'Membership type',
  unknownTitle: 'There is no such membership',
  unknown: ({ type, memberships }) => createElement(Fragment, null, `“${type}” is not a type of membership that you can buy. Choose one above, or look at `, memberships, '.'),
  allMemberships: 'all new memberships',
};
