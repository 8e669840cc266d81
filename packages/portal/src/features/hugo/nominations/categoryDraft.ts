import type { NominateRequest, Nominations } from '@conkit/api-client';
import {
  createAutosave,
  entryOf,
  isOpen,
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
import { mayHaveArrived } from '../../../api/mayHaveArrived.ts';
import { ApiError } from '../../../api/problem.ts';
import { retryDelay } from '../shared/retryDelay.ts';
import type { CategoryError, CategoryState } from './nominationState.ts';
import { staleNominations } from './staleNominations.ts';
import type { Rows } from './storedNominations.ts';

/** A category as the server has saved it. */
export type Saved = Pick<Nominations, 'category' | 'nominations' | 'time'>;

/**
 * Saves a category. Rejects with {@link ApiError}. `lastmod` is the time of the save that this one is based
 * on.
 */
export type Send = (
  request: Pick<NominateRequest, 'category' | 'signature'> & {
    nominations: readonly Nomination[];
    lastmod: string | null;
  },
) => Promise<Saved>;

interface CategoryOptions {
  category: string;
  /** What is saved at the start. */
  saved: Saved | undefined;
  maxNominations: number;
  stored: Stored<Draft<Rows>>;
  send: Send;
  /** Returns the signature for the request. */
  signature: () => string;
  onSaved: () => void;
}

/** The draft of one category's nominations. */
export type CategoryDraft = Autosave<Rows, never, unknown>;

/**
 * Sends only when the person saves. A save that failed without a connection is retried until the next edit.
 * Changes from elsewhere never overwrite these rows, nor the reverse (NOM-9).
 */
const policyOf = (maxNominations: number): Policy<Rows> => ({
  empty: [],
  isSame: sameNominations,
  merge: mergeNominations,
  join: (mine, theirs) => joinNominations(mine, theirs, maxNominations) ?? mine,
  dueAt: () => null,
  retryAfter: (failure, failures) =>
    failure instanceof ApiError ? retryDelay(failure, failures) : undefined,
});

const knownOf = (category: string, saved: Saved | undefined): Known<Rows> => {
  if (!saved) return { revision: null, values: {} };
  const value = receivedNominations(saved.nominations);
  return { revision: saved.time, values: { [category]: { value, savedAt: saved.time } } };
};

/**
 * Creates the draft of a category.
 *
 * @throws RuleError when the saved value isn't a list (NOM-12)
 */
export const createCategoryDraft = (options: CategoryOptions): CategoryDraft =>
  createAutosave<Rows, never, unknown>({
    policy: policyOf(options.maxNominations),
    known: knownOf(options.category, options.saved),
    stored: options.stored,
    clock: () => Date.now(),
    send: (request) => answerTo(request, options),
    tell: ({ what }) => {
      if (what === 'saved') options.onSaved();
    },
  });

/** Sends a save and classifies its outcome. */
async function answerTo(
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
    const current = staleNominations(failure);
    if (current) return { type: 'stale', current: knownOf(category, current), failure };
    const code = failure instanceof ApiError ? failure.code : undefined;
    if (code === 'nominating_closed') return { type: 'closed', failure };
    if (code === 'unauthorized') return { type: 'unauthorized', failure };
    return { type: 'failed', failure, isLost: mayHaveArrived(failure) };
  }
}

/** Returns what the page shows of a category. */
export function categoryState(
  category: string,
  draft: CategoryDraft,
  error: CategoryError | null,
): CategoryState {
  const state = draft.getState();
  const entry = entryOf<Rows, never, unknown>({ empty: NOTHING }, state, category);
  return {
    rows: entry.mine,
    saved: entry.saved,
    savedAt: state.revision,
    isChanged: draft.unsaved().length > 0,
    isSaving: state.flight !== null,
    error,
    isConflict: isOpen(entry),
  };
}

const NOTHING: Rows = [];
