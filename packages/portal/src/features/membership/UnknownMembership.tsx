import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

interface UnknownMembershipProps {
  /** The type in the address. */
  membership: string;
  kind?: 'membership' | 'daypass';
}

/** Stands in for the form where the address names nothing that is sold. */
export function UnknownMembership({ membership, kind = 'membership' }: UnknownMembershipProps) {
  return kind === 'daypass' ? (
    <Notice tone="warning" title={<Trans>There is no such day pass</Trans>}>
      <Trans>
        “{membership}” is not a type of day pass that you can buy. Choose one above, or look at{' '}
        <Link to="/new">all new memberships</Link>.
      </Trans>
    </Notice>
  ) : (
    <Notice tone="warning" title={<Trans>There is no such membership</Trans>}>
      <Trans>
        “{membership}” is not a type of membership that you can buy. Choose one above, or look at{' '}
        <Link to="/new">all new memberships</Link>.
      </Trans>
    </Notice>
  );
}
