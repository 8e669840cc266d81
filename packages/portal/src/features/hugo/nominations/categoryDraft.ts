import type { NominateRequest, Nominations, StaleNominations } from '@conkit/api-client';
import {
  createAutosave,
  draftSchema,
  getEntry,
  isOpen,
  mergeDrafts,
  openStored,
  type Answer,
  type Autosave,
  type Draft,
  type Known,
  type Policy,
  type SaveRequest,
  type Stored,
} from '@conkit/drafts';
import {
  cleanNominations,
  joinNominations,
  mergeNominations,
  receivedNominations,
  sameNominations,
  type Nomination,
} from '@conkit/rules';
import { saveStatus } from '@conkit/ui';
import { array, object, optional, pipe, record, string, transform } from 'valibot';
import { isOutcomeUnknown } from '../../../api/outcome.ts';
import { ApiError } from '../../../api/problem.ts';
import { getRetryDelay } from '../shared/saving.ts';

/**
 * Why a category's last action failed: a refused edit, a failed save, or a conflict with a change
 * elsewhere.
 */
type CategoryError =
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

/** The reason why no category can be saved: the session or nominating has ended. */
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
export const createSavedState = (
  rows: readonly Nomination[],
  savedAt: string | null,
): CategoryState => ({
  rows,
  saved: rows,
  savedAt,
  isChanged: false,
  isSaving: false,
  error: null,
  isConflict: false,
});

/** Returns the save status of a category. */
export const getCategoryStatus = ({ isChanged, isSaving, error }: CategoryState, gate: Gate) =>
  saveStatus({
    isChanged,
    isSaving,
    isStopped: gate !== 'open',
    problem: error?.kind === 'save' ? toFailureKind(error.error) : undefined,
  });

const toFailureKind = (error: unknown) =>
  error instanceof ApiError && error.code === 'network' ? 'network' : 'other';

interface CategoryStoreOptions {
  category: string;
  /** What is saved at the start. */
  saved: SavedCategory | undefined;
  maxNominations: number;
  /** This device's copy of unsaved changes. */
  stored: Stored<Draft<Rows>>;
  send: SaveCategory;
  /** Called when the server has saved the category. */
  onSaved: () => void;
  /** Called when a save fails for a reason that stops all categories. */
  onStopped: (gate: Gate) => void;
  /** Called after each change, including changes of the stored copy. */
  onChange: () => void;
}

/** One category of a page: its draft and its displayed state. */
export class CategoryStore {
  readonly draft: CategoryDraft;
  readonly #options: CategoryStoreOptions;
  #state: CategoryState;
  #signature = '';

