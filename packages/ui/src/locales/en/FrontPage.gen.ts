// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface FrontPageMessages {
  /** A sentence below the convention's name. `site` is the link to the convention's own site. */
  website: (values: { site: ReactNode }) => ReactNode;
  /** The heading of what is open or opens next. Visually hidden. */
  now: string;
  /** A link to an award page. */
  period: (values: { right: 'vote' | 'nominate'; year: number; name: string; forms?: Readonly<Record<string, string>> | undefined }) => string;
  /** When it closes: “until Wed 31 July at 23:59, Pacific Time”. */
  until: (values: { moment: string; zone: string }) => string;
  /** When it opens: “opens Wed 31 July at 23:59, Pacific Time”. */
  opens: (values: { moment: string; zone: string }) => string;
  /** `left` is a span of time: “6 days”. */
  left: (values: { left: string }) => string;
  /** The heading of the way in for new members. */
  join: string;
  noAccount: string;
  /** A price range: “€130 to €210”. */
  range: (values: { lowest: string; highest: string }) => string;
  /** The lowest of several prices. */
  from: (values: { price: string }) => string;
  /** The button that leads to memberships. `price` is the lowest price; undefined without prices. */
  joinFrom: (values: { price?: string | null | undefined }) => string;
  /** The heading of all prices. */
  offers: string;
}

export const frontPageMessages: FrontPageMessages = {
  website: ({ site }) => createElement(Fragment, null, 'More about the convention: ', site),
  now: 'Open now or soon',
  period: ({ right, year, name }) => right === 'vote' ? `Vote for the ${year} ${name}` : `Nominate for the ${year} ${name}`,
  until: ({ moment, zone }) => `until ${moment}, ${zone}`,
  opens: ({ moment, zone }) => `opens ${moment}, ${zone}`,
  left: ({ left }) => `${left} left`,
  join: 'Join',
  noAccount: 'You don’t need an account.',
  range: ({ lowest, highest }) => `${lowest} to ${highest}`,
  from: ({ price }) => `from ${price}`,
  joinFrom: ({ price }) => !price ? 'Join' : `Join from ${price}`,
  offers: 'Memberships and prices',
};
