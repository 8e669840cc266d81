// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { formatEnglishDay } from '../../words/formatValue.ts';

export interface BallotSummaryMessages {
  noEntry: string;
  noAward: string;
  /** Shown when nothing is ranked. */
  nothingRanked: string;
  /** Below a finalist that left the ballot. `on` is a date (YYYY-MM-DD), `by` the title of the replacement. */
  replaced: (values: { by?: string | null | undefined; on: string }) => string;
  /** The title of a ranked id that isn't among the finalists. */
  unknownEntry: (values: { id: string }) => string;
  /** The accessible name of a category's ranked list. */
  rankingOf: (values: { category: string }) => string;
  /** Shown beside an entry below an empty position. */
  wouldNotCount: string;
  /** Introduces the titles of the finalists that aren't ranked. */
  notRanked: (values: { titles: readonly string[] }) => string;
  /** Shown beside a category that isn't saved on the server yet. */
  notSaved: string;
  choice: {
    nothingRanked: string;
    rankingOf: (values: { category: string }) => string;
    notRanked: (values: { titles: readonly string[] }) => string;
  };
}

export const ballotSummaryMessages: BallotSummaryMessages = {
  noEntry: '[No entry]',
  noAward: 'No award',
  nothingRanked: 'Nothing ranked.',
  replaced: ({ by, on }) => !by ? `No longer on the ballot since ${formatEnglishDay(on)}.` : `No longer on the ballot: replaced by ${by} on ${formatEnglishDay(on)}.`,
  unknownEntry: ({ id }) => `Unknown entry ${id}`,
  rankingOf: ({ category }) => `Your ranking for ${category}`,
  wouldNotCount: 'does not count',
  notRanked: ({ titles }) => `Not ranked: ${titles.join('; ')}.`,
  notSaved: 'Not saved yet',
  choice: {
    nothingRanked: 'Nothing chosen.',
    rankingOf: ({ category }) => `Your choice for ${category}`,
    notRanked: ({ titles }) => `Not chosen: ${titles.join('; ')}.`,
  },
};
