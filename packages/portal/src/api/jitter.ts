const MOST_MS = 30_000;

/**
 * Adds a random delay of up to `ms`, at most 30 seconds, so that browsers that failed at the same time
 * don't all retry at once.
 *
 * @param ms the shortest wait, in milliseconds
 * @param random returns a number from 0 up to 1
 */
export const withJitter = (ms: number, random: () => number = Math.random): number =>
  Math.round(ms + Math.min(ms, MOST_MS) * random());
