import { createContext, use } from 'react';

const NowContext = createContext<Date | undefined>(undefined);

/**
 * Hands the present time to all that tells how long ago something was. What only stands between is not drawn
 * anew when it passes.
 *
 * @example
 * ```tsx
 * <NowProvider value={now}>
 *   <AwardBallot … />
 * </NowProvider>
 * ```
 */
export const NowProvider = NowContext.Provider;

/** The time of the nearest {@link NowProvider}; without one, of this device when it is drawn. */
export const useNow = (): Date => use(NowContext) ?? new Date();
