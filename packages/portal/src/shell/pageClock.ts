import type { PageClock } from './useNow.ts';

/**
 * Returns when the page's response started, by this device's clock in milliseconds since 1970, or now if
 * the browser lacks that. On a slow phone the scripts run many seconds later.
 */
function arrival(): number {
  const now = Date.now();
  const [page] = performance.getEntriesByType('navigation');
  const start = page && 'responseStart' in page ? Number(page.responseStart) : 0;
  return start > 0 ? Math.min(now, performance.timeOrigin + start) : now;
}

/**
 * Creates the server's clock for a page that starts at `startTime`.
 *
 * @param isDrawn whether the server rendered the page at `startTime`; otherwise `startTime` is the current
 *   time
 */
export const pageClock = (startTime: number, isDrawn: boolean): PageClock => ({
  start: startTime,
  ahead: startTime - (isDrawn ? arrival() : Date.now()),
});
