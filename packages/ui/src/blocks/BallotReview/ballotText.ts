import type { BallotInWords } from '../../components/BallotSummary/summary.ts';

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
  notRanked: (titles: readonly string[]) => string;
}

/** Returns the ballot as plain text, in rank order. */
export function ballotText(categories: readonly CategoryInWords[], words: BallotTextWords): string {
  const parts = categories.map(({ title, warning, lines, unranked }) => [
    `${title}${warning && ` (${warning})`}`,
    ...lines.map(({ position, title: entry, credit, note, isEmpty, isCounted }) => {
      const remarks = [isCounted || isEmpty ? '' : words.wouldNotCount, note].filter(Boolean);
      const remark = remarks.length > 0 ? ` (${remarks.join('; ')})` : '';
      return `  ${position}. ${[entry, credit].filter(Boolean).join(' ')}${remark}`;
    }),
    ...(lines.length === 0 ? [`  ${words.nothingRanked}`] : []),
    ...(unranked.length > 0 ? [`  ${words.notRanked(unranked)}`] : []),
  ]);
  return `${[words.head, ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
