import { createContext, use, useEffect, useState } from 'react';

/** The instant the page was drawn, in milliseconds since 1970. */
export const StartTimeContext = createContext(0);

/**
 * The current time, renewed every `everyMs` milliseconds. While the browser takes a page over it is the
 * server's, so that both draw the same words.
 */
export function useNow(everyMs: number): Date {
  const start = use(StartTimeContext);
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return new Date(now);
}
