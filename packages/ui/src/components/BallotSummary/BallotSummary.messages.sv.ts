import type { BallotSummaryMessages } from './BallotSummary.messages.ts';

export const ballotSummarySv: Partial<BallotSummaryMessages> = {
  noEntry: '[Inget bidrag]',
  noAward: 'Inget pris',
  nothingRanked: 'Inget rangordnat.',
  unknownEntry: (id) => `Okänt bidrag ${id}`,
  rankingOf: (category) => `Din rangordning i ${category}`,
  wouldNotCount: 'skulle inte räknas',
  notRanked: (titles) => `Inte rangordnade: ${titles.join('; ')}.`,
  notSaved: 'Inte sparat än',
  choice: {
    nothingRanked: 'Inget är valt.',
    rankingOf: (category) => `Ditt val: ${category}`,
    notRanked: (titles) => `Inte valda: ${titles.join('; ')}.`,
  },
};
