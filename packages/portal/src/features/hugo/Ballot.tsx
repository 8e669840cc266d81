import type { Votes } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { AwardBallotSkeleton, Retryable } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { memo, useCallback, useState } from 'react';
import { finalistsQuery, votesQuery } from '../../api/hugo.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { LoadedBallot, type LoadedBallotProps } from './LoadedBallot.tsx';
import { ReadBallot } from './ReadBallot.tsx';
import { useInitialData } from './shared/useInitialData.ts';

export interface BallotProps extends Omit<
  LoadedBallotProps,
  'finalists' | 'votes' | 'refreshFinalists'
> {
  /** Whether this device has changes of an earlier visit that weren't saved. */
  hasUnsaved: boolean;
}

/** How often to refetch the finalists, in milliseconds, so that voters see a replacement. */
const FINALISTS_MS = 5 * 60_000;
/**
 * How often to refetch while there are no finalists, in milliseconds. The announcement may be moments away.
 */
const NONE_YET_MS = 10_000;

/**
 * Loads the finalists and a voter's saved votes, then shows the ballot. Before signing it shows the
 * server's votes, read-only. After signing it tracks the voter's changes.
 */
export const Ballot = memo(function Ballot({ hasUnsaved, ...props }: BallotProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const isHydrated = useHydrated();
  const { signature, isReadOnly } = props;
  // Changes that weren't saved before the deadline need the autosave, which reports them.
  const isKeeping = signature !== undefined || (isReadOnly && hasUnsaved);
  const finalists = useQuery({
    ...finalistsQuery(api),
    refetchInterval: ({ state }) =>
      state.data && Object.keys(state.data).length === 0 ? NONE_YET_MS : FINALISTS_MS,
    refetchOnWindowFocus: true,
  });
  const votes = useQuery({
    ...votesQuery(api, props.personId),
    refetchOnReconnect: false,
    // A read-only ballot shows what was saved elsewhere.
    refetchOnWindowFocus: !isKeeping,
    // The server has just rendered it with fresh data.
    refetchOnMount: isHydrated,
  });
  const first = useInitialData(votes, isHydrated);
  const start = useBeginning(first && (votes.data ?? first), isKeeping);
  const error = finalists.isLoadingError ? finalists.error : !start && isHydrated && votes.error;
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
      <Loaded
        {...props}
        isKeeping={isKeeping}
        finalists={finalists.data}
        votes={start}
        refreshFinalists={refetchFinalists}
      />
    </Retryable>
  );
});

/** Returns the votes to start from: fixed when keeping begins, and current before that. */
function useBeginning(votes: Votes | undefined, isKeeping: boolean): Votes | undefined {
  const [beginning, setBeginning] = useState<Votes>();
  if (isKeeping && !beginning && votes) setBeginning(votes);
  if (!isKeeping && beginning) setBeginning(undefined);
  return isKeeping ? (beginning ?? votes) : votes;
}

interface LoadedProps extends Omit<LoadedBallotProps, 'finalists' | 'votes'> {
  isKeeping: boolean;
  finalists: LoadedBallotProps['finalists'] | undefined;
  votes: Votes | undefined;
}

function Loaded({ isKeeping, finalists, votes, ...props }: LoadedProps) {
  if (!finalists || !votes) return <AwardBallotSkeleton />;
  const ballot = { ...props, finalists, votes };
  if (!isKeeping) return <ReadBallot {...ballot} />;
  return <LoadedBallot key={props.signature ?? ''} {...ballot} />;
}