  constructor(options: CategoryStoreOptions) {
    this.#options = options;
    const { stored, onChange } = options;
    this.draft = createCategoryDraft({ ...options, signature: () => this.#signature });
    this.draft.subscribe(() => this.#update());
    stored.subscribe(onChange);
    this.#state = getCategoryState(options.category, this.draft, null);
  }

  get state(): CategoryState {
    return this.#state;
  }

  /** Whether this device has stored the unsaved changes. */
  get isKept(): boolean {
    return this.#options.stored.isKept();
  }

  /** Writes pending changes to this device now. */
  hide() {
    this.#options.stored.flush();
  }

  /** Sends the category. Resolves when the server has answered, even with an error. */
  save(signature: string) {
    this.#signature = signature;
    return this.draft.save();
  }

  /** Shows an error, or clears it with null. */
  show(error: CategoryError | null) {
    this.#state = getCategoryState(this.#options.category, this.draft, error);
    this.#options.onChange();
  }

  /** Updates the state after a change of the draft. */
  #update() {
    const { category, onStopped } = this.#options;
    const { phase, error } = this.draft.getState();
    const before = this.#state;
    const next = getCategoryState(category, this.draft, before.error);
    const hasLanded = before.isSaving && !next.isSaving;
    if (hasLanded && (phase === 'signedOut' || phase === 'closed')) onStopped(phase);
    if (hasLanded && phase === 'failed') return this.show({ kind: 'save', error });
    if (next.isConflict && !before.isConflict) return this.show({ kind: 'conflict' });
    const isOver = before.error?.kind === 'conflict' ? !next.isConflict : next.isSaving;
    this.show(isOver ? null : before.error);
  }
}

/** A category as the server has saved it. */
export type SavedCategory = Pick<Nominations, 'category' | 'nominations' | 'time'>;

/**
 * Saves a category. Rejects with {@link ApiError}. `lastmod` is the time of the save that this one is based
 * on.
 */
export type SaveCategory = (
  request: Pick<NominateRequest, 'category' | 'signature'> & {
    nominations: readonly Nomination[];
    lastmod: string | null;
  },
) => Promise<SavedCategory>;

interface CategoryOptions {
  category: string;
  /** What is saved at the start. */
  saved: SavedCategory | undefined;
  maxNominations: number;
  stored: Stored<Draft<Rows>>;
  send: SaveCategory;
  /** Returns the signature for the request. */
  signature: () => string;
  onSaved: () => void;
}

/** The draft of one category's nominations. */
type CategoryDraft = Autosave<Rows, never, unknown>;

/**
 * Sends only when the person saves. A save that failed without a connection is retried until the next edit.
 * Changes from elsewhere never overwrite these rows, nor the reverse (NOM-9).
 */
const createPolicy = (maxNominations: number): Policy<Rows> => ({
  empty: [],
  isSame: sameNominations,
  merge: mergeNominations,
  join: (mine, theirs) => joinNominations(mine, theirs, maxNominations) ?? mine,
  dueAt: () => null,
  retryAfter: (failure, failures) =>
    failure instanceof ApiError ? getRetryDelay(failure, failures) : undefined,
});

const toKnownRows = (category: string, saved: SavedCategory | undefined): Known<Rows> => {
  if (!saved) return { revision: null, values: {} };
  const value = receivedNominations(saved.nominations);
  return { revision: saved.time, values: { [category]: { value, savedAt: saved.time } } };
};

/**
 * Creates the draft of a category.
 *
 * @throws RuleError when the saved value isn't a list (NOM-12)
 */
const createCategoryDraft = (options: CategoryOptions): CategoryDraft =>
  createAutosave<Rows, never, unknown>({
    policy: createPolicy(options.maxNominations),
    known: toKnownRows(options.category, options.saved),
    stored: options.stored,
    clock: () => Date.now(),
    send: (request) => sendCategory(request, options),
    notify: ({ what }) => {
      if (what === 'saved') options.onSaved();
    },
  });

/** Sends a save and classifies its outcome. */
async function sendCategory(
  { revision, values }: SaveRequest<Rows>,
  { category, send, signature }: CategoryOptions,
): Promise<Answer<Rows>> {
  const nominations = cleanNominations(values[category] ?? []);
  try {
    const saved = await send({
      category,
      signature: signature(),
      nominations,
      lastmod: revision,
    });
    const answer = receivedNominations(saved.nominations);
    return { type: 'saved', revision: saved.time, values: { [category]: answer } };
  } catch (failure) {
    const current = findStaleNominations(failure);
    if (current) return { type: 'stale', current: toKnownRows(category, current), failure };
    const code = failure instanceof ApiError ? failure.code : undefined;
    if (code === 'nominating_closed') return { type: 'closed', failure };
    if (code === 'unauthorized') return { type: 'unauthorized', failure };
    return { type: 'failed', failure, isLost: isOutcomeUnknown(failure) };
  }
}

/** Returns what the page shows of a category. */
function getCategoryState(
  category: string,
  draft: CategoryDraft,
  error: CategoryError | null,
): CategoryState {
  const state = draft.getState();
  const entry = getEntry<Rows, never, unknown>({ empty: NO_ROWS }, state, category);
  return {
    rows: entry.mine,
    saved: entry.saved,
    savedAt: state.revision,
    isChanged: draft.unsaved().length > 0,
    isSaving: state.inFlight !== null,
    error,
    isConflict: isOpen(entry),
  };
}

const NO_ROWS: Rows = [];

const isStale = (problem: unknown): problem is StaleNominations =>
  typeof problem === 'object' && problem !== null && 'current' in problem;

/** Returns the server's version of a category from a `stale_nominations` error. */
const findStaleNominations = (error: unknown): Nominations | undefined =>
  error instanceof ApiError && error.code === 'stale_nominations' && isStale(error.problem)
    ? error.problem.current
    : undefined;

/** The nominations of one category as on the screen, including empty ones. */
export type Rows = readonly Nomination[];

const rowsSchema = array(record(string(), string()));
const versionSchema = { base: rowsSchema, rows: rowsSchema };

/** Keeps everything that two tabs wrote, without a maximum: the person removes the surplus. */
const joinRows = (one: Rows, other: Rows = []): Rows =>
  joinNominations(one, other, Infinity) ?? one;

/**
 * The first release's format of a category: the tab's own rows, and the rows that another tab had written
 * before.
 */
const createFirstReleaseSchema = (category: string) =>
  pipe(
    object({ ...versionSchema, other: optional(object(versionSchema)) }),
    transform(({ base, rows: own, other }): Draft<Rows> => ({
      base: { [category]: base },
      mine: { [category]: joinRows(own, other?.rows) },
      sent: {},
      at: {},
    })),
  );

/**
 * Opens this device's copy of one category's unsaved changes. If two tabs wrote to it, the next visit shows
 * both.
 */
export const openNominationsDraft =
  (convention: string, personId: number) =>
  (category: string): Stored<Draft<Rows>> => {
    const name = `${convention}:nominations:${personId}:${category}`;
    return openStored({
      name,
      schema: draftSchema((key) => (key === category ? rowsSchema : undefined)),
      former: { name, schema: createFirstReleaseSchema(category) },
      join: mergeDrafts<Rows>({ empty: [], join: joinRows }),
    });
  };
