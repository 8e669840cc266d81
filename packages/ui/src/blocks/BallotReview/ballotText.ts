import type { BallotInWords } from '../../components/BallotSummary/summary.ts';

/** One category of a ballot as a text file has it. */
interface CategoryInWords extends BallotInWords {
  readonly title: string;
  /** How the category is saved, where that is not as it should be. */
  readonly warning: string;
}

interface BallotTextWords {
  /** What stands above the categories, a line each. */
  head: readonly string[];
  nothingRanked: string;
  wouldNotCount: string;
  notRanked: (titles: readonly string[]) => string;
}

/** The ballot as a plain text, in rank order, for people to keep. */
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
