import { RuleError } from './errors.ts';
import { NO_AWARD_ID, type Finalist } from './finalists.ts';

/** The two awards, each with its own pages. */
export type Award = 'hugo' | 'retro';

/** A category of the configuration; `fields` maps the names of nomination fields to their labels. */
export interface Category {
  readonly key: string;
  readonly title: string;
  readonly award?: Award;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A category of a ballot page, with a title even if its key is unknown. */
export interface BallotCategory {
  readonly key: string;
  readonly title: string;
}

/** Finalists by category key. */
export type Finalists = Readonly<Record<string, readonly Finalist[]>>;

const find = (categories: readonly Category[], key: string): Category | undefined =>
  categories.find((category) => category.key === key);

/** A category belongs to the award it names, else to the one its key tells: Retro or not (CAT-1). */
export const awardOf = (key: string, categories: readonly Category[]): Award =>
  find(categories, key)?.award ?? (key.startsWith('Retro') ? 'retro' : 'hugo');

/** A category has its configured title; an unknown key is read as words (CAT-2). */
export const categoryTitle = (key: string, categories: readonly Category[]): string =>
  find(categories, key)?.title ??
  key
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[-_\s]+/gu, ' ')
    .trim();

/** The known keys in the configured order, then the unknown ones in the order they came. */
const inOrder = (keys: readonly string[], categories: readonly Category[]): readonly string[] => {
  const known = categories.map(({ key }) => key).filter((key) => keys.includes(key));
  return [...known, ...keys.filter((key) => !known.includes(key))];
};

/** A ballot page shows every category of its award that has finalists, unknown ones too (CAT-3). */
export const ballotCategories = (
  finalists: Finalists,
  categories: readonly Category[],
  award: Award,
): readonly BallotCategory[] => {
  const withFinalists = Object.keys(finalists).filter((key) =>
    finalists[key]?.some(({ id }) => id !== NO_AWARD_ID),
  );
  return inOrder(withFinalists, categories)
    .filter((key) => awardOf(key, categories) === award)
    .map((key) => ({ key, title: categoryTitle(key, categories) }));
};

/** A nomination page shows every category of its award that has fields (CAT-4). */
export const nominationCategories = (
  categories: readonly Category[],
  award: Award,
): readonly Category[] =>
  categories.filter(
    ({ key, fields }) =>
      awardOf(key, categories) === award && fields && Object.keys(fields).length > 0,
  );

/**
 * The names of a category's nomination fields, in their order (CAT-5).
 *
 * @throws RuleError `unknown_category`
 */
export const nominationFields = (
  category: string,
  categories: readonly Category[],
): readonly string[] => {
  const known = find(categories, category);
  if (!known) throw new RuleError('unknown_category');
  return Object.keys(known.fields ?? {});
};
