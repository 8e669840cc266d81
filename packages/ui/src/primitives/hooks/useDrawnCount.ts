import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../words/dates.ts';

/**
 * Returns how many of several expensive parts to render: `first` immediately, also on the server, and then one more
 * whenever the browser is idle.
 */
export function useDrawnCount(total: number, first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, total]);
  return count;
}
