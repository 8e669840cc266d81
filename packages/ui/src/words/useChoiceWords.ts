import { useMemo } from 'react';

/**
 * Returns a ballot's messages. With a single position, the messages in `choice` replace those about ranking. The object
 * is stable while nothing changes.
 *
 * @param size The ballot's number of positions.
 */
export const useChoiceWords = <Words extends { readonly choice: object }>(
  words: Words,
  size: number,
): Words => useMemo(() => (size === 1 ? { ...words, ...words.choice } : words), [words, size]);
