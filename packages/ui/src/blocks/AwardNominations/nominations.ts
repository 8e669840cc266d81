import { cleanNominations, type Nomination, type NominationHint } from '@conkit/rules';
import type { CategoryStatus } from '../../components/CategoryFold/CategoryFold.tsx';
import type {
  NominationField,
  NominationSuggestions,
} from '../../components/NominationGrid/NominationRow.tsx';
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
  /** Whether the nominations were changed in two places, so that the nominator has to choose a version. */
  readonly hasConflict: boolean;
  /** Why the server refused the rows; they are sent again after a change. */
  readonly refusal?: NominationsRefusal | undefined;
  /** Hints about rows that the nominator may want to check. */
  readonly hints?: readonly NominationHint[] | undefined;
  /** What the nominator typed in other categories, by field. Offered while a field is filled in. */
  readonly suggestions?: NominationSuggestions | undefined;
}

/** Why the server refused a category's rows. `row` starts at 0. */
export type NominationsRefusal =
  | { readonly kind: 'field'; readonly row: number; readonly field: string }
  | { readonly kind: 'tooMany' | 'other' };

/** The resolution of a conflict. */
export type NominationsChoice = 'mine' | 'theirs' | 'both';

/** What a nominator can do in a category. The object is stable, so that it causes no re-render. */
export interface NominationActions {
  readonly change: (category: string, rows: readonly Nomination[]) => void;
  /** Saves every changed category at once. */
  readonly save: () => void;
  readonly resolve: (category: string, choice: NominationsChoice) => void;
  readonly fold: (category: string, isOpen: boolean) => void;
  /** Folds the category and opens the next one. */
  readonly proceed: (category: string) => void;
}

/** The state of a copy by mail. */
export interface NominationsMail {
  readonly isPending: boolean;
  /** Why the copy was not sent, in words. */
  readonly errorMessage?: string | undefined;
  /** The copy that was sent; `isComplete` is whether it contains everything on the screen. */
  readonly sent?:
    | { readonly email: string; readonly isComplete: boolean; readonly at: Date }
    | undefined;
  /** Called to mail the copy. */
  readonly onSend: () => void;
}

/** Returns whether a category has nominations, saved or not. */
export const isFilled = ({ rows }: Pick<NominatedCategory, 'rows'>): boolean =>
  cleanNominations(rows).length > 0;

/**
 * Returns whether saving now would send a category. A category is not sent while it waits for an answer or for the
 * nominator.
 */
export const canSave = ({ isChanged, status, hasConflict, refusal }: NominatedCategory): boolean =>
  isChanged && status !== 'saving' && !hasConflict && refusal === undefined;

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
  isReadOnly: boolean,
): readonly string[] =>
  categories
    .filter(
      ({ hasConflict, refusal, isChanged }) =>
        hasConflict || refusal !== undefined || (isReadOnly && isChanged),
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
