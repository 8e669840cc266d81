import type { AwardName } from '@conkit/rules';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page, Stack } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/provider.tsx';
import { signInMessages, type SignInMessages } from '../../locales/en/SignIn.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';

export interface WelcomeProps extends ElementProps {
  /** Where a membership is bought without signing in. */
  newMembershipHref: string;
  /**
   * The collective name of the convention's awards.
   *
   * @default awards are not mentioned
   */
  awardName?: AwardName | undefined;
  /**
   * Why the visitor is here: the requested page requires signing in, or the account was signed out elsewhere while this
   * device stores `unsaved` changes.
   */
  reason?:
    | { readonly kind: 'signInFirst' }
    | { readonly kind: 'signedOut'; readonly unsavedCount: number };
  /** The sign-in card: `SignIn`. */
  children: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<SignInMessages>;
}

/**
 * The first page for a visitor who is not signed in.
 *
 * @example
 * ```tsx
 * <Welcome newMembershipHref="/new" reason={{ kind: 'signInFirst' }}>
 *   <SignIn … />
 * </Welcome>
 * ```
 */
export const Welcome = ({
  newMembershipHref,
  awardName,
  reason,
  children,
  messages,
  ...own
}: WelcomeProps) => {
  const words = useMessages('SignIn', signInMessages, messages);
  const newMembership = (text: string) => <Link href={newMembershipHref}>{text}</Link>;
  return (
    <Page
      {...elementProps(own)}
      title={words.welcome}
      lead={words.welcomeLead({ newMembership, ...awardName })}
      width="narrow"
    >
      <Stack>
        {reason?.kind === 'signedOut' && (
          <Notice tone="warning" role="alert">
            {words.signedOut({ unsaved: reason.unsavedCount })}
          </Notice>
        )}
        {reason?.kind === 'signInFirst' && <Notice>{words.signInFirst}</Notice>}
        {children}
      </Stack>
    </Page>
  );
};
