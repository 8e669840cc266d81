import type { Nomination, NominationHint } from '@conkit/rules';
import type { NominationField } from '../../components/NominationGrid/NominationRow.tsx';
import type { SaveStatus } from '../../components/SaveState/saveStatus.ts';

/** One category of an award and somebody's nominations in it. */
export interface NominatedCategory {
  readonly key: string;
  readonly title: string;
  /** What is eligible. */
  readonly description?: string | undefined;
  readonly fields: readonly NominationField[];
  /** What is on the screen; an emptied row stays until it is removed. */
  readonly rows: readonly Nomination[];
  /** What the server is known to have. */
  readonly saved: readonly Nomination[];
  /** When that was saved, an ISO instant; undefined before the first time. */
  readonly savedAt?: string | undefined;
  readonly status: SaveStatus;
  /** Whether the rows differ from what is saved. */
  readonly isChanged: boolean;
  /** While a save is under way the rows cannot be edited. */
  readonly isSaving: boolean;
  /** The rows and what is saved were changed in two places: somebody has to choose. */
  readonly isConflict: boolean;
  /** What a nominator may want to look at again. */
  readonly hints?: readonly NominationHint[] | undefined;
}

/** What somebody chose of two versions. */
export type NominationsChoice = 'mine' | 'theirs' | 'both';

/** What a nominator does in a category; the same object throughout, so that none is drawn anew because of it. */
export interface NominationActions {
  readonly change: (category: string, rows: readonly Nomination[]) => void;
  readonly save: (categories: readonly string[]) => void;
  readonly resolve: (category: string, choice: NominationsChoice) => void;
  readonly fold: (category: string, isOpen: boolean) => void;
  /** Goes on to the next category. */
  readonly goOn: (category: string) => void;
}

/** What went wrong with a category. */
export interface NominationFailure {
  /** Its key. */
  readonly category: string;
  /** An edit that came too late, a change elsewhere, or a save that failed for a reason told in words. */
  readonly reason: 'conflict' | 'editedWhileSaving' | 'editedTooLate' | { readonly text: string };
}

/** A copy by mail, as far as it has been asked for. */
export interface NominationsMail {
  readonly isPending: boolean;
  /** Why none was sent, in words. */
  readonly failure?: string | undefined;
  /** What is on its way; `isWhole` says whether everything on the screen was saved then. */
  readonly sent?:
    { readonly email: string; readonly isWhole: boolean; readonly at: Date } | undefined;
}
