import { OnDemand, Retryable } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ComponentType } from 'react';
import type { BallotProps } from './Ballot.tsx';

interface LazyBallotProps extends BallotProps {
  /** Fetches the code. The same function at each drawing. */
  load: () => Promise<{ default: ComponentType<BallotProps> }>;
}

/** The ballot, whose code is fetched for who has signed. Where it does not come, it can be asked for again. */
export function LazyBallot({ load, ...props }: LazyBallotProps) {
  const [hasFailed, setFailed] = useState(false);
  const failure = hasFailed && (
    <>
      <Trans>The ballot could not be loaded.</Trans>{' '}
      <Trans>Check your network and try again; if that does not help, load the page again.</Trans>
    </>
  );
  return (
    <Retryable failure={failure} onRetry={() => setFailed(false)}>
      <OnDemand load={load} onFailed={() => setFailed(true)}>
        {({ default: Ballot }) => <Ballot {...props} />}
      </OnDemand>
    </Retryable>
  );
}
