import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FoundPerson } from './itemDraft.ts';

interface OwnedTokenProps {
  person: FoundPerson;
  /** Whether the token can be seen with the payments of the account. */
  isOwn: boolean;
}

/** Tells somebody who is about to buy a second token for the same person that one is all there is. */
export function OwnedToken({ person, isOwn }: OwnedTokenProps) {
  const { name } = person;
  return (
    <Notice tone="warning" role="status">
      {isOwn ? (
        <Trans>
          {name} has a token already, and needs only one. It is with{' '}
          <Link to="/pay">your payments</Link>.
        </Trans>
      ) : (
        <Trans>{name} has a token already, and needs only one.</Trans>
      )}
    </Notice>
  );
}
