import type { PurchaseState } from '@conkit/api-client';
import { ApiError } from '../api/problem.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 10_000;

/** Waits, but no longer than until the signal. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

/**
 * Asks how a purchase stands until it is decided, at growing intervals. No answer means: not known yet.
 *
 * @param ask asks once; null means that the server never saw the purchase
 * @param onState is called with every answer
 */
export async function askUntilKnown(
  ask: () => Promise<PurchaseState | null>,
  onState: (state: PurchaseState | null) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
    try {
      const state = await ask();
      if (signal.aborted) return;
      onState(state);
      if (state?.status !== 'processing') return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    await pause(wait, signal);
    if (signal.aborted) return;
  }
}
