import { rankedBallotAr } from '../RankedBallot/RankedBallot.messages.ar.ts';
import type { BallotSummaryMessages } from './BallotSummary.messages.ts';

export const ballotSummaryAr: Partial<BallotSummaryMessages> = {
  noEntry: rankedBallotAr.noEntry,
  noAward: rankedBallotAr.noAward,
  nothingRanked: rankedBallotAr.nothingRanked,
  replaced: rankedBallotAr.replaced,
  unknownEntry: rankedBallotAr.unknownEntry,
  rankingOf: (category) => `ترتيبك في فئة ${category}`,
  wouldNotCount: 'لن يُحتسب',
  notRanked: (titles) => `غير مرتّب: ${titles.join('؛ ')}.`,
  notSaved: 'لم تُحفظ بعد',
  choice: {
    nothingRanked: rankedBallotAr.choice.nothingRanked,
    rankingOf: (category) => `اختيارك في فئة ${category}`,
    notRanked: (titles) => `لم يُختر: ${titles.join('؛ ')}.`,
  },
};
