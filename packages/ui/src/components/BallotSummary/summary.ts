import {
  countedBallot,
  NO_AWARD_ID,
  normalizeBallot,
  rankableFinalists,
  unrankedFinalists,
  withNoAward,
  type Ballot,
  type Finalist,
} from '@conkit/rules';
import type { BallotSummaryMessages } from './BallotSummary.messages.ts';

/** One position of a ballot in words. */
export interface SummaryLine {
  /** From 1. */
  readonly position: number;
  readonly title: string;
  readonly credit: string;
  /** Why the entry is not an ordinary one any more; empty for nearly all. */
  readonly note: string;
  /** The position is empty. */
  readonly isEmpty: boolean;
  /** Whether it is above the first empty position (BAL-11). */
  readonly isCounted: boolean;
}

/** A category's ballot in words: its positions in order, and the titles of what has none. */
export interface BallotInWords {
  readonly lines: readonly SummaryLine[];
  readonly unranked: readonly string[];
}

type Words = Pick<BallotSummaryMessages, 'noEntry' | 'noAward' | 'replaced' | 'unknownEntry'>;

/** Puts a ballot into words, for a review, a printer or a text file. */
export const ballotInWords = (
  finalists: readonly Finalist[],
  ballot: Ballot,
  words: Words,
): BallotInWords => {
  const entries = normalizeBallot(ballot);
  const counted = countedBallot(entries).length;
  const byId = new Map(finalists.map((finalist) => [finalist.id, finalist]));
  const titleOf = (id: number) =>
    id === NO_AWARD_ID ? words.noAward : (byId.get(id)?.title ?? words.unknownEntry(id));
  const noteOf = (replaced: Finalist['replaced']) =>
    replaced
      ? words.replaced({ on: replaced.on, by: replaced.by ? titleOf(replaced.by) : undefined })
      : '';
  const lines = entries.map((id, at) => ({
    position: at + 1,
    title: id === null ? words.noEntry : titleOf(id),
    credit: (id === null ? undefined : byId.get(id)?.subtitle) ?? '',
    note: id === null ? '' : noteOf(byId.get(id)?.replaced),
    isEmpty: id === null,
    isCounted: at < counted,
  }));
  const rankable = withNoAward(rankableFinalists(finalists)).map(({ id }) => id);
  return { lines, unranked: unrankedFinalists(rankable, entries).map(titleOf) };
};
