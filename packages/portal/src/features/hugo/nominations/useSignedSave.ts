import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Saves categories after the signature; without one nothing is sent. The same function for as long as the
 * page lives, so that the categories are not drawn anew.
 */
export function useSignedSave(
  sign: () => Promise<string | null>,
  save: (categories: readonly string[], signature: string) => Promise<void>,
): (categories: readonly string[]) => void {
  const newest = useRef(sign);
  useLayoutEffect(() => {
    newest.current = sign;
  });
  return useCallback(
    async (categories) => {
      const signature = await newest.current();
      if (signature !== null) await save(categories, signature);
    },
    [save],
  );
}
