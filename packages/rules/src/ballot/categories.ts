import { RuleError } from '../errors.ts';
import { isNoAward, NO_AWARD_ID, type Finalist } from './finalists.ts';

/** The part of a configured category that the rules use. Its texts are left to the caller. */
export interface Category {
  readonly key: string;
  /** the key of the award that it belongs to */
  readonly award?: string;
  /** the fields of a nomination, in their order */
  readonly fields?: readonly { readonly key: string }[];
}

/** A category of a ballot page; `category` is missing when the configuration does not know the key. */
export interface BallotCategory<Known extends Category = Category> {
  readonly key: string;
  readonly category: Known | undefined;
}

/** Finalists by category key. */
export type Finalists = Readonly<Record<string, readonly Finalist[]>>;

const find = <Known extends Category>(
  categories: readonly Known[],
  key: string,
): Known | undefined => categories.find((category) => category.key === key);

/** Returns the award of a category. An unknown category belongs to the award of the first one (CAT-1). */
export const getAwardKey = (key: string, categories: readonly Category[]): string | undefined =>
  (find(categories, key) ?? categories[0])?.award;

/** Returns a title for a category without a configured one: its key, split into words (CAT-2). */
export const fallbackTitle = (key: string): string =>
  key
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[-_\s]+/gu, ' ')
    .trim();

/** Returns the known keys in the configured order, then the unknown ones in their given order. */
const inOrder = (keys: readonly string[], categories: readonly Category[]): readonly string[] => {
  const known = categories.map(({ key }) => key).filter((key) => keys.includes(key));
  return [...known, ...keys.filter((key) => !known.includes(key))];
};

/** Returns the categories of a ballot page: those of its award with finalists, including unknown ones (CAT-3). */
export const ballotCategories = <Known extends Category>(
  finalists: Finalists,
  categories: readonly Known[],
  award: string,
): readonly BallotCategory<Known>[] => {
  const withFinalists = Object.keys(finalists).filter((key) =>
    finalists[key]?.some(({ id }) => id !== NO_AWARD_ID),
  );
  return inOrder(withFinalists, categories)
    .filter((key) => getAwardKey(key, categories) === award)
    .map((key) => ({ key, category: find(categories, key) }));
};

/**
 * Returns how many positions a voter can fill at most: those of the award's ballot, but no more than one of its
 * categories has entries; all while it has no finalists (CAT-12).
 */
export const usablePositions = (
  {
    key,
    positions,
    hasNoAward,
  }: {
    readonly key: string;
    readonly positions: number;
    readonly hasNoAward: boolean;
  },
  finalists: Finalists,
  categories: readonly Category[],
): number => {
  const counts = ballotCategories(finalists, categories, key).map(
    (each) => finalists[each.key]?.filter((one) => !one.replaced && !isNoAward(one)).length ?? 0,
  );
  const most = Math.max(0, ...counts);
  return most === 0 ? positions : Math.min(positions, most + (hasNoAward ? 1 : 0));
};

/** Returns the categories of a nominations page: those of its award with fields (CAT-4). */
export const nominationCategories = <Known extends Category>(
  categories: readonly Known[],
  award: string,
): readonly Known[] =>
  categories.filter(
    ({ key, fields }) => getAwardKey(key, categories) === award && fields && fields.length > 0,
  );

/**
 * Returns the names of a category's nomination fields, in their order (CAT-5).
 *
 * @throws RuleError `unknown_category`
 */
export const nominationFields = (
  category: string,
  categories: readonly Category[],
): readonly string[] => {
  const known = find(categories, category);
  if (!known) throw new RuleError('unknown_category');
  return (known.fields ?? []).map(({ key }) => key);
};
