import { AwardBallotSkeleton, Retryable } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { memo, useCallback } from 'react';
import { finalistsQuery, votesQuery } from '../../api/hugo.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { LoadedBallot, type LoadedBallotProps } from './LoadedBallot.tsx';
import { useInitialData } from './shared/useInitialData.ts';

export type BallotProps = Omit<LoadedBallotProps, 'finalists' | 'votes' | 'refreshFinalists'>;

/** How often a voter learns that a finalist was replaced, in milliseconds. */
const FINALISTS_MS = 5 * 60_000;

/** Fetches the finalists and the saved votes of a voter; shows the ballot once it has both. */
export default memo(function Ballot(props: BallotProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const finalists = useQuery({
    ...finalistsQuery(api),
    refetchInterval: FINALISTS_MS,
    refetchOnWindowFocus: true,
  });
  const votes = useQuery({ ...votesQuery(api, props.personId), refetchOnReconnect: false });
  const start = useInitialData(votes);
  const error = finalists.isLoadingError ? finalists.error : !start && votes.error;
  const { refetch: refetchFinalists } = finalists;
  const { refetch: refetchVotes } = votes;
  const retry = useCallback(
    () => void Promise.all([refetchFinalists(), refetchVotes()]),
    [refetchFinalists, refetchVotes],
  );
  const failure = error && (
    <>
      <Trans>The ballot could not be loaded.</Trans> {problemText(error)}
    </>
  );
  return (
    <Retryable failure={failure} onRetry={retry}>
      {finalists.data && start ? (
        <LoadedBallot
          {...props}
          finalists={finalists.data}
          votes={start}
          refreshFinalists={refetchFinalists}
        />
      ) : (
        <AwardBallotSkeleton />
      )}
    </Retryable>
  );
});
