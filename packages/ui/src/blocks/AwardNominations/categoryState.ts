import { cleanNominations, type Nomination } from '@conkit/rules';
import type { CategoryStatus } from '../../components/CategoryFold/categoryStatus.ts';
import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';
import type { NominatedCategory, NominationFailure } from './types.ts';

/** Whether anything is nominated in a category, saved or not. */
export const isFilled = ({ rows }: Pick<NominatedCategory, 'rows'>): boolean =>
  cleanNominations(rows).length > 0;

/** Whether a category can be saved: it has changed, nothing is under way, and no choice is open. */
export const canSave = ({ isChanged, isSaving, isConflict }: NominatedCategory): boolean =>
  isChanged && !isSaving && !isConflict;

/** How far a category is. */
export const statusOf = (category: NominatedCategory): CategoryStatus => {
  if (category.isConflict || category.status === 'notSaved') return 'trouble';
  if (category.isChanged) return 'gap';
  return isFilled(category) ? 'done' : 'untouched';
};

/** That in words. */
export const statusLabel = (
  category: NominatedCategory,
  words: AwardNominationsMessages,
): string => {
  if (category.isChanged) return words.notSavedYet;
  return isFilled(category) ? words.filledIn : words.nothingYet;
};

/**
 * The categories that ask something of their nominator: a choice of two versions, what to do about a refusal, or to
 * take note that something was never saved.
 */
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
 * The categories that are open to begin with: the one in work, which is the first that is not saved, else the first
 * in which there is nothing yet; none where all are filled in. What is only read is open where there is something to read.
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

/** What a nomination is called by: the first of its fields that says something. */
const titleOf = (nomination: Nomination, fields: NominatedCategory['fields']) =>
  fields.map(({ key }) => nomination[key]?.trim()).find(Boolean);

/** The names of the works or people that are nominated, in their order. */
export const titlesOf = (
  rows: readonly Nomination[],
  fields: NominatedCategory['fields'],
): readonly string[] => rows.flatMap((row) => titleOf(row, fields) ?? []);
