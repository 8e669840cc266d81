import type { ReactNode } from 'react';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import * as css from './FrontPage.css.ts';

export interface FrontPageProps extends ElementProps {
  /** What the convention is: `FrontIntro`. */
  intro: ReactNode;
  /** The card for new members: `FrontJoin`. */
  join: ReactNode;
  /** The card for members: `SignIn`. */
  children: ReactNode;
  /** What is for sale: `FrontOffers`. */
  offers?: ReactNode;
  /** The id of the members' card, for links to it. */
  signInId: string;
}

/**
 * The first page of a visitor: the convention, the cards for joining and signing in, and prices. Its parts are
 * separate, so that a server can render those that need no script.
 *
 * @example
 * ```tsx
 * <FrontPage
 *   intro={<FrontIntro title="Dublin 2019" firstDay="2019-08-15" lastDay="2019-08-19" periods={[]} timeZone={zone} />}
 *   join={<FrontJoin ways={[]} href="/new" />}
 *   offers={<FrontOffers groups={groups} />}
 *   signInId="signin"
 * >
 *   <SignIn … />
 * </FrontPage>
 * ```
 */
export const FrontPage = ({ intro, join, children, offers, signInId, ...own }: FrontPageProps) => (
  <div {...elementProps(own, css.page)}>
    {intro}
    <div className={css.ways}>
      {join}
      <div id={signInId}>{children}</div>
    </div>
    {offers}
  </div>
);
