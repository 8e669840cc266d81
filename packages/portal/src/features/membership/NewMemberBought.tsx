import { Card, CardBody, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import * as pageStyles from '../../shell/pages.css.ts';
import * as styles from './Membership.css.ts';

/** What was bought, for the page that says so. */
export interface BoughtMember {
  /** Null when it was bought in a tab that was closed since. */
  buyer: { who: string; email: string } | null;
  isPaid: boolean;
}

interface NewMemberBoughtProps {
  member: BoughtMember;
  loginLinkMinutes: number;
}

/** What a buyer without an account sees in the end: that it is done, and how to sign in to see it. */
export function NewMemberBought({ member, loginLinkMinutes }: NewMemberBoughtProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { buyer, isPaid } = member;
  const name = buyer?.who;
  return (
    <div className={pageStyles.narrow}>
      <h1 ref={heading} tabIndex={-1} className={`${pageStyles.heading} ${styles.focusTarget}`}>
        {isPaid ? <Trans>Payment successful!</Trans> : <Trans>You are signed up!</Trans>}
      </h1>
      <Card title={name ? <Trans>Welcome, {name}</Trans> : <Trans>Welcome</Trans>}>
        <CardBody>
          <p>
            <MailSent email={buyer?.email} loginLinkMinutes={loginLinkMinutes} />
          </p>
          <p>
            <Trans>
              Open the link to see your membership, change your details and take part in the Hugo
              Awards. Buying has not signed you in: only the owner of the address can do that.
            </Trans>
          </p>
          <Notice tone="info">
            <Trans>
              No mail? Look in your junk folder, or <Link to="/">ask for another link</Link>.
            </Trans>
          </Notice>
          <p className={pageStyles.actions}>
            <Link to="/new">
              <Trans>Buy another membership</Trans>
            </Link>
            <Link to="/">
              <Trans>Go to the first page</Trans>
            </Link>
          </p>
        </CardBody>
      </Card>
    </div>
  );
}

function MailSent({ email, loginLinkMinutes }: { email?: string; loginLinkMinutes: number }) {
  return email ? (
    <Trans>
      We have sent a mail with a login link to <strong>{email}</strong>. It should arrive within
      about {loginLinkMinutes} minutes.
    </Trans>
  ) : (
    <Trans>
      We have sent a mail with a login link to the address of the new member. It should arrive
      within about {loginLinkMinutes} minutes.
    </Trans>
  );
}
