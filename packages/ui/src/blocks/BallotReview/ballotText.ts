import { sameBallot } from '@conkit/rules';
import { ballotSummaryMessages } from '../../locales/en/BallotSummary.gen.ts';
import { type BallotInWords, ballotInWords } from '../../components/BallotSummary/summary.ts';
import { useChoiceWords, useMessages } from '../../words/provider.tsx';
import type { RankedCategory } from '../AwardBallot/ballot.ts';

/** One category of a ballot, in the words of the text file. */
interface CategoryInWords extends BallotInWords {
  readonly title: string;
  /** The save status, if something is wrong with it. */
  readonly warning: string;
}

interface BallotTextWords {
  /** The lines above the categories. */
  head: readonly string[];
  nothingRanked: string;
  wouldNotCount: string;
  notRanked: (values: { titles: readonly string[] }) => string;
}

/**
 * Returns a function that writes a ballot as plain text, with the voter and the time at the top.
 *
 * @param size how many positions each category has
 */
export function useBallotText(size: number) {
  const words = useChoiceWords(useMessages('BallotSummary', ballotSummaryMessages), size);
  return (categories: readonly RankedCategory[], head: readonly string[]): string =>
    formatBallot(
      categories.map(({ title, finalists, noAward, ballot, savedBallot }) => ({
        title,
        warning: sameBallot(ballot, savedBallot) ? '' : words.notSaved,
        ...ballotInWords(finalists, ballot, words, noAward),
      })),
      { head, ...words },
    );
}

/** Returns the ballot as plain text, in rank order. */
export function formatBallot(
  categories: readonly CategoryInWords[],
  words: BallotTextWords,
): string {
  const parts = categories.map(({ title, warning, lines, unranked }) => [
    `${title}${warning && ` (${warning})`}`,
    ...lines.map(({ position, title: entry, credit, note, isEmpty, isCounted }) => {
      const remarks = [isCounted || isEmpty ? '' : words.wouldNotCount, note].filter(Boolean);
      const remark = remarks.length > 0 ? ` (${remarks.join('; ')})` : '';
      return `  ${position}. ${[entry, credit].filter(Boolean).join(' ')}${remark}`;
    }),
    ...(lines.length === 0 ? [`  ${words.nothingRanked}`] : []),
    ...(unranked.length > 0 ? [`  ${words.notRanked({ titles: unranked })}`] : []),
  ]);
  return `${[words.head, ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
