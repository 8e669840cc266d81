import type { Category } from '../ballot/categories.ts';
import { RuleError } from '../errors.ts';
import {
  checkNominationFields,
  cleanNominations,
  MAX_NOMINATIONS,
  sameNominations,
  type Nomination,
} from './nominations.ts';
import { isBlank } from '../people/people.ts';

/** Which version of a category's nominations wins. */
export type NominationMerge = 'mine' | 'theirs' | 'conflict';

/** The request that saves one category. */
export interface NominationSubmission {
  readonly category: string;
  readonly signature: string;
  readonly nominations: readonly Nomination[];
}

/**
 * Decides which version wins: the side that changed, or a conflict when both changed differently (NOM-9).
 *
 * @param base the version that both sides started from
 */
export const mergeNominations = (
  base: readonly Nomination[],
  mine: readonly Nomination[],
  theirs: readonly Nomination[],
): NominationMerge => {
  if (sameNominations(mine, theirs) || sameNominations(mine, base)) return 'theirs';
  return sameNominations(theirs, base) ? 'mine' : 'conflict';
};

/** Combines both versions without duplicates; `undefined` when that makes too many works (NOM-10). */
export const joinNominations = (
  mine: readonly Nomination[],
  theirs: readonly Nomination[],
  max: number = MAX_NOMINATIONS,
): readonly Nomination[] | undefined => {
  const own = cleanNominations(mine);
  const others = cleanNominations(theirs).filter(
    (nomination) => !own.some((candidate) => sameNominations([candidate], [nomination])),
  );
  return own.length + others.length <= max ? [...own, ...others] : undefined;
};

/**
 * Creates the request that saves a category. It needs a person, a category, a signature and the nominations, which
 * are sent without empty fields (NOM-11).
 *
 * @throws RuleError `bad_nomination_submit`, `unknown_category`, `unknown_nomination_key`
 */
export const nominationSubmission = (
  personId: number,
  category: string,
  signature: string,
  nominations: readonly Nomination[] | undefined,
  categories: readonly Category[],
): NominationSubmission => {
  const hasPerson = Number.isInteger(personId) && personId > 0;
  if (!hasPerson || isBlank(category) || isBlank(signature) || !nominations)
    throw new RuleError('bad_nomination_submit');
  const clean = cleanNominations(nominations);
  for (const nomination of [{}, ...clean]) checkNominationFields(nomination, category, categories);
  return { category, signature: signature.trim(), nominations: clean };
};

/**
 * Returns the cleaned nominations of a server answer, which must be a list (NOM-12).
 *
 * @throws RuleError `nominations_not_an_array`
 */
export const receivedNominations = (value: unknown): readonly Nomination[] => {
  if (!Array.isArray(value)) throw new RuleError('nominations_not_an_array');
  return cleanNominations(value);
};
