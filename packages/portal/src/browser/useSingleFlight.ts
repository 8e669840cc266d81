import { useCallback, useRef } from 'react';

/**
 * The same action, which does nothing while it is under way: the second click of a double click comes
 * before anything could have been drawn.
 */
export function useSingleFlight(action: () => Promise<unknown>): () => void {
  const isUnderWay = useRef(false);
  return useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const land = () => {
      isUnderWay.current = false;
    };
    action().then(land, land);
  }, [action]);
}
