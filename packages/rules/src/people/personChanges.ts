import type { PaperPubs } from './people.ts';

/** The values of a record's fields, by field. */
export type FieldValues = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean => {
  if (!isObject(one) || !isObject(other)) return (one ?? null) === (other ?? null);
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.every((key) => isSame(one[key], other[key]));
};

const isObject = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null;

/** Returns the fields whose values the changes alter, in the order of the changes (CHG-1). */
export const effectiveChanges = (current: FieldValues, changes: FieldValues): readonly string[] =>
  Object.keys(changes).filter((field) => !isSame(current[field], changes[field]));

/**
 * Returns the fields that were changed to a different value in the meantime (CHG-2). Changes of different fields do
 * not conflict.
 *
 * @param changedMeanwhile the fields that were changed since the record was read
 */
export const conflictingFields = (
  current: FieldValues,
  changes: FieldValues,
  changedMeanwhile: readonly string[],
): readonly string[] =>
  effectiveChanges(current, changes).filter((field) => changedMeanwhile.includes(field));

/** A reason to refuse a change of paper publications. */
export type PaperPubsRefusal = 'not_bought' | 'not_removable';

/**
 * Returns why a change of paper publications is refused. If they cost money, only administrators add or remove them;
 * members who have them can change the address (CHG-3).
 */
export const paperPubsRefusal = (
  saved: PaperPubs | null,
  wanted: PaperPubs | null,
  { isPaid, isAdmin }: { readonly isPaid: boolean; readonly isAdmin: boolean },
): PaperPubsRefusal | undefined => {
  if (!isPaid || isAdmin || Boolean(saved) === Boolean(wanted)) return undefined;
  return wanted ? 'not_bought' : 'not_removable';
};
