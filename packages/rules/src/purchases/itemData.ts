import { itemFields, type ItemField } from './items.ts';
import { isBlank } from '../people/people.ts';

/** A configured field of an item; `values` are its choices. */
export interface ChoosableField extends ItemField {
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The submitted values of an item's fields. */
export type ItemData = Readonly<Record<string, unknown>>;

/** A problem with the value of one field. */
export interface ItemDataProblem {
  readonly key: string;
  readonly kind: 'required' | 'wrong_type' | 'not_offered' | 'unknown';
}

/** The value of a field. */
export type ItemValue = string | number | boolean;

/** Returns whether a value counts as not given. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value));

/** Returns a value by its key; undefined for the keys that every object has. */
export const getValue = (data: ItemData, key: string): unknown =>
  Object.hasOwn(data, key) ? data[key] : undefined;

const findProblem = (
  { type, required, values }: ChoosableField,
  value: unknown,
): ItemDataProblem['kind'] | undefined => {
  if (isMissing(value)) return required ? 'required' : undefined;
  if (typeof value !== type || Number.isNaN(value)) return 'wrong_type';
  if (required && value === false) return 'required';
  return values && !Object.hasOwn(values, String(value)) ? 'not_offered' : undefined;
};

/**
 * Returns the problems of an item's values: each required field needs a value, of the field's type and among its
 * choices, and unknown fields are refused. Fields that the server generates are ignored (PUR-30).
 */
export const itemDataProblems = (
  shape: readonly ChoosableField[],
  data: ItemData,
): readonly ItemDataProblem[] => {
  const wrong = itemFields(shape).flatMap((field) => {
    const kind = findProblem(field, getValue(data, field.key));
    return kind ? [{ key: field.key, kind }] : [];
  });
  return [...wrong, ...unknownValues(shape, data)];
};

/** Returns a problem for each value without a field. */
export const unknownValues = (
  fields: readonly { readonly key: string }[],
  data: ItemData,
): readonly { readonly key: string; readonly kind: 'unknown' }[] => {
  const known = new Set(fields.map(({ key }) => key));
  return Object.keys(data).flatMap((key) => (known.has(key) ? [] : [{ key, kind: 'unknown' }]));
};

/** Returns the values that the buyer fills in, without blank ones and surrounding space (PUR-31). */
export const cleanItemData = (
  shape: readonly ItemField[],
  data: ItemData,
): Readonly<Record<string, ItemValue>> =>
  Object.fromEntries(
    itemFields(shape).flatMap(({ key, type }): [string, ItemValue][] => {
      const value = getValue(data, key);
      if (isMissing(value) || typeof value !== type) return [];
      if (typeof value === 'string') return [[key, value.trim()]];
      return typeof value === 'number' || typeof value === 'boolean' ? [[key, value]] : [];
    }),
  );

/**
 * Returns the values of an item that the caller may see. Generated values are for the account of the item's person,
 * and for the payer only when the item is not for another person (PUR-32).
 *
 * @param shape the fields of the category; undefined when it is no longer configured
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
