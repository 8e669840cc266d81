import { rankedBallotFi } from '../RankedBallot/RankedBallot.messages.fi.ts';
import type { BallotSummaryMessages } from './BallotSummary.messages.ts';

export const ballotSummaryFi: BallotSummaryMessages = {
  noEntry: rankedBallotFi.noEntry,
  noAward: rankedBallotFi.noAward,
  nothingRanked: rankedBallotFi.nothingRanked,
  replaced: rankedBallotFi.replaced,
  unknownEntry: rankedBallotFi.unknownEntry,
  rankingOf: (category) => `Järjestyksesi: ${category}`,
  wouldNotCount: 'ei laskettaisi mukaan',
  notRanked: (titles) => `Ei järjestyksessä: ${titles.join('; ')}.`,
  notSaved: 'Ei vielä tallennettu',
  choice: {
    nothingRanked: rankedBallotFi.choice.nothingRanked,
    rankingOf: (category) => `Valintasi: ${category}`,
    notRanked: (titles) => `Ei valittu: ${titles.join('; ')}.`,
  },
};
