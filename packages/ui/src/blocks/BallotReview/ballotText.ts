import { sameBallot } from '@conkit/rules';
import { ballotSummaryMessages } from '../../locales/en/BallotSummary.gen.ts';
import { type BallotInWords, ballotInWords } from '../../components/BallotSummary/summary.ts';
import { useChoiceWords, useMessages } from '../../words/provider.tsx';
import type { RankedCategory } from '../AwardBallot/ballot.ts';

/** One category of a ballot, with the formatted texts of the file. */
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

/** What a JSON file contains in addition to the rankings. */
interface JsonHead {
  readonly title: string;
  readonly signature: string | undefined;
  readonly time: Date;
}

/**
 * Returns functions that write a ballot: as plain text with the voter and the time at the top, and as JSON.
 *
 * @param size how many positions each category has
 */
export function useBallotText(size: number) {
  const words = useChoiceWords(useMessages('BallotSummary', ballotSummaryMessages), size);
  const inWords = ({ finalists, ballot, noAward }: RankedCategory) =>
    ballotInWords(finalists, ballot, words, noAward);
  return {
    write: (categories: readonly RankedCategory[], head: readonly string[]): string =>
      formatBallot(
        categories.map((category) => ({
          title: category.title,
          warning: sameBallot(category.ballot, category.savedBallot) ? '' : words.notSaved,
          ...inWords(category),
        })),
        { head, ...words },
      ),
    /** Writes each category with its ranking; empty positions are left out. */
    writeJson: (categories: readonly RankedCategory[], head: JsonHead): string => {
      const rankings = categories.map((category) => ({
        category: category.key,
        title: category.title,
        isSaved: sameBallot(category.ballot, category.savedBallot),
        ranking: inWords(category)
          .lines.filter(({ isEmpty }) => !isEmpty)
          .map(({ position, title, isCounted }) => ({
            position,
            id: category.ballot[position - 1],
            title,
            isCounted,
          })),
      }));
      return `${JSON.stringify({ ...head, categories: rankings }, null, 2)}\n`;
    },
  };
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
