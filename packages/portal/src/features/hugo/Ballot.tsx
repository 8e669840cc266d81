import type { Config, Finalists, Votes } from '@conkit/api-client';
import { ballotCategories, fallbackTitle, type Award } from '@conkit/rules';
import { Button, Notice, Skeleton } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { finalistsQuery, votesQuery } from '../../api/hugo.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { localized } from '../../i18n/localized.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { BallotCategory } from './BallotCategory.tsx';
import { BallotIndex } from './BallotIndex.tsx';
import { BallotState } from './BallotState.tsx';
import { useBallotKeeper } from './useBallotKeeper.ts';
import * as styles from './Ballot.css.ts';

interface BallotProps {
  config: Config;
  award: Award;
  personId: number;
  signature: string;
  isReadOnly: boolean;
}

/** Holds the place of the first categories. */
function Waiting() {
  const { t } = useLingui();
  return <Skeleton label={t`Loading your ballot`} shapes={['card', 'card', 'card']} />;
}

/** Fetches the finalists and the saved votes of a voter who has signed; shows the ballot once it has both. */
export default function Ballot(props: BallotProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const finalists = useQuery(finalistsQuery(api));
  const votes = useQuery({ ...votesQuery(api, props.personId), refetchOnReconnect: false });
  const failed = [finalists, votes].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    const retry = () => Promise.all([finalists.refetch(), votes.refetch()]);
    return (
      <div className={styles.narrow}>
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button onPress={() => void retry()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The ballot could not be loaded.</Trans> {problemText(failed.error)}
        </Notice>
      </div>
    );
  }
  if (!finalists.data || !votes.data) {
    return (
      <div className={styles.narrow}>
        <Waiting />
      </div>
    );
  }
  return <LoadedBallot {...props} finalists={finalists.data} votes={votes.data} />;
}

interface LoadedBallotProps extends BallotProps {
  finalists: Finalists;
  votes: Votes;
}

function LoadedBallot({ config, award, finalists, isReadOnly, ...voter }: LoadedBallotProps) {
  const language = useLanguage();
  const { keeper, snapshot } = useBallotKeeper({ config, award, ...voter });
  const categories = useMemo(
    () =>
      ballotCategories(finalists, config.hugo.categories, award).map(({ key, category }) => ({
        key,
        title: category ? localized(category.title, language) : fallbackTitle(key),
      })),
    [config, finalists, award, language],
  );
  const conflicts = new Map(snapshot.conflicts.map((conflict) => [conflict.category, conflict]));
  const isClosed = isReadOnly || snapshot.phase === 'closed';
  const size = config.hugo.ballotPositions;

  return (
    <div className={styles.layout}>
      <BallotIndex categories={categories} ballots={snapshot.ballots} />
      <div className={styles.ballot}>
        <BallotState snapshot={snapshot} onRetry={keeper.submit} />
        {categories.map(({ key, title }) => (
          <BallotCategory
            key={key}
            category={key}
            title={title}
            finalists={finalists[key] ?? EMPTY}
            ballot={snapshot.ballots[key] ?? EMPTY}
            size={size}
            status={categoryStatus(snapshot, key)}
            savedAt={snapshot.times[key]}
            conflict={conflicts.get(key)}
            isRefused={snapshot.refused.includes(key)}
            isReadOnly={isClosed}
            onChange={keeper.change}
            onResolve={keeper.resolve}
            onRetry={keeper.submit}
          />
        ))}
      </div>
    </div>
  );
}

const EMPTY: readonly never[] = [];

/** How one category is saved, in one word. */
function categoryStatus(
  {
    sending,
    unsaved,
    conflicts,
    refused,
    phase,
    error,
  }: ReturnType<typeof useBallotKeeper>['snapshot'],
  category: string,
) {
  if (sending.includes(category)) return 'saving';
  if (refused.includes(category)) return 'notSaved';
  if (conflicts.some((conflict) => conflict.category === category)) return 'unsaved';
  if (!unsaved.includes(category)) return 'saved';
  if (phase === 'failed') return error?.code === 'network' ? 'offline' : 'notSaved';
  return phase === 'closed' || phase === 'signedOut' ? 'notSaved' : 'unsaved';
}
