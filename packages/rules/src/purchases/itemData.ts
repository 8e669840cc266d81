import { itemFields, type ItemField } from './items.ts';
import { isBlank } from '../people/people.ts';

/** A field of an item as the convention describes it; `values` are what can be chosen. */
export interface ChoosableField extends ItemField {
  readonly values?: Readonly<Record<string, unknown>>;
}

/** What somebody sends as the values of an item's fields. */
export type ItemData = Readonly<Record<string, unknown>>;

/** What is wrong with the value of one field. */
export interface ItemDataProblem {
  readonly key: string;
  readonly kind: 'required' | 'wrong_type' | 'not_offered' | 'unknown';
}

/** What a field can hold. */
export type ItemValue = string | number | boolean;

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value));

const valueOf = (data: ItemData, key: string): unknown =>
  Object.hasOwn(data, key) ? data[key] : undefined;

const problemOf = (
  { type, required, values }: ChoosableField,
  value: unknown,
): ItemDataProblem['kind'] | undefined => {
  if (isMissing(value)) return required ? 'required' : undefined;
  if (typeof value !== type || Number.isNaN(value)) return 'wrong_type';
  if (required && value === false) return 'required';
  return values && !Object.hasOwn(values, String(value)) ? 'not_offered' : undefined;
};

/**
 * An item has a value for each required field, of the field's type and among those that are offered,
 * and none for a field that its category does not know; what the server generates does not count (PUR-30).
 */
export const itemDataProblems = (
  shape: readonly ChoosableField[],
  data: ItemData,
): readonly ItemDataProblem[] => {
  const known = new Set(shape.map(({ key }) => key));
  const wrong = itemFields(shape).flatMap((field) => {
    const kind = problemOf(field, valueOf(data, field.key));
    return kind ? [{ key: field.key, kind }] : [];
  });
  const unknown = Object.keys(data).filter((key) => !known.has(key));
  return [...wrong, ...unknown.map((key) => ({ key, kind: 'unknown' as const }))];
};

/** Of an item's values those are kept that its buyer fills in, without blanks and surrounding space (PUR-31). */
export const cleanItemData = (
  shape: readonly ItemField[],
  data: ItemData,
): Readonly<Record<string, ItemValue>> =>
  Object.fromEntries(
    itemFields(shape).flatMap(({ key, type }): [string, ItemValue][] => {
      const value = valueOf(data, key);
      if (isMissing(value) || typeof value !== type) return [];
      if (typeof value === 'string') return [[key, value.trim()]];
      return typeof value === 'number' || typeof value === 'boolean' ? [[key, value]] : [];
    }),
  );

/**
 * An item's values as somebody may see them: what the server generated is for the account of its person, and
 * for the payer only when the item is for nobody else (PUR-32).
 *
 * @param shape the fields of the category; undefined for one that is not configured any more
 */
export const visibleItemData = (
  shape: readonly ItemField[] | undefined,
  data: ItemData,
  isForSomebodyElse: boolean,
): ItemData => {
  if (!isForSomebodyElse) return data;
  const known = new Set(shape?.filter(({ generated }) => !generated).map(({ key }) => key));
  return Object.fromEntries(Object.entries(data).filter(([key]) => known.has(key)));
};
