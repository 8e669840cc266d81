import type { Ballot, Finalist } from '@conkit/rules';
import { ballotSummaryMessages } from '../../components/BallotSummary/BallotSummary.messages.ts';
import { ballotInWords } from '../../components/BallotSummary/summary.ts';
import { useMessages } from '../../words/useMessages.ts';

interface VersionProps {
  finalists: readonly Finalist[];
  noAward: string | null | undefined;
  ballot: Ballot;
  'aria-label'?: string;
}

/** One whole version of a ranking, including entries that would not count. */
export function Version({ finalists, noAward, ballot, ...label }: VersionProps) {
  const words = useMessages('BallotSummary', ballotSummaryMessages);
  const { lines } = ballotInWords(finalists, ballot, words, noAward);
  if (lines.length === 0) return <p>{words.nothingRanked}</p>;
  return (
    <ol {...label}>
      {lines.map(({ position, title, isEmpty, isCounted }) => (
        <li key={position}>
          {title}
          {!isEmpty && !isCounted && ` (${words.wouldNotCount})`}
        </li>
      ))}
    </ol>
  );
}
