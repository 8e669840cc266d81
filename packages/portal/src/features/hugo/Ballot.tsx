import type { Config, Finalists, Votes } from '@conkit/api-client';
import { ballotCategories, fallbackTitle, type Award } from '@conkit/rules';
import { Retryable, Skeleton } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { memo, useEffect, useMemo, useRef } from 'react';
import { finalistsQuery, votesQuery } from '../../api/hugo.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { localized } from '../../i18n/localized.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { useAfterPaint } from './afterPaint.ts';
import { BallotCategory } from './BallotCategory.tsx';
import { BallotIndex } from './BallotIndex.tsx';
import { BallotReview } from './BallotReview.tsx';
import type { BallotSnapshot } from './ballotSnapshot.ts';
import { BallotState } from './BallotState.tsx';
import { OtherAward } from './OtherAward.tsx';
import { PacketState } from './PacketState.tsx';
import { useInitialData } from './shared/useInitialData.ts';
import { useBallotAutosave } from './useBallotAutosave.ts';
import { usePacket } from './usePacket.ts';
import * as styles from './Ballot.css.ts';
import * as page from './shared/Categories.css.ts';

export interface BallotProps {
  config: Config;
  award: Award;
  personId: number;
  /** Without one the ballot can be read, as after the deadline. */
  signature: string | undefined;
  /** Voting is over by the server's clock. */
  isReadOnly: boolean;
  /** Called when the server takes no votes any more, whatever the clock says. */
  onClosed: () => void;
}

/** How often a voter learns that a finalist was replaced, in milliseconds. */
const FINALISTS_MS = 5 * 60_000;

/** Holds the place of the first categories. */
function Waiting() {
  const { t } = useLingui();
  return (
    <div className={page.narrow}>
      <Skeleton label={t`Loading your ballot`} shapes={['card', 'card', 'card']} />
    </div>
  );
}

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
  const retry = () => Promise.all([finalists.refetch(), votes.refetch()]);
  const failure = error && (
    <>
      <Trans>The ballot could not be loaded.</Trans> {problemText(error)}
    </>
  );
  return (
    <Retryable failure={failure} onRetry={() => void retry()}>
      {finalists.data && start ? (
        <LoadedBallot
          {...props}
          finalists={finalists.data}
          votes={start}
          refreshFinalists={finalists.refetch}
        />
      ) : (
        <Waiting />
      )}
    </Retryable>
  );
});

interface LoadedBallotProps extends BallotProps {
  finalists: Finalists;
  votes: Votes;
  refreshFinalists: () => Promise<unknown>;
}

function LoadedBallot(props: LoadedBallotProps) {
  const { config, award, personId, signature, finalists, votes, isReadOnly, onClosed } = props;
  const { refreshFinalists } = props;
  const language = useLanguage();
  const { autosave, snapshot, isKept } = useBallotAutosave({
    config,
    award,
    personId,
    signature,
    votes,
  });
  const { packet, error: packetError, refetch, follow } = usePacket(personId);
  const categories = useMemo(
    () =>
      ballotCategories(finalists, config.hugo.categories, award).map(({ key, category }) => ({
        key,
        title: category ? localized(category.title, language) : fallbackTitle(key),
      })),
    [config, finalists, award, language],
  );
  const conflicts = new Map(snapshot.conflicts.map((conflict) => [conflict.category, conflict]));
  // A choice is painted in its own category first.
  const painted = useAfterPaint(snapshot);
  const isClosed = isReadOnly || snapshot.phase === 'closed';
  const size = config.hugo.ballotPositions;
  const place = useRef<HTMLDivElement>(null);
  /** For a button that goes with what it answers. */
  const takeFocus = () => place.current?.focus({ preventScroll: true });
  const retry = () => {
    takeFocus();
    void autosave.submit();
  };
  const retryPacket = () => {
    takeFocus();
    void refetch();
  };

  useEffect(() => {
    // What is not saved at the last moment is sent then: whether it counts is for the server to say.
    if (isReadOnly) void autosave.submit();
  }, [isReadOnly, autosave]);
  useEffect(() => {
    if (snapshot.phase === 'closed') onClosed();
  }, [snapshot.phase, onClosed]);
  const isRefused = snapshot.refused.length > 0;
  useEffect(() => {
    // What the server refuses may have left the ballot: the voter should see it.
    if (isRefused) void refreshFinalists();
  }, [isRefused, refreshFinalists]);

  return (
    <div className={page.layout}>
      <BallotIndex
        config={config}
        award={award}
        categories={categories}
        ballots={painted.ballots}
      />
      <div ref={place} tabIndex={-1} className={styles.ballot}>
        <BallotState snapshot={snapshot} isKept={isKept} isClosed={isClosed} onRetry={retry} />
        <OtherAward config={config} award={award} personId={personId} snapshot={snapshot} />
        <PacketState error={packetError} onRetry={retryPacket} />
        <div className={styles.categories}>
          {categories.map(({ key, title }) => (
            <BallotCategory
              key={key}
              config={config}
              personId={personId}
              category={key}
              title={title}
              finalists={finalists[key] ?? EMPTY}
              ballot={snapshot.ballots[key] ?? EMPTY}
              saved={snapshot.saved[key] ?? EMPTY}
              size={size}
              files={packet?.[key]}
              status={categoryStatus(snapshot, key)}
              savedAt={snapshot.times[key]}
              isKept={isKept}
              conflict={conflicts.get(key)}
              refusal={snapshot.refused.find(({ category }) => category === key)}
              isReadOnly={isClosed}
              onChange={autosave.change}
              onResolve={autosave.resolve}
              onRetry={autosave.submit}
              onFollow={follow}
            />
          ))}
        </div>
        <BallotReview
          config={config}
          personId={personId}
          signature={signature}
          categories={categories}
          finalists={finalists}
          snapshot={painted}
          autosave={autosave}
        />
      </div>
    </div>
  );
}

const EMPTY: readonly never[] = [];

/** How one category is saved, in one word. */
function categoryStatus(
  { sending, unsaved, conflicts, refused, phase, error }: BallotSnapshot,
  category: string,
) {
  if (sending.includes(category)) return 'saving';
  if (refused.some((refusal) => refusal.category === category)) return 'notSaved';
  if (conflicts.some((conflict) => conflict.category === category)) return 'unsaved';
  if (!unsaved.includes(category)) return 'saved';
  if (phase === 'failed') return error?.code === 'network' ? 'offline' : 'notSaved';
  return phase === 'closed' || phase === 'signedOut' ? 'notSaved' : 'unsaved';
}
