import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Stands in for the form where the address names no membership that is sold. */
export function UnknownMembership({ membership }: { membership: string }) {
  return (
    <Notice tone="warning" title={<Trans>There is no such membership</Trans>}>
      <Trans>
        “{membership}” is not a type of membership that you can buy. Choose one above, or look at{' '}
        <Link to="/new">all new memberships</Link>.
      </Trans>
    </Notice>
  );
}
