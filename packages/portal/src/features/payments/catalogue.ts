import type { PurchaseCategory, PurchaseData, PurchaseType } from '@conkit/api-client';
import { priceListOf, SOLD_ELSEWHERE, sortTypes } from '@conkit/rules';

/** A type of item and the category that it is in. */
export interface SoldType {
  key: string;
  category: PurchaseCategory;
  type: PurchaseType;
}

/** The type of this name and its category; undefined for what is not sold on the page of items. */
export function findType(data: PurchaseData, name: string): SoldType | undefined {
  for (const [key, category] of Object.entries(data)) {
    const type = category.types.find((candidate) => candidate.key === name);
    if (type && !SOLD_ELSEWHERE.has(key)) return { key, category, type };
  }
  return undefined;
}

/** The page of a type that is not sold on the page of items; undefined for what is sold there, or nowhere. */
export function pageElsewhere(data: PurchaseData, name: string): string | undefined {
  const isIn = (key: string) => data[key]?.types.some((type) => type.key === name);
  if (isIn('new_member')) return `/new/${encodeURIComponent(name)}`;
  if (isIn('daypass')) return `/daypass/${encodeURIComponent(name.replace(/^daypass-/, ''))}`;
  return isIn('upgrade') || isIn('paper_pubs') ? '/upgrade' : undefined;
}

/** The categories of the payments page, each with its types: dearest first, then by key. */
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
