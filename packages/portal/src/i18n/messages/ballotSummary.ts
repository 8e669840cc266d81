import type { BallotSummaryMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useRankedBallotMessages } from './rankedBallot.ts';

/** The words of a ballot that is summed up, in the reader's language. */
export function useBallotSummaryMessages(): BallotSummaryMessages {
  const { t } = useLingui();
  const { noEntry, noAward, nothingRanked, replaced, unknownEntry } = useRankedBallotMessages();
  return useMemo(
    () => ({
      noEntry,
      noAward,
      nothingRanked,
      replaced,
      unknownEntry,
      rankingOf: (category) => t`Your ranking for ${category}`,
      wouldNotCount: t`would not count`,
      notRanked: (titles) => {
        // Titles have commas of their own.
        const works = titles.join('; ');
        return t`Not ranked: ${works}.`;
      },
      notSaved: t`Not saved yet`,
    }),
    [t, noEntry, noAward, nothingRanked, replaced, unknownEntry],
  );
}
