import { daypassDayKeys } from '@conkit/rules';
import type { Convention } from '../config/types.ts';

/** How a membership type is called. */
export const membershipName = ({ membership_types }: Convention, membership: string): string =>
  membership_types[membership]?.label.en ?? membership;

/** How a type of the purchase data is called. */
export const typeName = (config: Convention, category: string, type: string): string =>
  config.purchase_categories[category]?.types.find(({ key }) => key === type)?.label.en ?? type;

/** An amount of cents, as it is written in mails. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(cents / 100);

/** The names of the days of a day pass. */
export function dayNames(config: Convention, type: string, days: readonly boolean[]): string[] {
  const shape = config.purchase_categories['daypass']?.shape ?? [];
  const keys = daypassDayKeys(config.daypass.prices, type) ?? [];
  return keys
    .filter((_, at) => days[at])
    .map((key) => shape.find((field) => field.key === key)?.label.en ?? key);
}

/** The values of an item with the labels that its category has for them, in the order of the form. */
export function labelledData(
  config: Convention,
  category: string,
  data: Readonly<Record<string, unknown>> | null,
): string[] {
  const shape = config.purchase_categories[category]?.shape ?? [];
  return shape.flatMap(({ key, label, values }) => {
    const value = data?.[key];
    if (value === undefined || value === null || typeof value === 'object') return [];
    const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
    return [`${label.en}: ${values?.[text]?.en ?? text}`];
  });
}
