import { createContext, useContext } from 'react';

/** A heading's level in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const HeadingLevelContext = createContext<HeadingLevel | undefined>(undefined);

/**
 * Sets the level of the headings inside. Cards and pages set it for their content, so use it only below a heading of
 * your own.
 *
 * @example
 * ```tsx
 * <h2>Hugo Awards</h2>
 * <HeadingLevelProvider value={3}>
 *   <BallotReview … />
 * </HeadingLevelProvider>
 * ```
 */
export const HeadingLevelProvider = HeadingLevelContext.Provider;

/**
 * Returns the element of a heading and the level of the headings below it.
 *
 * @param fallback the level outside of any heading of the library
 * @param own the level that the component was given, if any
 */
export function useHeading(
  fallback: HeadingLevel,
  own?: HeadingLevel,
): { Heading: `h${HeadingLevel}`; below: HeadingLevel } {
  const around = useContext(HeadingLevelContext);
  const level = own ?? around ?? fallback;
  // There is no level below 6.
  return { Heading: `h${level}`, below: Math.min(level + 1, 6) as HeadingLevel };
}
