import { isDay, resolveInstant } from '@conkit/rules';
import { getOffset } from './offset.ts';
import type { Path } from './problems.ts';
import type { WrittenCatalogue, WrittenMembership } from './types.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Matches a time without an offset: `2019-01-01T09:00`. */
const LOCAL = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d))?$/;

/**
 * Returns the instant of a configured time: a day or a time in the convention's zone, an instant with an offset, or a
 * duration.
 *
 * @param edge which end of a day
 * @param firstStart durations such as `P30D` count from this instant
 * @returns an ISO 8601 instant; `undefined` for any other text
 */
export function resolveMoment(
  value: string,
  edge: 'start' | 'end',
  zone: string,
  firstStart: Date,
): string | undefined {
  if (isDay(value)) {
    const day = Date.parse(value) + (edge === 'end' ? DAY_MS : 0);
    return toInstant(new Date(day).toISOString().slice(0, 19), zone);
  }
  const [, day = '', hours, minutes, seconds = '00'] = LOCAL.exec(value) ?? [];
  if (isDay(day)) return toInstant(`${day}T${hours}:${minutes}:${seconds}`, zone);
  return resolveInstant(value, firstStart);
}

/**
 * Returns the instant at which clocks in a zone show a time. Of a time that they show twice it is the first one; a time
 * that they skip is as long after the change as it says.
 */
function toInstant(local: string, zone: string): string | undefined {
  if (Number.isNaN(Date.parse(`${local}Z`))) return undefined;
  // The offsets before and after any change of this day.
  const near = Date.parse(`${local}Z`);
  const [before = '', after = ''] = [near - DAY_MS, near + DAY_MS].map((time) =>
    getOffset(new Date(time), zone),
  );
  const found = [before, after].find(
    (offset) => getOffset(new Date(`${local}${offset}`), zone) === offset,
  );
  return new Date(`${local}${found ?? before}`).toISOString();
}

type Resolve = (path: Path, value: string, edge: 'start' | 'end') => string;

/** Returns the catalogue with the times of prices and sales as instants. */
export function resolveSaleTimes<Catalogue extends WrittenCatalogue>(
  catalogue: Catalogue,
  resolve: Resolve,
): Catalogue {
  const resolveProduct = <Product extends TimedProduct>(product: Product, path: Path): Product => {
    const { prices, sale } = product;
    return {
      ...product,
      ...(prices && {
        prices: prices.map((price, at) =>
          resolvePrice(price, (from) => resolve([...path, 'prices', at, 'from'], from, 'start')),
        ),
      }),
      ...(sale && {
        sale: {
          ...(sale.from !== undefined && {
            from: resolve([...path, 'sale', 'from'], sale.from, 'start'),
          }),
          ...(sale.until !== undefined && {
            until: resolve([...path, 'sale', 'until'], sale.until, 'end'),
          }),
        },
      }),
    };
  };
  const memberships = mapEntries(catalogue.memberships, (membership: WrittenMembership, type) => {
    const path = ['memberships', type];
    const { daypass } = membership;
    return {
      ...resolveProduct(membership, path),
      ...(daypass && {
        daypass: resolveProduct(daypass, [...path, 'daypass']),
      }),
    };
  });
  const product_categories = mapEntries(catalogue.product_categories, (category, key) => ({
    ...category,
    ...(category.products && {
      products: mapEntries(category.products, (product, type) =>
        resolveProduct(product, ['product_categories', key, 'products', type]),
      ),
    }),
  }));
  return { ...catalogue, memberships, product_categories };
}

const resolvePrice = <Price extends { readonly from?: string }>(
  price: Price,
  resolve: (from: string) => string,
): Price => (price.from === undefined ? price : { ...price, from: resolve(price.from) });

/** A product as written, as far as it has times. */
interface TimedProduct {
  readonly prices?: readonly { readonly from?: string }[];
  readonly sale?: { readonly from?: string; readonly until?: string };
}

const mapEntries = <Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
