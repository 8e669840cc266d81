import { createContext, use } from 'react';

/** Whether the surrounding form was submitted, so that every field shows its missing value. */
export const TriedContext = createContext(false);

/**
 * Returns whether the surrounding form was submitted with missing values.
 *
 * @returns `false` outside a form that provides the context.
 */
export const useTried = (): boolean => use(TriedContext);
