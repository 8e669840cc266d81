import type { NominationHint } from '@conkit/rules';
import { useCallback } from 'react';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';
import type { NominatedCategory } from './types.ts';

/** Returns a function that puts a hint into words. */
export function useHintText(
  categories: readonly NominatedCategory[],
  words: AwardNominationsMessages,
) {
  const { locale } = useSurroundings();
  // Depends on the titles only, so that the function is stable while the nominator types.
  const titles = JSON.stringify(categories.map(({ key, title }) => [key, title]));
  return useCallback(
    (hint: NominationHint) => {
      // The grid shows duplicates itself.
      if (hint.kind === 'duplicate') return '';
      const title = new Map<string, string>(JSON.parse(titles)).get(hint.category) ?? hint.category;
      if (hint.kind === 'elsewhere') return words.elsewhere(title);
      return words.length(new Intl.NumberFormat(locale).format(hint.value), hint.unit, title);
    },
    [titles, words, locale],
  );
}
