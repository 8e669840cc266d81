import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a stable function that calls the latest callback, so that children don't re-render. Call it in events only,
 * not during render.
 */
export const useStableCallback = <Args extends unknown[]>(callback: (...args: Args) => void) => {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
};
