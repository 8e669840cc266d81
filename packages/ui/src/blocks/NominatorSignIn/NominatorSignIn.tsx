import type { Phase, TimeSpan } from '@conkit/rules';
import type { ReactNode } from 'react';
import { Deadline } from '../../components/Deadline/Deadline.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Page, Stack } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  nominatorSignInMessages,
  type NominatorSignInMessages,
} from '../../locales/en/NominatorSignIn.gen.ts';
import { nominationsPageMessages } from '../../locales/en/NominationsPage.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';

export interface NominatorSignInProps extends ElementProps {
  /** The page's heading. */
  title: string;
  /** Whether nominations are not open yet, open or closed. */
  phase: Phase;
  /** When nominations open, ISO 8601 with an offset. */
  opensAt: string;
  /** When nominations close, ISO 8601 with an offset. */
  closesAt: string;
  /** The IANA time zone in which the rules name these times. */
  timeZone: string;
  /** The time until they close; undefined before they open and after they close. */
  remaining: TimeSpan | undefined;
  /** Where a membership is bought without signing in. */
  newMembershipHref: string;
  /** The form that mails a login link to this page: `SignIn`. */
  children: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<NominatorSignInMessages>;
}

/**
 * The page of an award's nominations for a visitor, who signs in on it.
 *
 * @example
 * ```tsx
 * <NominatorSignIn
 *   title="Hugo Nominations"
 *   phase="open"
 *   opensAt="2019-01-01T00:00:00-08:00"
 *   closesAt="2019-03-15T23:59:00-07:00"
 *   timeZone="America/Los_Angeles"
 *   remaining={{ value: 3, unit: 'day' }}
 *   newMembershipHref="/new"
 * >
 *   <SignIn … />
 * </NominatorSignIn>
 * ```
 */
export function NominatorSignIn(props: NominatorSignInProps) {
  const { title, phase, opensAt, closesAt, timeZone, remaining, children } = props;
  const words = useMessages('NominatorSignIn', nominatorSignInMessages, props.messages);
  const { opens, closes } = useMessages('NominationsPage', nominationsPageMessages);
  const link = (text: string) => <Link href={props.newMembershipHref}>{text}</Link>;
  const deadlines = {
    before: (
      <>
        {opens} <Deadline instant={opensAt} timeZone={timeZone} />
      </>
    ),
    open: (
      <>
        {closes} <Deadline instant={closesAt} timeZone={timeZone} remaining={remaining} />
      </>
    ),
    closed: undefined,
  };
  return (
    <Page {...elementProps(props)} title={title} lead={deadlines[phase]} width="narrow">
      <Stack>
        <p>{phase === 'closed' ? words.signInToRead : words.signIn({ link })}</p>
        {children}
      </Stack>
    </Page>
  );
}
