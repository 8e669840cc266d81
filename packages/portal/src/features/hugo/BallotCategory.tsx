import type { Finalist } from '@conkit/api-client';
import { countedBallot, NO_AWARD_ID, type Ballot, type BallotConflict } from '@conkit/rules';
import { Button, Card, CardBody, Notice, RankedBallot } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useCallback } from 'react';
import { useRankedBallotMessages } from '../../i18n/messages/rankedBallot.ts';
import { CategorySave } from './CategorySave.tsx';
import * as styles from './BallotCategory.css.ts';

interface BallotCategoryProps {
  category: string;
  title: string;
  finalists: readonly Finalist[];
  ballot: Ballot;
  size: number;
  status: 'saved' | 'saving' | 'unsaved' | 'notSaved' | 'offline';
  /** When the category was last saved, as an ISO instant. */
  savedAt: string | undefined;
  conflict: BallotConflict | undefined;
  /** The server did not accept the ranking as it is. */
  isRefused: boolean;
  isReadOnly: boolean;
  onChange: (category: string, ballot: Ballot) => void;
  onResolve: (category: string, choice: 'mine' | 'theirs') => void;
  onRetry: () => Promise<void>;
}

/** One category of the ballot: its ranking, and how it is saved. Drawn anew only when it changes. */
export const BallotCategory = memo(function BallotCategory(props: BallotCategoryProps) {
  const { category, title, finalists, ballot, size, conflict, isReadOnly } = props;
  const { onChange, onResolve, onRetry } = props;
  const { t } = useLingui();
  const messages = useRankedBallotMessages();
  const change = useCallback((next: Ballot) => onChange(category, next), [category, onChange]);
  const retry = useCallback(() => void onRetry(), [onRetry]);
  return (
    <div id={`category-${category}`} className={styles.anchor}>
      <Card
        title={title}
        aside={
          <CategorySave
            title={title}
            status={props.status}
            savedAt={props.savedAt}
            onRetry={isReadOnly ? undefined : retry}
          />
        }
      >
        <CardBody>
          {conflict && (
            <Conflict
              conflict={conflict}
              finalists={finalists}
              onChoose={(choice) => onResolve(category, choice)}
            />
          )}
          {props.isRefused && (
            <Notice tone="danger" role="alert">
              <Trans>
                The server did not accept this ranking: something on it can no longer be ranked.
                Change it, and it will be saved.
              </Trans>
            </Notice>
          )}
          <RankedBallot
            aria-label={t`Ranking for ${title}`}
            finalists={finalists}
            value={ballot}
            size={size}
            isReadOnly={isReadOnly}
            onChange={change}
            messages={messages}
          />
        </CardBody>
      </Card>
    </div>
  );
});

interface ConflictProps {
  conflict: BallotConflict;
  finalists: readonly Finalist[];
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** Both versions of a category that was changed in two places, and the choice between them. */
function Conflict({ conflict, finalists, onChoose }: ConflictProps) {
  const { t } = useLingui();
  const { noAward, unknownEntry } = useRankedBallotMessages();
  const titleOf = (id: number) =>
    id === NO_AWARD_ID ? noAward : (finalists.find((f) => f.id === id)?.title ?? unknownEntry(id));
  const list = (ballot: Ballot) => {
    const counted = countedBallot(ballot);
    if (counted.length === 0) return <p>{t`Nothing is ranked.`}</p>;
    return (
      <ol>
        {counted.map((id) => (
          <li key={id}>{titleOf(id)}</li>
        ))}
      </ol>
    );
  };
  return (
    <Notice tone="warning" role="alert">
      <p>
        <Trans>
          This category was also changed in another window or on another device. Neither version is
          lost: choose the one to keep.
        </Trans>
      </p>
      <div className={styles.versions}>
        <div className={styles.version}>
          <h3>
            <Trans>On this screen</Trans>
          </h3>
          {list(conflict.mine)}
          <Button onPress={() => onChoose('mine')}>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
        <div className={styles.version}>
          <h3>
            <Trans>Saved elsewhere</Trans>
          </h3>
          {list(conflict.theirs)}
          <Button onPress={() => onChoose('theirs')}>
            <Trans>Take the saved one</Trans>
          </Button>
        </div>
      </div>
    </Notice>
  );
}
