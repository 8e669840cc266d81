import { createContext, use } from 'react';

const NowContext = createContext<Date | undefined>(undefined);

/**
 * Provides the current time for relative times. Components in between don't re-render when it changes.
 *
 * @example
 * ```tsx
 * <NowProvider value={now}>
 *   <AwardBallot … />
 * </NowProvider>
 * ```
 */
export const NowProvider = NowContext.Provider;

/** Returns the time of the nearest {@link NowProvider}, or the device's current time. */
export const useNow = (): Date => use(NowContext) ?? new Date();
