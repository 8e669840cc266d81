import { sameBallot } from '@conkit/rules';
import { ballotSummaryMessages } from '../../components/BallotSummary/BallotSummary.messages.ts';
import { ballotInWords } from '../../components/BallotSummary/summary.ts';
import { useChoiceWords } from '../../words/useChoiceWords.ts';
import { useMessages } from '../../words/useMessages.ts';
import type { RankedCategory } from '../AwardBallot/types.ts';
import { ballotText } from './ballotText.ts';

/**
 * Returns a function that writes a ballot as plain text, headed by its voter and time.
 *
 * @param size how many positions each category has
 */
export function useBallotText(size: number) {
  const words = useChoiceWords(useMessages('BallotSummary', ballotSummaryMessages), size);
  return (categories: readonly RankedCategory[], head: readonly string[]): string =>
    ballotText(
      categories.map(({ title, finalists, noAward, ballot, saved }) => ({
        title,
        warning: sameBallot(ballot, saved) ? '' : words.notSaved,
        ...ballotInWords(finalists, ballot, words, noAward),
      })),
      { head, ...words },
    );
}
