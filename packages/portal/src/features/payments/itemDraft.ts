import type { FieldError, NewItem, PurchaseField } from '@conkit/api-client';
import { isBlank, itemFields, type ItemDraft } from '@conkit/rules';
import {
  fallback,
  literal,
  nullable,
  number,
  object,
  pipe,
  record,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import type { SoldType } from './catalogue.ts';

/** A person found by the lookup. */
export interface FoundPerson {
  id: number;
  name: string;
  membership: string;
}

/** The content of an item's form. */
export interface ItemForm {
  /** The picked person's id, `other` for a member to look up, or null. */
  person: number | 'other' | null;
  found: FoundPerson | null;
  email: string;
  name: string;
  /** By field key. Numbers are as typed. */
  values: Readonly<Record<string, string | boolean>>;
}

/** Fields that are outside an item's data. */
const OWN_FIELDS = new Set(['invoice', 'comments']);

const kept = fallback(string(), '');
const isValue = (entry: [string, unknown]): entry is [string, string | boolean] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'boolean';

/** Parses a stored form. */
export const itemFormSchema = object({
  person: fallback(nullable(union([number(), literal('other')])), null),
  found: fallback(nullable(object({ id: number(), name: string(), membership: string() })), null),
  email: kept,
  name: kept,
  values: fallback(
    pipe(
      record(string(), unknown()),
      transform((values) => Object.fromEntries(Object.entries(values).filter(isValue))),
    ),
    {},
  ),
});

/** Parses a typed number: "2", "2,5". */
const numberOf = (text: string): number => Number(text.trim().replace(',', '.'));

/** Returns a field's value for the request, or undefined if it is empty. */
function valueOf({ type }: PurchaseField, value: string | boolean | undefined) {
  if (type === 'boolean') return value === true;
  if (typeof value !== 'string' || isBlank(value)) return undefined;
  return type === 'number' ? numberOf(value) : value.trim();
}

const valuesOf = (shape: readonly PurchaseField[], { values }: ItemForm) =>
  Object.fromEntries(
    itemFields(shape).flatMap((field) => {
      const value = valueOf(
        field,
        Object.hasOwn(values, field.key) ? values[field.key] : undefined,
      );
      return value === undefined ? [] : [[field.key, value] as const];
    }),
  );

/** Returns the form as the rules check it. */
export const ruleDraft = (
  shape: readonly PurchaseField[],
  form: ItemForm,
  person: FoundPerson | undefined,
): ItemDraft => ({
  person_id: person?.id ?? null,
  email: form.email,
  name: form.name,
  values: valuesOf(shape, form),
});

/** Returns the number fields whose text isn't a number. */
export const wrongNumbers = (shape: readonly PurchaseField[], { values }: ItemForm): string[] =>
  itemFields(shape).flatMap(({ key, type }) => {
    const value = values[key];
    if (type !== 'number' || typeof value !== 'string' || isBlank(value)) return [];
    return Number.isFinite(numberOf(value)) ? [] : [key];
  });

/** Returns an item as the API takes it. */
export function newItem(
  { key, category, type }: SoldType,
  form: ItemForm,
  person: FoundPerson | undefined,
): NewItem {
  const values = valuesOf(category.shape, form);
  const own = Object.entries(values).filter(([field]) => OWN_FIELDS.has(field));
  const data = Object.entries(values).filter(([field]) => !OWN_FIELDS.has(field));
  return {
    amount: type.amount ?? 0,
    category: key,
    type: type.key,
    data: Object.fromEntries(data),
    person_id: person?.id ?? null,
    person_name: person?.name ?? form.name.trim(),
    ...Object.fromEntries(own.map(([field, value]) => [field, String(value)])),
  };
}

/** Returns the field that an error refers to, or `email` for the payer's address. */
export function itemFieldOf({ pointer }: FieldError): string | undefined {
  if (pointer === '/body/email') return 'email';
  return /\/items\/0\/(?:data[./])?(\w+)$/.exec(pointer)?.[1];
}
