/** A price from an instant on. The first price of a product has no beginning. */
export interface PricePhase {
  /** An ISO 8601 instant. */
  readonly from?: string | undefined;
}

/** When a product is sold, as ISO 8601 instants: from the first one until just before the second one. */
export interface SaleWindow {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Whether a product can be bought, or why not. */
export type SaleState =
  | 'on_sale'
  | 'not_yet'
  | 'ended'
  /** Every place has its holder. */
  | 'sold_out'
  /** Every place has its holder or is being paid for, so that some can become free again. */
  | 'held';

const hasBegun = (instant: string | undefined, now: Date): boolean =>
  instant === undefined || Date.parse(instant) <= now.getTime();

/** Returns the price that holds at an instant: the last one that has begun (SAL-1). */
export const findPhase = <Each extends PricePhase>(
  phases: readonly Each[],
  now: Date,
): Each | undefined => phases.findLast(({ from }) => hasBegun(from, now));

/** Returns the next price, if it begins before the sale ends (SAL-2). */
export const findNextPhase = <Each extends PricePhase>(
  phases: readonly Each[],
  { until }: SaleWindow,
  now: Date,
): (Each & { readonly from: string }) | undefined => {
  const next = phases.find(({ from }) => !hasBegun(from, now));
  if (next?.from === undefined) return undefined;
  const isSold = until === undefined || Date.parse(next.from) < Date.parse(until);
  return isSold ? { ...next, from: next.from } : undefined;
};

/**
 * Returns whether a product is on sale: from the beginning of its sale until just before the end, while there are places
 * (SAL-3).
 *
 * @param places `full` when every place has its holder, `held` when the last ones are being paid for
 */
export const getSaleState = (
  { from, until }: SaleWindow,
  now: Date,
  places: 'free' | 'full' | 'held',
): SaleState => {
  if (until !== undefined && hasBegun(until, now)) return 'ended';
  if (!hasBegun(from, now)) return 'not_yet';
  if (places === 'free') return 'on_sale';
  return places === 'full' ? 'sold_out' : 'held';
};
