import { findPhase, type DaypassPrices } from '@conkit/rules';
import type { Convention, PurchaseCategory, PurchaseType } from './types.ts';

/** An item for sale with the price that holds. */
export interface PricedType extends PurchaseType {
  /** In the currency's minor unit. Absent if the price is computed or agreed on. */
  readonly amount?: number;
}

/** What is sold, with the prices that hold at one instant. */
export interface PricedCatalogue {
  readonly categories: Readonly<
    Record<
      string,
      Omit<PurchaseCategory, 'types'> & {
        readonly types: readonly PricedType[];
      }
    >
  >;
  readonly daypass: DaypassPrices;
}

/** Returns what is sold, with the prices that hold at an instant. */
export const getCatalogueAt = (
  { purchase_categories, daypass }: Pick<Convention, 'daypass' | 'purchase_categories'>,
  now: Date,
): PricedCatalogue => ({
  categories: Object.fromEntries(
    Object.entries(purchase_categories).map(([key, category]) => [
      key,
      toPricedCategory(category, now),
    ]),
  ),
  daypass: Object.fromEntries(
    Object.entries(daypass.phases).map(([type, phases]) => [
      type,
      findPhase(phases, now)?.days ?? {},
    ]),
  ),
});

const toPricedCategory = (category: PurchaseCategory, now: Date) => ({
  ...category,
  types: category.types.map((type) => toPriced(type, now)),
});

function toPriced(type: PurchaseType, now: Date): PricedType {
  const amount = findPhase(type.phases ?? [], now)?.amount;
  return amount === undefined ? type : { ...type, amount };
}
