import type { BallotSummaryMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { languages } from '../languages.ts';
import { useLanguage } from '../useLanguage.ts';
import { useRankedBallotMessages } from './rankedBallot.ts';

/** The words of a ballot that is summed up, in the reader's language. */
export function useBallotSummaryMessages(): BallotSummaryMessages {
  const { t } = useLingui();
  const { tag } = languages[useLanguage()];
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
        const works = new Intl.ListFormat(tag, { style: 'short', type: 'unit' }).format(titles);
        return t`Not ranked: ${works}.`;
      },
      notSaved: t`Not saved yet`,
    }),
    [t, tag, noEntry, noAward, nothingRanked, replaced, unknownEntry],
  );
}
