import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns false on the server and during hydration, where both must render the same.
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
