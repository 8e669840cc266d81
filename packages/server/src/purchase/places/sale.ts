import type { Sale } from '@conkit/api-client';
import {
  findNextPhase,
  getPlaces,
  getSaleState,
  type PlaceLimit,
  type TakenPlaces,
} from '@conkit/rules';
import { DAYPASS_PREFIX } from '../../config/catalogue.ts';
import type { Convention, PurchaseType } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../errors.ts';
import { getLimitName, readTaken } from './taken.ts';

/** Returns the type of a day pass, such as `Adult` of `daypass-Adult`. */
const getPassType = (key: string): string => key.slice(DAYPASS_PREFIX.length);

/**
 * Requires that a product is sold at this time. Its places are taken later, in the transaction that records the purchase.
 *
 * @throws ProblemError `not_on_sale`
 */
export function requireOnSale(
  { config, clock }: Pick<Context, 'clock' | 'config'>,
  category: string,
  type: string,
): void {
  const product = config.purchase_categories[category]?.types.find(({ key }) => key === type);
  if (getSaleState(product?.sale ?? {}, clock.now(), 'free') === 'on_sale') return;
  throw new ProblemError('not_on_sale');
}

/** Returns the sale of each product that has a sale, a further price or a limit, by category and type. */
export async function readSales({
  db,
  config,
  clock,
}: Pick<Context, 'clock' | 'config' | 'db'>): Promise<
  (category: string, type: PurchaseType) => Sale | undefined
> {
  const now = clock.now();
  const taken = await readTaken(db, config.place_limits, now);
  return (category, type) => toSale(config, now, taken, category, type);
}

function toSale(
  { daypass, place_limits }: Convention,
  now: Date,
  taken: ReadonlyMap<PlaceLimit, TakenPlaces>,
  category: string,
  { key, phases = [], sale: window = {} }: PurchaseType,
): Sale | undefined {
  const name = getLimitName(category, key);
  const own = place_limits.filter(({ products }) => products.includes(name));
  const passes = category === 'daypass' ? (daypass.phases[getPassType(key)] ?? []) : [];
  const next = findNextPhase(phases, window, now);
  const nextPass = findNextPhase(passes, window, now);
  const changes = next?.from ?? nextPass?.from;
  const hasWindow = window.from !== undefined || window.until !== undefined;
  if (own.length === 0 && changes === undefined && !hasWindow) return undefined;
  const places = own.map((limit) => getPlaces(limit, taken.get(limit) ?? { sold: 0, held: 0 }));
  const full = own.filter((_, at) => places[at] !== 'free').map((limit) => limit.key);
  return {
    state: getSaleState(
      window,
      now,
      places.find((one) => one === 'full') ?? places.find((one) => one === 'held') ?? 'free',
    ),
    ...(window.from !== undefined && { from: window.from }),
    ...(window.until !== undefined && { until: window.until }),
    ...(changes !== undefined && { changes }),
    ...(next && { next_amount: next.amount }),
    ...(nextPass && { next_days: { ...nextPass.days } }),
    ...(own.length > 0 && { limits: own.map((limit) => limit.key) }),
    ...(full.length > 0 && { full }),
  };
}
