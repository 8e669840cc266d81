import { cleanNominations, type Nomination, type NominationHint } from '@conkit/rules';
import type { CategoryStatus } from '../../components/CategoryFold/CategoryFold.tsx';
import type { NominationField } from '../../components/NominationGrid/NominationRow.tsx';
import type { SaveStatus } from '../../components/SaveState/saveStatus.ts';
import type { AwardNominationsMessages } from '../../locales/en/AwardNominations.gen.ts';

/** One category of an award with a person's nominations in it. */
export interface NominatedCategory {
  readonly key: string;
  readonly title: string;
  /** The eligibility text. */
  readonly description?: string | undefined;
  readonly fields: readonly NominationField[];
  /** The rows on the screen; an emptied row stays until it is removed. */
  readonly rows: readonly Nomination[];
  /** The nominations that the server last confirmed. */
  readonly savedRows: readonly Nomination[];
  /** When they were saved, as an ISO 8601 instant; undefined before the first save. */
  readonly savedAt?: string | undefined;
  readonly status: SaveStatus;
  /** Whether the rows differ from what is saved. */
  readonly isChanged: boolean;
  /** Whether a save is in flight; the rows cannot be edited meanwhile. */
  readonly isSaving: boolean;
  /** Whether the nominations were changed in two places, so that the nominator has to choose a version. */
  readonly hasConflict: boolean;
  /** Hints about rows that the nominator may want to check. */
  readonly hints?: readonly NominationHint[] | undefined;
}

/** The resolution of a conflict. */
export type NominationsChoice = 'mine' | 'theirs' | 'both';

/** What a nominator can do in a category. The object is stable, so that it causes no re-render. */
export interface NominationActions {
  readonly change: (category: string, rows: readonly Nomination[]) => void;
  readonly save: (categories: readonly string[]) => void;
  readonly resolve: (category: string, choice: NominationsChoice) => void;
  readonly fold: (category: string, isOpen: boolean) => void;
  /** Folds the category and opens the next one. */
  readonly proceed: (category: string) => void;
}

/** A failure in a category. */
export interface NominationProblem {
  /** The category's key. */
  readonly category: string;
  /** A change elsewhere, an edit during a save or after the deadline, or another reason in words. */
  readonly reason:
    'conflict' | 'editedWhileSaving' | 'editedTooLate' | { readonly errorMessage: string };
}

/** The state of a copy by mail. */
export interface NominationsMail {
  readonly isPending: boolean;
  /** Why the copy was not sent, in words. */
  readonly errorMessage?: string | undefined;
  /** The copy that was sent; `isComplete` is whether it contains everything on the screen. */
  readonly sent?:
    { readonly email: string; readonly isComplete: boolean; readonly at: Date } | undefined;
  /** Called to mail the copy. */
  readonly onSend: () => void;
}

/** Returns whether a category has nominations, saved or not. */
export const isFilled = ({ rows }: Pick<NominatedCategory, 'rows'>): boolean =>
  cleanNominations(rows).length > 0;

/** Returns whether a category can be saved: it has changed, is not being saved, and has no open conflict. */
export const canSave = ({ isChanged, isSaving, hasConflict }: NominatedCategory): boolean =>
  isChanged && !isSaving && !hasConflict;

/** Returns a category's progress. */
export function getStatus(category: NominatedCategory): CategoryStatus {
  if (category.hasConflict || category.status === 'notSaved') return 'trouble';
  if (category.isChanged) return 'gap';
  return isFilled(category) ? 'done' : 'untouched';
}

/** Returns the label of a category's progress. */
export function getStatusLabel(
  category: NominatedCategory,
  words: AwardNominationsMessages,
): string {
  if (category.isChanged) return words.notSavedYet;
  return isFilled(category) ? words.filledIn : words.nothingYet;
}

/** Returns the categories that need attention: a conflict, a refusal, or changes that were never saved. */
export const listNeedingAttention = (
  categories: readonly NominatedCategory[],
  failure: NominationProblem | null,
  isReadOnly: boolean,
): readonly string[] =>
  categories
    .filter(
      ({ key, hasConflict, isChanged }) =>
        hasConflict || (isReadOnly && isChanged) || key === failure?.category,
    )
    .map(({ key }) => key);

/**
 * Returns the categories that start open: the first unsaved one, else the first empty one, else none. A read-only
 * category starts open if it has content.
 */
export function listInitiallyOpen(
  categories: readonly NominatedCategory[],
  isReadOnly: boolean,
): readonly string[] {
  if (isReadOnly) {
    return categories
      .filter((category) => category.savedRows.length > 0 || category.isChanged)
      .map(({ key }) => key);
  }
  const inWork =
    categories.find(({ isChanged }) => isChanged) ??
    categories.find((category) => !isFilled(category));
  return inWork ? [inWork.key] : [];
}

/** Returns the names of the nominated works or people, in order. The name is the first field with text. */
export const listTitles = (
  rows: readonly Nomination[],
  fields: NominatedCategory['fields'],
): readonly string[] =>
  rows.flatMap((row) => fields.map(({ key }) => row[key]?.trim()).find(Boolean) ?? []);
