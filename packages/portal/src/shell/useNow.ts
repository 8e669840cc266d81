import { createContext, use, useCallback, useEffect, useState } from 'react';

/** The server's clock, which decides what is open: a device's own may be wrong. In milliseconds. */
export interface PageClock {
  /** The instant the page was drawn, since 1970. */
  start: number;
  /** How far the server's clock is ahead of this device's. */
  ahead: number;
}

export const ClockContext = createContext<PageClock>({ start: 0, ahead: 0 });

/**
 * The current time, renewed every `everyMs` milliseconds. While the browser takes a page over it is the
 * instant it was drawn, so that both draw the same words.
 */
export function useNow(everyMs: number): Date {
  const { start, ahead } = use(ClockContext);
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, ahead]);
  return new Date(now);
}

/** The server's clock, to be read in events and timers; for what is drawn there is {@link useNow}. */
export function useServerClock(): () => Date {
  const { ahead } = use(ClockContext);
  return useCallback(() => new Date(Date.now() + ahead), [ahead]);
}
