import { nominationFields, type Category } from '../ballot/categories.ts';
import { RuleError } from '../errors.ts';
import { isBlank } from '../people/people.ts';

/** One nominated work: the values of its fields by their names. */
export type Nomination = Readonly<Record<string, string>>;

/** The default number of works that a person can nominate in a category (CAT-7). */
export const MAX_NOMINATIONS = 5;

/** Removes the empty fields of a nomination (CAT-8). */
export const cleanNomination = (nomination: Nomination): Nomination => {
  const filled = Object.entries(nomination).filter(([, value]) => !isBlank(value));
  return filled.length === Object.keys(nomination).length ? nomination : Object.fromEntries(filled);
};

/** Removes empty fields and empty nominations (CAT-8). */
export const cleanNominations = (
  nominations: readonly (Nomination | null)[],
): readonly Nomination[] =>
  nominations
    .flatMap((nomination) => (nomination ? [cleanNomination(nomination)] : []))
    .filter((nomination) => Object.keys(nomination).length > 0);

/**
 * Checks that a nomination has only fields of its category (CAT-9).
 *
 * @throws RuleError `unknown_category`, `unknown_nomination_key`
 */
export const checkNominationFields = (
  nomination: Nomination,
  category: string,
  categories: readonly Category[],
): void => {
  const fields = nominationFields(category, categories);
  if (Object.keys(nomination).some((key) => !fields.includes(key)))
    throw new RuleError('unknown_nomination_key');
};

const identity = (nomination: Nomination): string =>
  JSON.stringify(Object.entries(nomination).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Returns whether two cleaned lists of nominations are equal in any order (CAT-10). */
export const sameNominations = (
  one: readonly (Nomination | null)[],
  other: readonly (Nomination | null)[],
): boolean => {
  const [left, right] = [one, other].map((list) => cleanNominations(list).map(identity).sort());
  return JSON.stringify(left) === JSON.stringify(right);
};

/** A reason to refuse nominations; rows of the given list start at 0. */
export type NominationProblem =
  | { readonly kind: 'too_many'; readonly count: number; readonly most: number }
  | { readonly kind: 'unknown_field'; readonly row: number; readonly field: string };

/**
 * Returns every reason to refuse the nominations of a category: too many works without the empty rows, and fields
 * that the category does not have, even empty ones (CAT-7, CAT-9).
 *
 * @param fields the names of the category's fields
 * @returns an empty list for valid nominations
 */
export const nominationProblems = (
  nominations: readonly (Nomination | null)[],
  fields: readonly string[],
  most: number = MAX_NOMINATIONS,
): readonly NominationProblem[] => {
  const unknown = nominations.flatMap((nomination, row) =>
    Object.keys(nomination ?? {})
      .filter((field) => !fields.includes(field))
      .map((field): NominationProblem => ({ kind: 'unknown_field', row, field })),
  );
  const count = cleanNominations(nominations).length;
  return count > most ? [{ kind: 'too_many', count, most }, ...unknown] : unknown;
};
