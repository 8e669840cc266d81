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
  /** This device keeps what an earlier visit could not save. */
  hasUnsaved: boolean;
}

/** How often a voter learns that a finalist was replaced, in milliseconds. */
const FINALISTS_MS = 5 * 60_000;
/** How soon it is asked again where there are none: the announcement may be a moment away. */
const NONE_YET_MS = 10_000;

/**
 * Fetches the finalists and the saved votes of a voter; shows the ballot once it has both: to be read, as the
 * server has it, until it is signed, and from then on as the voter leaves it.
 */
export const Ballot = memo(function Ballot({ hasUnsaved, ...props }: BallotProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const isHydrated = useHydrated();
  const { signature, isReadOnly } = props;
  // What was not saved before the deadline is told by who would have saved it.
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
    // Who only reads sees what was saved elsewhere meanwhile.
    refetchOnWindowFocus: !isKeeping,
    // What the server drew it has just read.
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

/** What a ballot is kept from: the votes as they were when that began; until then as they are now. */
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
