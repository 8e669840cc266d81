import type { Nomination } from '@conkit/rules';
import { saveStatus } from '@conkit/ui';
import { ApiError } from '../../../api/problem.ts';

/** Why a category's last action failed: an edit that was refused, or a save, also by a change elsewhere. */
export type CategoryError =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'edit'; readonly reason: 'saving' | 'closed' }
  | { readonly kind: 'save'; readonly error: unknown };

/** One category's nominations; a new object after every change of them and of no other category. */
export interface CategoryState {
  /** What is on the screen; an emptied row stays until it is removed. */
  readonly rows: readonly Nomination[];
  /** What the server is known to have. */
  readonly saved: readonly Nomination[];
  /** When that was saved, as an ISO instant; null before the first time. */
  readonly savedAt: string | null;
  /** Whether the rows differ from what is saved; their order has no effect. */
  readonly isChanged: boolean;
  /** While a save is under way the rows cannot be edited. */
  readonly isSaving: boolean;
  readonly error: CategoryError | null;
  /** The rows and what is saved were changed in two places; nothing is sent before the person chose. */
  readonly isConflict: boolean;
}

/** What stops every category: the session has ended, or nominations have. */
export type Gate = 'open' | 'signedOut' | 'closed';

/** The page as a whole; a new object only when one of these changes, so not with every key. */
export interface NominationOverview {
  readonly gate: Gate;
  /** The categories that are not saved. */
  readonly unsaved: readonly string[];
  /** The first category with an error. */
  readonly failed: { readonly category: string; readonly error: CategoryError } | null;
  /** Whether this device keeps all that is not saved. */
  readonly isKept: boolean;
}

/** A category that nobody has changed. */
export const savedState = (rows: readonly Nomination[], savedAt: string | null): CategoryState => ({
  rows,
  saved: rows,
  savedAt,
  isChanged: false,
  isSaving: false,
  error: null,
  isConflict: false,
});

/** How a category is saved, in one word. */
export const categoryStatus = ({ isChanged, isSaving, error }: CategoryState, gate: Gate) =>
  saveStatus({
    isChanged,
    isSaving,
    isStopped: gate !== 'open',
    failure: error?.kind === 'save' ? failureOf(error.error) : undefined,
  });

const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'network' ? 'network' : 'other';
