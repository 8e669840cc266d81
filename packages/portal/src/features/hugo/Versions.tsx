import type { Finalist } from '@conkit/api-client';
import type { Ballot, BallotConflict } from '@conkit/rules';
import { ballotInWords, BothVersions, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useBallotSummaryMessages } from '../../i18n/messages/ballotSummary.ts';

interface VersionProps {
  finalists: readonly Finalist[];
  ballot: Ballot;
  'aria-label'?: string;
}

/** One version of a ranking, whole: also what of it would not count. */
function Version({ finalists, ballot, ...label }: VersionProps) {
  const messages = useBallotSummaryMessages();
  const { lines } = ballotInWords(finalists, ballot, messages);
  if (lines.length === 0) return <p>{messages.nothingRanked}</p>;
  return (
    <ol {...label}>
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

/** Both versions of a ranking that was changed in two places. */
export function Conflict({ conflict, finalists, onChoose }: ConflictProps) {
  return (
    <BothVersions
      mine={conflict.mine}
      theirs={conflict.theirs}
      renderVersion={(ballot, name) => (
        <Version aria-label={name} finalists={finalists} ballot={ballot} />
      )}
      onChoose={onChoose}
    />
  );
}

/** After the deadline: what the server has, where it is not what is on the screen. */
export function NotCounted(props: VersionProps) {
  return (
    <Notice tone="danger">
      <p>
        <Trans>The ranking below was not saved before voting closed. What was saved:</Trans>
      </p>
      <Version {...props} />
    </Notice>
  );
}
