import type { Nomination } from '@conkit/rules';
import { saveStatus } from '@conkit/ui';
import { ApiError } from '../../../api/problem.ts';

/**
 * Why a category's last action failed: a refused edit, a failed save, or a conflict with a change
 * elsewhere.
 */
export type CategoryError =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'edit'; readonly reason: 'saving' | 'closed' }
  | { readonly kind: 'save'; readonly error: unknown };

/** One category's nominations. Each change creates a new object for this category only. */
export interface CategoryState {
  /** The rows on the screen. An emptied row stays until it is removed. */
  readonly rows: readonly Nomination[];
  /** The rows that the server is known to have. */
  readonly saved: readonly Nomination[];
  /** When they were saved, as an ISO instant, or null before the first save. */
  readonly savedAt: string | null;
  /** Whether the rows differ from what is saved, ignoring their order. */
  readonly isChanged: boolean;
  /** The rows can't be edited during a save. */
  readonly isSaving: boolean;
  readonly error: CategoryError | null;
  /**
   * Whether the category was changed both here and elsewhere. It isn't sent until the person has chosen.
   */
  readonly isConflict: boolean;
}

/** What stops all categories: the session or nominating has ended. */
export type Gate = 'open' | 'signedOut' | 'closed';

/**
 * The state of the whole page. Its identity changes only with one of these values, so not with each
 * keystroke.
 */
export interface NominationOverview {
  readonly gate: Gate;
  /** The unsaved categories. */
  readonly unsaved: readonly string[];
  /** The first category with an error. */
  readonly failed: { readonly category: string; readonly error: CategoryError } | null;
  /** Whether this device has stored all unsaved changes. */
  readonly isKept: boolean;
}

/** Returns the state of an unchanged category. */
export const savedState = (rows: readonly Nomination[], savedAt: string | null): CategoryState => ({
  rows,
  saved: rows,
  savedAt,
  isChanged: false,
  isSaving: false,
  error: null,
  isConflict: false,
});

/** Returns the save status of a category. */
export const categoryStatus = ({ isChanged, isSaving, error }: CategoryState, gate: Gate) =>
  saveStatus({
    isChanged,
    isSaving,
    isStopped: gate !== 'open',
    failure: error?.kind === 'save' ? failureOf(error.error) : undefined,
  });

const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'network' ? 'network' : 'other';
