import { startTransition, useEffect, useState } from 'react';

/** However busy the browser is, the next one comes after this, in milliseconds. */
const LATEST_MS = 300;

/** Runs a task when the browser has time; Safari does not tell. @returns takes it back */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, { timeout: LATEST_MS });
  return () => cancelIdleCallback(id);
}

/**
 * How many of many heavy parts are drawn: the first at once, on the server too; each of the others when the
 * browser has time, so that none keeps a reader waiting.
 */
export function useDrawnCount(total: number, first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, total]);
  return count;
}
