/**
 * Adds up to its own length to a wait, so that browsers that failed in the same second don't all return in one.
 *
 * @param ms the shortest wait, in milliseconds
 * @param random from 0 up to 1
 */
export const withJitter = (ms: number, random: () => number = Math.random): number =>
  Math.round(ms * (1 + random()));
