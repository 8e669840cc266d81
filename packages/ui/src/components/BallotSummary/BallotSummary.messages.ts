import {
  rankedBallotMessages,
  type RankedBallotMessages,
} from '../RankedBallot/RankedBallot.messages.ts';

/** The words that a summary shares with the ballot it sums up. */
type SharedMessages = Pick<
  RankedBallotMessages,
  'noEntry' | 'noAward' | 'nothingRanked' | 'replaced' | 'unknownEntry'
>;

export interface BallotSummaryMessages extends SharedMessages {
  /** Names the ranked list of a category. */
  rankingOf: (category: string) => string;
  /** Beside an entry below an empty position. */
  wouldNotCount: string;
  /** Before the titles of what is not ranked. */
  notRanked: (titles: readonly string[]) => string;
  /** Beside a category that the server does not have yet. */
  notSaved: string;
  /** What is said in their place where one is chosen, and nothing ranked. */
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
