import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False on the server and while the browser takes the page over, when both must draw the same.
 *
 * @example
 * const draft = useHydrated() ? stored.read() : null;
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
