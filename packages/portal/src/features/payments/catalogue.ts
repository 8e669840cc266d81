import type { PurchaseCategory, PurchaseData, PurchaseType } from '@conkit/api-client';
import { SOLD_ELSEWHERE } from '@conkit/rules';
import { paymentKeysQuery, purchaseDataQuery } from '../../api/prices.ts';
import type { LoadedContext } from '../../context.ts';

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
export function findOtherPage(data: PurchaseData, name: string): string | undefined {
  const isIn = (key: string) => data[key]?.types.some((type) => type.key === name);
  if (isIn('new_member')) return `/new/${encodeURIComponent(name)}`;
  if (isIn('daypass')) return `/daypass/${encodeURIComponent(name.replace(/^daypass-/, ''))}`;
  return isIn('upgrade') || isIn('paper_pubs') ? '/upgrade' : undefined;
}

type ItemContext = Pick<LoadedContext, 'api' | 'queryClient'>;

/** Loads the data of an item's form. The form also works without the payment keys. */
export const loadItem = ({ api, queryClient }: ItemContext) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    queryClient.prefetchQuery(paymentKeysQuery(api)),
  ]);
