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

/** Which of two versions of a category's nominations goes on. */
export type NominationMerge = 'mine' | 'theirs' | 'conflict';

/** What is sent to save one category. */
export interface NominationSubmission {
  readonly category: string;
  readonly signature: string;
  readonly nominations: readonly Nomination[];
}

/**
 * Nominations that were changed on one side only are that side's; changed on both, and differently, they
 * are a conflict (NOM-9).
 *
 * @param base what both started from
 */
export const mergeNominations = (
  base: readonly Nomination[],
  mine: readonly Nomination[],
  theirs: readonly Nomination[],
): NominationMerge => {
  if (sameNominations(mine, theirs) || sameNominations(mine, base)) return 'theirs';
  return sameNominations(theirs, base) ? 'mine' : 'conflict';
};

/** Both versions together, without what is in both; `undefined` when they are too many (NOM-10). */
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
 * A submission has a person, a category, a signature and the nominations of that category, without their
 * empty fields (NOM-11).
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
 * What the server says is nominated is a list of maps (NOM-12).
 *
 * @throws RuleError `nominations_not_an_array`
 */
export const receivedNominations = (value: unknown): readonly Nomination[] => {
  if (!Array.isArray(value)) throw new RuleError('nominations_not_an_array');
  return cleanNominations(value);
};
