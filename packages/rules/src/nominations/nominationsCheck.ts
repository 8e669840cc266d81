import { MAX_NOMINATIONS, cleanNominations, type Nomination } from './nominations.ts';

/** A reason to refuse nominations; rows count from 0 in the given list. */
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
