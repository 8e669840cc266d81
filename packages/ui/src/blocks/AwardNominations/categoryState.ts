import { cleanNominations, type Nomination } from '@conkit/rules';
import type { CategoryStatus } from '../../components/CategoryFold/categoryStatus.ts';
import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';
import type { NominatedCategory, NominationFailure } from './types.ts';

/** Returns whether a category has nominations, saved or not. */
export const isFilled = ({ rows }: Pick<NominatedCategory, 'rows'>): boolean =>
  cleanNominations(rows).length > 0;

/** Returns whether a category can be saved: it has changed, is not being saved, and has no open conflict. */
export const canSave = ({ isChanged, isSaving, isConflict }: NominatedCategory): boolean =>
  isChanged && !isSaving && !isConflict;

/** Returns a category's progress. */
export const statusOf = (category: NominatedCategory): CategoryStatus => {
  if (category.isConflict || category.status === 'notSaved') return 'trouble';
  if (category.isChanged) return 'gap';
  return isFilled(category) ? 'done' : 'untouched';
};

/** Returns the label of a category's progress. */
export const statusLabel = (
  category: NominatedCategory,
  words: AwardNominationsMessages,
): string => {
  if (category.isChanged) return words.notSavedYet;
  return isFilled(category) ? words.filledIn : words.nothingYet;
};

/** Returns the categories that need attention: a conflict, a refusal, or changes that were never saved. */
export const askingOf = (
  categories: readonly NominatedCategory[],
  failure: NominationFailure | null,
  isReadOnly: boolean,
): readonly string[] =>
  categories
    .filter(
      ({ key, isConflict, isChanged }) =>
        isConflict || (isReadOnly && isChanged) || key === failure?.category,
    )
    .map(({ key }) => key);

/**
 * Returns the categories that start open: the first unsaved one, else the first empty one, else none. A read-only
 * category starts open if it has content.
 */
export function startOf(
  categories: readonly NominatedCategory[],
  isReadOnly: boolean,
): readonly string[] {
  if (isReadOnly) {
    return categories
      .filter((category) => category.saved.length > 0 || category.isChanged)
      .map(({ key }) => key);
  }
  const inWork =
    categories.find(({ isChanged }) => isChanged) ??
    categories.find((category) => !isFilled(category));
  return inWork ? [inWork.key] : [];
}

/** Returns the name of a nomination: its first field with text. */
const titleOf = (nomination: Nomination, fields: NominatedCategory['fields']) =>
  fields.map(({ key }) => nomination[key]?.trim()).find(Boolean);

/** Returns the names of the nominated works or people, in order. */
export const titlesOf = (
  rows: readonly Nomination[],
  fields: NominatedCategory['fields'],
): readonly string[] => rows.flatMap((row) => titleOf(row, fields) ?? []);
