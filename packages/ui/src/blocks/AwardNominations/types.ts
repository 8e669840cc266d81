import type { Nomination, NominationHint } from '@conkit/rules';
import type { NominationField } from '../../components/NominationGrid/NominationRow.tsx';
import type { SaveStatus } from '../../components/SaveState/saveStatus.ts';

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
  readonly saved: readonly Nomination[];
  /** When they were saved, as an ISO 8601 instant; undefined before the first save. */
  readonly savedAt?: string | undefined;
  readonly status: SaveStatus;
  /** Whether the rows differ from what is saved. */
  readonly isChanged: boolean;
  /** Whether a save is in flight; the rows cannot be edited meanwhile. */
  readonly isSaving: boolean;
  /** Whether the rows and the saved nominations were changed in two places, so that the nominator has to choose. */
  readonly isConflict: boolean;
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
  readonly goOn: (category: string) => void;
}

/** A failure in a category. */
export interface NominationFailure {
  /** The category's key. */
  readonly category: string;
  /** An edit after the deadline, a change elsewhere, or a save that failed for a reason given in words. */
  readonly reason: 'conflict' | 'editedWhileSaving' | 'editedTooLate' | { readonly text: string };
}

/** The state of a copy by mail. */
export interface NominationsMail {
  readonly isPending: boolean;
  /** Why the copy was not sent, in words. */
  readonly failure?: string | undefined;
  /** The copy that was sent; `isWhole` is whether it contains everything on the screen. */
  readonly sent?:
    { readonly email: string; readonly isWhole: boolean; readonly at: Date } | undefined;
}
