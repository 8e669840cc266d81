import type { Finalist } from '@conkit/api-client';
import type { Ballot, BallotConflict } from '@conkit/rules';
import { ballotInWords, Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useBallotSummaryMessages } from '../../i18n/messages/ballotSummary.ts';
import * as styles from './shared/BothVersions.css.ts';

interface VersionProps {
  finalists: readonly Finalist[];
  ballot: Ballot;
}

/** One version of a ranking, whole: also what of it would not count. */
function Version({ finalists, ballot }: VersionProps) {
  const messages = useBallotSummaryMessages();
  const { lines } = ballotInWords(finalists, ballot, messages);
  if (lines.length === 0) return <p>{messages.nothingRanked}</p>;
  return (
    <ol>
      {lines.map(({ position, title, isEmpty, isCounted }) => (
        <li key={position}>
          {title}
          {!isEmpty && !isCounted && ` (${messages.wouldNotCount})`}
        </li>
      ))}
    </ol>
  );
}

interface ConflictProps {
  conflict: BallotConflict;
  finalists: readonly Finalist[];
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** Both versions of a category that was changed in two places, and the choice between them. */
export function Conflict({ conflict, finalists, onChoose }: ConflictProps) {
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
          <Version finalists={finalists} ballot={conflict.mine} />
          <Button onPress={() => onChoose('mine')}>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
        <div className={styles.version}>
          <h3>
            <Trans>Saved elsewhere</Trans>
          </h3>
          <Version finalists={finalists} ballot={conflict.theirs} />
          <Button onPress={() => onChoose('theirs')}>
            <Trans>Take the saved one</Trans>
          </Button>
        </div>
      </div>
    </Notice>
  );
}

/** After the deadline: what the server has, where it is not what is on the screen. */
export function NotCounted({ finalists, ballot }: VersionProps) {
  return (
    <Notice tone="danger">
      <p>
        <Trans>The ranking below was not saved before voting closed. What was saved:</Trans>
      </p>
      <Version finalists={finalists} ballot={ballot} />
    </Notice>
  );
}
