import { countedBallot, type Ballot, type Finalist } from '@conkit/rules';
import { Fragment, memo } from 'react';
import { ballotSummaryMessages } from '../../components/BallotSummary/BallotSummary.messages.ts';
import { ballotInWords } from '../../components/BallotSummary/summary.ts';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './AwardBallot.css.ts';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';

interface CategoryLineProps {
  finalists: readonly Finalist[];
  noAward: string | null | undefined;
  ballot: Ballot;
  /** Whether the category is a single choice, which has no rank numbers. */
  isChoice: boolean;
  words: AwardBallotMessages;
}

/** The summary of a folded category: what is ranked, in order, how much of it counts, or who could be ranked. */
export const CategoryLine = memo(
  ({ finalists, noAward, ballot, isChoice, words }: CategoryLineProps) => {
    const names = useMessages('BallotSummary', ballotSummaryMessages);
    const ranked = ballotInWords(finalists, ballot, names, noAward).lines.filter(
      ({ isEmpty }) => !isEmpty,
    );
    if (ranked.length === 0) {
      return words.finalists(
        finalists.filter(({ replaced }) => !replaced).map(({ title }) => title),
      );
    }
    const counted = countedBallot(ballot).length;
    return (
      <>
        {counted < ranked.length && (
          <b className={css.gap}>{words.counts({ counted, ranked: ranked.length })}: </b>
        )}
        {ranked.map(({ position, title }, at) => (
          <Fragment key={position}>
            {at > 0 && ' · '}
            {!isChoice && (
              <>
                <b className={css.rank}>{position}</b>
                {'\u00a0'}
              </>
            )}
            <span>{title}</span>
          </Fragment>
        ))}
      </>
    );
  },
);
