import {
  rankedBallotMessages,
  type RankedBallotMessages,
} from '../RankedBallot/RankedBallot.messages.ts';

/** The messages that the summary shares with `RankedBallot`. */
type SharedMessages = Pick<
  RankedBallotMessages,
  'noEntry' | 'noAward' | 'nothingRanked' | 'replaced' | 'unknownEntry'
>;

export interface BallotSummaryMessages extends SharedMessages {
  /** The accessible name of a category's ranked list. */
  rankingOf: (category: string) => string;
  /** Shown beside an entry below an empty position. */
  wouldNotCount: string;
  /** Introduces the titles of the finalists that aren't ranked. */
  notRanked: (titles: readonly string[]) => string;
  /** Shown beside a category that isn't saved on the server yet. */
  notSaved: string;
  /** The messages used instead when the voter chooses one finalist and doesn't rank. */
  choice: Pick<BallotSummaryMessages, 'nothingRanked' | 'rankingOf' | 'notRanked'>;
}

export const ballotSummaryMessages: BallotSummaryMessages = {
  noEntry: rankedBallotMessages.noEntry,
  noAward: rankedBallotMessages.noAward,
  nothingRanked: rankedBallotMessages.nothingRanked,
  replaced: rankedBallotMessages.replaced,
  unknownEntry: rankedBallotMessages.unknownEntry,
  rankingOf: (category) => `Your ranking for ${category}`,
  wouldNotCount: 'would not count',
  notRanked: (titles) => `Not ranked: ${titles.join('; ')}.`,
  notSaved: 'Not saved yet',
  choice: {
    nothingRanked: rankedBallotMessages.choice.nothingRanked,
    rankingOf: (category) => `Your choice for ${category}`,
    notRanked: (titles) => `Not chosen: ${titles.join('; ')}.`,
  },
};
