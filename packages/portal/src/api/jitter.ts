/** The most that is added, in milliseconds. */
const MOST_MS = 30_000;

/**
 * Adds up to its own length, and half a minute at most, to a wait, so that browsers that failed in the same second don't all return in one.
 *
 * @param ms the shortest wait, in milliseconds
 * @param random from 0 up to 1
 */
export const withJitter = (ms: number, random: () => number = Math.random): number =>
  Math.round(ms + Math.min(ms, MOST_MS) * random());
