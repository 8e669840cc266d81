import type { PageClock } from './useNow.ts';

/**
 * When the page began to come, by this device's clock in milliseconds since 1970. The scripts run later, on
 * a slow phone by many seconds. Now, where the browser does not tell.
 */
function arrival(): number {
  const now = Date.now();
  const [page] = performance.getEntriesByType('navigation');
  const start = page && 'responseStart' in page ? Number(page.responseStart) : 0;
  return start > 0 ? Math.min(now, performance.timeOrigin + start) : now;
}

/**
 * The server's clock for a page that begins with `startTime`.
 *
 * @param isDrawn whether the server drew the page, and `startTime` is its clock then; else it is now
 */
export const pageClock = (startTime: number, isDrawn: boolean): PageClock => ({
  start: startTime,
  ahead: startTime - (isDrawn ? arrival() : Date.now()),
});
