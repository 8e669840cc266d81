import { hasBallot, SITE_SELECTION_TOKEN } from '@conkit/rules';
import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { purchaseListQuery } from '../../api/purchase.ts';
import type { FoundPerson } from './itemDraft.ts';

interface OwnedTokenProps {
  /** What is being bought. */
  type: string;
  person: FoundPerson;
}

/** Warns somebody who is about to buy a second token for the same person: one is all a voter needs. */
export function OwnedToken({ type, person }: OwnedTokenProps) {
  const { api, user } = useRouteContext({ from: '__root__' });
  const { data: purchases } = useQuery({
    ...purchaseListQuery(api),
    enabled: user !== null && type === SITE_SELECTION_TOKEN,
  });
  const { name } = person;
  if (!purchases?.some((purchase) => hasBallot(purchase, [person]))) return null;
  return (
    <Notice tone="warning" role="status">
      <Trans>
        {name} has a token already, and needs only one. It is with{' '}
        <Link to="/pay">your payments</Link>.
      </Trans>
    </Notice>
  );
}
