import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Sold, type SoldTo } from '../../checkout/Sold.tsx';

interface NewMemberBoughtProps {
  sold: SoldTo;
  /** What was bought for somebody new. */
  kind: 'membership' | 'daypass';
  /** Whether what was bought is known to come with a part in the Hugo Awards. */
  hasAwards?: boolean;
  loginLinkMinutes: number;
}

/** What a buyer without an account sees in the end: that it is done, and how to sign in to see it. */
export function NewMemberBought({
  sold,
  kind,
  hasAwards = false,
  loginLinkMinutes,
}: NewMemberBoughtProps) {
  const { buyer, isPaid } = sold;
  const name = buyer?.who;
  return (
    <Sold
      isPaid={isPaid}
      title={name ? <Trans>Welcome, {name}</Trans> : <Trans>Welcome</Trans>}
      links={
        <>
          <Link to="/new">
            <Trans>Buy another membership</Trans>
          </Link>
          <Link to="/">
            <Trans>Go to the first page</Trans>
          </Link>
        </>
      }
    >
      <p>
        <MailSent email={buyer?.email} loginLinkMinutes={loginLinkMinutes} />
      </p>
      <p>
        <LinkLeadsTo kind={kind} hasAwards={hasAwards} />
      </p>
      <Notice tone="info">
        <Trans>
          No mail? Look in your junk folder, or <Link to="/">ask for another link</Link>.
        </Trans>
      </Notice>
    </Sold>
  );
}

function LinkLeadsTo({ kind, hasAwards }: Pick<NewMemberBoughtProps, 'kind' | 'hasAwards'>) {
  if (kind === 'daypass') {
    return (
      <Trans>
        Open the link to see your day pass and change your details. Buying has not signed you in:
        only the owner of the address can do that.
      </Trans>
    );
  }
  return hasAwards ? (
    <Trans>
      Open the link to see your membership, change your details and take part in the Hugo Awards.
      Buying has not signed you in: only the owner of the address can do that.
    </Trans>
  ) : (
    <Trans>
      Open the link to see your membership and change your details. Buying has not signed you in:
      only the owner of the address can do that.
    </Trans>
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
