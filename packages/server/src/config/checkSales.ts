import { listProducts } from './catalogue.ts';
import type { Path, Report } from './problems.ts';
import { suggest } from './suggest.ts';
import type { WrittenCatalogue } from './types.ts';

/** The categories whose products are sold only as memberships are, or with them. */
const WITHOUT_SALES: ReadonlySet<string> = new Set(['upgrade', 'paper_pubs']);

/** Checks that each product has one price at every time of its sale, and that its pool exists. */
export function checkSales(catalogue: WrittenCatalogue, report: Report): void {
  const { pools = {}, product_categories } = catalogue;
  for (const { path, product } of listProducts(catalogue)) {
    const { prices = [], sale = {}, quota, pool } = product;
    checkPhases(prices, sale, path, report);
    if (sale.from !== undefined && sale.until !== undefined && !isBefore(sale.from, sale.until)) {
      report([...path, 'sale', 'until'], 'is not after from');
    }
    if (pool === undefined) continue;
    const shared = pools[pool]?.places;
    if (shared === undefined) {
      report([...path, 'pool'], `is no pool: "${pool}"${suggest(pool, Object.keys(pools))}`);
    } else if (quota !== undefined && quota > shared) {
      report([...path, 'quota'], `is more than the pool "${pool}" has: ${shared}`);
    }
  }
  const used = new Set(listProducts(catalogue).map(({ product }) => product.pool));
  for (const name of Object.keys(pools)) {
    if (!used.has(name)) report(['pools', name], `is never used: give a product \`pool: ${name}\``);
  }
  for (const category of WITHOUT_SALES) {
    for (const [type, product] of Object.entries(product_categories[category]?.products ?? {})) {
      for (const field of ['sale', 'quota', 'pool'] as const) {
        if (product[field] === undefined) continue;
        report(['product_categories', category, 'products', type, field], 'is for other products');
      }
    }
  }
}

const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other);

/** Checks the order of prices, and that each holds at some time of the sale. */
function checkPhases(
  prices: readonly { readonly from?: string }[],
  sale: { readonly from?: string; readonly until?: string },
  path: Path,
  report: Report,
): void {
  for (const [at, { from }] of prices.entries()) {
    const place = [...path, 'prices', at];
    const before = prices[at - 1]?.from;
    if (at === 0 && from !== undefined) {
      report([...place, 'from'], 'leaves no price before it: the first price has no from');
    } else if (at > 0 && from === undefined) {
      report(place, 'needs from: the price before it would never end');
    } else if (from !== undefined && before !== undefined && !isBefore(before, from)) {
      report([...place, 'from'], 'is not after the price before it');
    } else if (from !== undefined && sale.until !== undefined && !isBefore(from, sale.until)) {
      report([...place, 'from'], 'is after the end of the sale');
    } else if (from !== undefined && sale.from !== undefined && !isBefore(sale.from, from)) {
      report([...place, 'from'], 'leaves the price before it out: the sale begins later');
    }
  }
}
