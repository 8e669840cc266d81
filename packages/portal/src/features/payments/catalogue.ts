import type { PurchaseCategory, PurchaseData, PurchaseType } from '@conkit/api-client';
import { priceListOf, SOLD_ELSEWHERE, sortTypes } from '@conkit/rules';

/** An item's type with its category. */
export interface SoldType {
  key: string;
  category: PurchaseCategory;
  type: PurchaseType;
}

/** Returns the type with this name and its category, or undefined if the items page doesn't sell it. */
export function findType(data: PurchaseData, name: string): SoldType | undefined {
  for (const [key, category] of Object.entries(data)) {
    const type = category.types.find((candidate) => candidate.key === name);
    if (type && !SOLD_ELSEWHERE.has(key)) return { key, category, type };
  }
  return undefined;
}

/** Returns the page that sells a type, or undefined if the items page sells it or no page does. */
export function pageElsewhere(data: PurchaseData, name: string): string | undefined {
  const isIn = (key: string) => data[key]?.types.some((type) => type.key === name);
  if (isIn('new_member')) return `/new/${encodeURIComponent(name)}`;
  if (isIn('daypass')) return `/daypass/${encodeURIComponent(name.replace(/^daypass-/, ''))}`;
  return isIn('upgrade') || isIn('paper_pubs') ? '/upgrade' : undefined;
}

/** Returns the categories of the payments page, each with its types: dearest first, then by key. */
export const listedCategories = (data: PurchaseData) =>
  Object.entries(data)
    .filter(([key, { listed }]) => listed && !SOLD_ELSEWHERE.has(key))
    .map(([key, category]) => {
      const keys = sortTypes(
        category.types.map((type) => type.key),
        priceListOf(category.types),
      );
      const types = keys.flatMap((name) => category.types.find((type) => type.key === name) ?? []);
      return { key, category, types };
    });
