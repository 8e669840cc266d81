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

/** The fields that changes would really change, in the order of the changes (CHG-1). */
export const effectiveChanges = (current: FieldValues, changes: FieldValues): readonly string[] =>
  Object.keys(changes).filter((field) => !isSame(current[field], changes[field]));

/**
 * The fields in which two people who changed a record at once do not agree: changed by somebody else
 * meanwhile, and to something else (CHG-2). Changes of different fields are joined.
 *
 * @param changedMeanwhile the fields that were changed since the record was read
 */
export const conflictingFields = (
  current: FieldValues,
  changes: FieldValues,
  changedMeanwhile: readonly string[],
): readonly string[] =>
  effectiveChanges(current, changes).filter((field) => changedMeanwhile.includes(field));

/** What speaks against a change of somebody's paper publications. */
export type PaperPubsRefusal = 'not_bought' | 'not_removable';

/**
 * Where paper publications are paid for, only an administrator gives or takes them; who has them says
 * where they go (CHG-3).
 */
export const paperPubsRefusal = (
  saved: PaperPubs | null,
  wanted: PaperPubs | null,
  { isPaid, isAdmin }: { readonly isPaid: boolean; readonly isAdmin: boolean },
): PaperPubsRefusal | undefined => {
  if (!isPaid || isAdmin || Boolean(saved) === Boolean(wanted)) return undefined;
  return wanted ? 'not_bought' : 'not_removable';
};
