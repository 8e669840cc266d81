// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface NominationsPageMessages {
  /** Followed by a date. */
  opens: string;
  closes: string;
  goToCategories: string;
  home: string;
  loading: string;
  /** Followed by the reason. */
  notLoaded: string;
  howTo: string;
  /** The summary of the rules, in a line. */
  gist: (values: { worksOf?: number | null | undefined; max: number }) => string;
  /** Replaces the summary after nominations closed. */
  whatCouldBe: string;
  what: string;
  notSure: string;
  howMany: string;
  upTo: (values: { max: number }) => string;
  tellEnough: string;
  keys: string;
  saving: string;
  whatCounts: string;
  /** `until` is a date. */
  changeUntil: (values: { until: ReactNode }) => ReactNode;
  copyComes: string;
  /** `address` is a link. */
  questions: (values: { address: ReactNode }) => ReactNode;
}

export const nominationsPageMessages: NominationsPageMessages = {
  opens: 'Nominations open',
  closes: 'Nominations close',
  goToCategories: 'Go to the categories',
  home: 'Return to the memberships page',
  loading: 'Loading...',
  notLoaded: 'The nominations could not be loaded.',
  howTo: 'How to nominate',
  gist: ({ worksOf, max }) => `${worksOf == null ? 'Up' : `Works of ${worksOf} · up`} to ${max} in each category · only what is saved counts`,
  whatCouldBe: 'What could be nominated',
  what: 'What can be nominated',
  notSure: 'If you are not sure where something belongs, nominate it where you think best. The administrators decide what is eligible; nothing is refused here.',
  howMany: 'How many, and how',
  upTo: ({ max }) => `Up to ${max} nominations in each category. Their order has no effect. You need not fill all of them, and not every category.`,
  tellEnough: 'Tell as much as is needed to find the work. A field may stay empty when you do not know.',
  keys: 'Enter goes to the next row, the arrow keys go on to the next field where a text ends. A list or a block of a spreadsheet can be pasted into a field: it fills the rows.',
  saving: 'Saving and changing',
  whatCounts: 'Only what is saved counts. Sign once, and your nominations are saved as you write.',
  changeUntil: ({ until }) => createElement(Fragment, null, 'You can come back and change your nominations as often as you like until ', until),
  copyComes: 'We’ll email you a copy an hour after your last change.',
  questions: ({ address }) => createElement(Fragment, null, 'Questions? Write to ', address, '.'),
};
