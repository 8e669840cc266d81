import { useCallback, useRef } from 'react';

/**
 * Wraps an action so that calls do nothing while it runs. A state update would be too late for the second
 * click of a double click. Rejections are ignored: the action must handle its errors.
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): (...args: Args) => void {
  const isUnderWay = useRef(false);
  return useCallback(
    (...args: Args) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const finish = () => {
        isUnderWay.current = false;
      };
      action(...args).then(finish, finish);
    },
    [action],
  );
}
