import { createContext, use, useCallback, useEffect, useState } from 'react';
import { isKeptPage } from '../browser/kept.ts';

/** The server's clock, in milliseconds. It decides what is open, since a device's clock may be wrong. */
export interface PageClock {
  /** When the page was rendered, since 1970. */
  start: number;
  /** How far the server's clock is ahead of this device's. */
  ahead: number;
}

export const ClockContext = createContext<PageClock>({ start: 0, ahead: 0 });

/**
 * Returns the current time, updated every `everyMs` milliseconds. During hydration it is the time when the
 * page was rendered, so that the texts match.
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

/** Returns the server's clock for events and timers. Use {@link useNow} in rendered output. */
export function useServerClock(): () => Date {
  const { ahead } = use(ClockContext);
  return useCallback(() => new Date(Date.now() + ahead), [ahead]);
}

/**
 * Returns when the page's response started, by this device's clock in milliseconds since 1970, or now if
 * the browser doesn't report it. On a slow phone the scripts run many seconds later.
 */
function getArrivalTime(): number {
  const now = Date.now();
  const [page] = performance.getEntriesByType('navigation');
  const start = page && 'responseStart' in page ? Number(page.responseStart) : 0;
  return start > 0 ? Math.min(now, performance.timeOrigin + start) : now;
}

/**
 * Creates the server's clock for a page that starts at `startTime`.
 *
 * @param isRendered whether the server rendered the page at `startTime`; otherwise `startTime` is the current
 *   time. A kept page was rendered long ago, so this device's clock is used.
 */
export const createPageClock = (startTime: number, isRendered: boolean): PageClock => ({
  start: startTime,
  ahead: isKeptPage() ? 0 : startTime - (isRendered ? getArrivalTime() : Date.now()),
});
