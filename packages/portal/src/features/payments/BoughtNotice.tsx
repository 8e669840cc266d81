import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useHydrated } from '../../browser/useHydrated.ts';
import type { OrderKind } from '../../context.ts';

/** On the first page, after something was bought: what happens next. */
export function BoughtNotice({ bought, email }: { bought: OrderKind; email: string }) {
  // Only the browser's history knows of it, so the server draws the page without.
  const isHydrated = useHydrated();
  return (
    isHydrated && (
      <Notice tone="success">
        <NextStep bought={bought} email={email} />
      </Notice>
    )
  );
}

function NextStep({ bought, email }: { bought: OrderKind; email: string }) {
  const payments = (
    <Link to="/pay">
      <Trans>your payments</Trans>
    </Link>
  );
  switch (bought) {
    case 'membership':
      return (
        <Trans>
          The new member is told by mail, with a link to sign in. The receipt is sent to {email}.
        </Trans>
      );
    case 'daypass':
      return (
        <Trans>
          The holder of the day pass is told by mail, with a link to sign in. The receipt is sent to{' '}
          {email}.
        </Trans>
      );
    case 'upgrade':
      return (
        <Trans>
          The upgrade is in force at once. A mail about it and the receipt is on its way.
        </Trans>
      );
    case 'token':
      return (
        <Trans>
          The voting token is on its way to {email}. It is also with {payments}, together with the
          ballot to download.
        </Trans>
      );
    case 'item':
    case 'invoice':
      return (
        <Trans>
          The receipt is on its way to {email}. What you have bought is with {payments}.
        </Trans>
      );
  }
}
