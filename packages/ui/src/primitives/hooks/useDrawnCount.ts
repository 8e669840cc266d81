import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../words/whenIdle.ts';

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
