import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function for as long as the component lives, which runs the newest version: what takes it
 * need not be drawn again. For events only, not while drawing.
 */
export const useStableCallback = <Args extends unknown[]>(callback: (...args: Args) => void) => {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
};
