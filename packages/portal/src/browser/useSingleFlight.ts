import { useCallback, useRef } from 'react';

/**
 * The same action, which does nothing while it is under way: the second click of a double click comes
 * before anything could have been drawn. What goes wrong is the action's own to tell.
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): (...args: Args) => void {
  const isUnderWay = useRef(false);
  return useCallback(
    (...args: Args) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const land = () => {
        isUnderWay.current = false;
      };
      action(...args).then(land, land);
    },
    [action],
  );
}
