import type { Config } from '@conkit/api-client';
import { awardOf, type Award } from '@conkit/rules';
import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BallotSnapshot } from './ballotSnapshot.ts';

interface OtherAwardProps {
  config: Config;
  award: Award;
  personId: number;
  snapshot: BallotSnapshot;
}

/** Leads to the ballot of the other award, when something of it waits for the voter's decision there. */
export function OtherAward({ config, award, personId, snapshot }: OtherAwardProps) {
  const waiting = [...snapshot.conflicts, ...snapshot.refused];
  const isThere = waiting.some(
    ({ category }) => awardOf(category, config.hugo.categories) !== award,
  );
  if (!isThere) return null;
  const params = { id: String(personId) };
  return (
    <Notice tone="warning" role="status">
      {award === 'hugo' ? (
        <Trans>
          Something on your{' '}
          <Link to="/hugo/vote-retro/{-$id}" params={params}>
            Retro Hugo ballot
          </Link>{' '}
          is not saved: it waits for your decision there.
        </Trans>
      ) : (
        <Trans>
          Something on your{' '}
          <Link to="/hugo/vote/{-$id}" params={params}>
            Hugo ballot
          </Link>{' '}
          is not saved: it waits for your decision there.
        </Trans>
      )}
    </Notice>
  );
}
