import { useMemo } from 'react';

/**
 * The words of a ballot; with a single position nothing is ranked but one finalist chosen, and `choice` says so. The same
 * object as long as nothing changes.
 *
 * @param size how many positions a ballot has
 */
export const useChoiceWords = <Words extends { readonly choice: object }>(
  words: Words,
  size: number,
): Words => useMemo(() => (size === 1 ? { ...words, ...words.choice } : words), [words, size]);
