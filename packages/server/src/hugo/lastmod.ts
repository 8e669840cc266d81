/** Nobody can know of a save that is still to come: it would count as newer than any other. */
export function isInFuture(
  lastmod: string | null | undefined,
  now: Date,
  newest: Date | null | undefined,
): boolean {
  if (!lastmod) return false;
  return Date.parse(lastmod) > Math.max(now.getTime(), newest?.getTime() ?? 0);
}
