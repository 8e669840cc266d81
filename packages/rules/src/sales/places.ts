/** The places that one product or several have together: a quota or a pool. */
export interface PlaceLimit {
  readonly key: string;
  readonly places: number;
  /** The products that take these places. */
  readonly products: readonly string[];
}

/** Equal claims to places: of people who have their product, or of those who are buying it. */
export interface PlaceClaim {
  /** What each has, or buys: the membership and the day pass of a person, or an item. */
  readonly products: readonly string[];
  /** What each has already, in an upgrade. By default nothing. */
  readonly instead?: readonly string[] | undefined;
  readonly count: number;
}

/** The taken places of a limit. */
export interface TakenPlaces {
  readonly sold: number;
  /** Being paid for. */
  readonly held: number;
}

const NOTHING: readonly string[] = [];

/**
 * Returns how many places of a limit are claimed. A person takes one place, even with a membership and a day pass of the
 * same limit. An upgrade needs none in a limit that the person is in already (SAL-4).
 */
export const countClaimed = (
  { products: own }: Pick<PlaceLimit, 'products'>,
  claims: readonly PlaceClaim[],
): number =>
  claims.reduce((sum, { products, instead = NOTHING, count }) => {
    const isIn = (product: string) => own.includes(product);
    return products.some(isIn) && !instead.some(isIn) ? sum + count : sum;
  }, 0);

/** Returns how many places are left: none when more are taken than there are (SAL-5). */
export const countLeft = ({ places }: Pick<PlaceLimit, 'places'>, taken: TakenPlaces): number =>
  Math.max(0, places - taken.sold - taken.held);

/**
 * Returns whether a limit has places: `full` when the people who have their product take all, `held` when those who are
 * paying take the last ones (SAL-6).
 */
export const getPlaces = (
  limit: Pick<PlaceLimit, 'places'>,
  taken: TakenPlaces,
): 'free' | 'full' | 'held' => {
  if (countLeft(limit, taken) > 0) return 'free';
  return taken.sold >= limit.places ? 'full' : 'held';
};

/**
 * Returns the limits that have too few places for all claims of a purchase. Each must have enough: a purchase is never
 * sold in part (SAL-7).
 *
 * @param getTaken the places that other purchases take
 */
export const findFullLimits = <Limit extends PlaceLimit>(
  limits: readonly Limit[],
  claims: readonly PlaceClaim[],
  getTaken: (limit: Limit) => TakenPlaces,
): readonly Limit[] =>
  limits.filter((limit) => {
    const needed = countClaimed(limit, claims);
    return needed > 0 && needed > countLeft(limit, getTaken(limit));
  });

/** What a client knows about the sale of a product. Absent without limits and dates. */
interface KnownSale {
  readonly state: string;
  /** The names of its limits. */
  readonly limits?: readonly string[];
  /** Those that have no place left. */
  readonly full?: readonly string[];
}

/**
 * Returns whether an upgrade can be bought: its type is on sale, or lacks places only in limits that the person is in
 * already (SAL-10).
 */
export const canUpgradeTo = (to: KnownSale | undefined, from: KnownSale | undefined): boolean => {
  if (!to || to.state === 'on_sale') return true;
  if (to.state !== 'sold_out' && to.state !== 'held') return false;
  return (to.full ?? NOTHING).every((limit) => from?.limits?.includes(limit));
};

/** How long a purchase that waits for its buyer holds its places (SAL-8). */
export const HOLD_MS = 15 * 60_000;

/** The most places that one account can hold without having paid for them (SAL-9). */
export const MAX_HELD_PLACES = 10;

/**
 * Returns until when a purchase holds its places: while it is being processed, without an end; while it waits for its
 * buyer, 15 minutes from its beginning (SAL-8).
 */
export const getHoldEnd = (
  status: 'processing' | 'requires_action',
  begun: Date,
): Date | undefined => (status === 'processing' ? undefined : new Date(begun.getTime() + HOLD_MS));

/** Returns whether an account can hold more places: 10 at most, so that no one can empty a shop without paying (SAL-9). */
export const canHold = (held: number, more: number): boolean => held + more <= MAX_HELD_PLACES;
