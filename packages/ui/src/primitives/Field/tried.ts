import { createContext, use } from 'react';

/** Whether the form around a field was tried: from then on every field says what it lacks. */
export const TriedContext = createContext(false);

/**
 * Whether the form around was tried though something was missing.
 *
 * @returns false outside a form that tells
 */
export const useTried = (): boolean => use(TriedContext);
