import { withJitter } from '../../../api/jitter.ts';
import type { ApiError } from '../../../api/problem.ts';

const RETRY_MS = [5000, 10_000, 20_000, 40_000, 60_000];

/**
 * Returns how long to wait before a failed save is retried, in milliseconds, or undefined if it would fail
 * again. Waits longer after consecutive failures and at least as long as the server's `Retry-After`, with a
 * random part.
 */
export function retryDelay(
  { status, retryAfter = 0 }: ApiError,
  failures: number,
  random?: () => number,
): number | undefined {
  const isPassing = status === 0 || status === 429 || status >= 500;
  if (!isPassing) return undefined;
  const delay = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
  return withJitter(Math.max(delay, retryAfter * 1000), random);
}
