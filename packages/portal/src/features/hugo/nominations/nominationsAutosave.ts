import type {
  FieldError,
  NominateRequest,
  Nominations,
  StaleNominations,
} from '@conkit/api-client';
import {
  begin,
  createAutosave,
  getEntry,
  isOpen,
  unsavedKeys,
  type Answer,
  type Autosave,
  type Choice,
  type Draft,
  type Known,
  type Notification,
  type Phase,
  type Policy,
  type SaveRequest,
  type Stored,
} from '@conkit/drafts';
import {
  cleanNominations,
  joinNominations,
  mergeNominations,
  receivedNominations,
  RuleError,
  sameNominations,
  type Nomination,
  type Period,
} from '@conkit/rules';
import type { NominationsRefusal } from '@conkit/ui';
import type { ApiError } from '../../../api/problem.ts';
import { answerSave, createSaveTiming, type PageAutosave } from '../shared/autosave.ts';
import type { Rows } from './nominationsDraft.ts';

/** A category as the server has saved it. */
export type SavedCategory = Pick<Nominations, 'category' | 'nominations' | 'time'>;

/** Saves a category. Rejects with `ApiError`. `lastmod` is the time of the save that this one is based on. */
type SaveCategory = (
  request: Pick<NominateRequest, 'category' | 'signature'> & {
    nominations: readonly Nomination[];
    lastmod: string | null;
  },
) => Promise<SavedCategory>;

export interface NominationsAutosaveOptions {
  /** The page's categories, in order. */
  categories: readonly string[];
  /** What the server has saved at the start, for any category. */
  saved: readonly SavedCategory[];
  /** The period of nominations. The nearer its end, the sooner a change is sent (CAL-9). */
  period: Period | undefined;
  /** Opens this device's copy of a category. */
  openStored: (category: string) => Stored<Draft<Rows>>;
  /** The server's clock. */
  clock: () => Date;
  /** This visit's signature, if the person has signed. */
  signature: string | undefined;
  save: SaveCategory;
  notify: (notification: Notification) => void;
}

/** One category's nominations. Each change creates a new object for this category only. */
export interface CategoryState {
  /** The rows on the screen. An emptied row stays until it is removed. */
  readonly rows: Rows;
  /** The rows that the server is known to have. */
  readonly saved: Rows;
  /** When they were saved, as an ISO instant, or null before the first save. */
  readonly savedAt: string | null;
  readonly phase: Phase;
  /** Why the last save failed. */
  readonly error: ApiError | null;
  /** Whether the rows differ from what is saved, ignoring their order. */
  readonly isChanged: boolean;
  /** Whether the category was changed both here and elsewhere. It isn't sent until the person has chosen. */
  readonly isConflict: boolean;
  /** Why the server refused the rows. They wait for a change. */
  readonly refusal: NominationsRefusal | null;
}

/** The state of the whole page. It is a new object only when one of its values changes, so not with each keystroke. */
export interface NominationsOverview {
  /** The most serious phase of a category. */
  readonly phase: Phase;
  /** Why a save failed, for the first category with a failure. */
  readonly error: ApiError | null;
  /** The unsaved categories. */
  readonly unsaved: readonly string[];
}

/** Autosave for one person's nominations on one page. */
export interface NominationsAutosave extends PageAutosave {
  readonly subscribe: (listener: () => void) => () => void;
  /** @throws Error for a category that isn't on the page */
  readonly category: (key: string) => CategoryState;
  readonly overview: () => NominationsOverview;
  /** This device's copies of all categories. */
  readonly stored: Pick<Stored<unknown>, 'flush' | 'isKept' | 'subscribe'>;
  /** Changes a category's rows. They are sent when the person pauses. */
  readonly change: (category: string, rows: Rows) => void;
  /** Resolves a conflict with the person's choice. */
  readonly resolve: (category: string, choice: Choice) => void;
  /** Signs this visit's changes, and sends them. Nothing is sent before. */
  readonly sign: (signature: string) => Promise<void>;
}

type CategoryAutosave = Autosave<Rows, NominationsRefusal, ApiError>;

/**
 * Creates the autosave of one person's nominations. The server saves each category by itself, so each has an
 * autosave of its own, as a ballot has. Changes stay on this device until the person has signed. If both
 * sides changed a category, the person chooses (NOM-9). A refused category stays on the screen as unsaved
 * with the reason, and the others are saved.
 */
export function createNominationsAutosave(
  options: NominationsAutosaveOptions,
): NominationsAutosave {
  const { categories, saved, period, openStored, clock, save, notify } = options;
  let { signature } = options;
  const listeners = new Set<() => void>();

  const createPart = (category: string) => {
    const stored = openStored(category);
    const isAtRisk = () => !stored.isKept() && autosave.getState().phase !== 'failed';
    const timing = createSaveTiming(period, isAtRisk);
    const autosave: CategoryAutosave = createAutosave<Rows, NominationsRefusal, ApiError>({
      policy: {
        ...policy,
        ...timing,
        dueAt: (first, last) => (signature === undefined ? null : timing.dueAt(first, last)),
      },
      known: toKnownRows(
        category,
        saved.find((entry) => entry.category === category),
      ),
      stored,
      clock: () => clock().getTime(),
      send: (request) =>
        answerSave(
          () => sendCategory(category, request, signature ?? '', save),
          (failure) => explainFailure(category, request, failure),
        ),
      notify: (notification) => {
        notify(notification);
        if (notification.what === 'saved') resume();
      },
    });
    let state = toCategoryState(category, autosave);
    autosave.subscribe(() => {
      state = toCategoryState(category, autosave);
      update();
    });
    return { stored, autosave, getState: () => state };
  };
  const parts = new Map(categories.map((key) => [key, createPart(key)]));
  const all = [...parts.values()];
  const findPart = (category: string) => {
    const part = parts.get(category);
    if (!part) throw new Error(`The page has no category ${category}`);
    return part;
  };

  const summarize = (): NominationsOverview => {
    const states = all.map(({ getState }) => getState());
    const phase = WORST_FIRST.find((each) =>
      // The session matters only to changes.
      states.some((state) => state.phase === each && (each !== 'signedOut' || state.isChanged)),
    );
    return {
      phase: phase ?? 'idle',
      error: states.find((state) => state.phase === 'failed')?.error ?? null,
      unsaved: categories.filter((_, at) => states[at]?.isChanged),
    };
  };
  let overview = summarize();
  function update() {
    overview = reuseIfEqual(overview, summarize());
    for (const listener of listeners) listener();
  }
  const submit = async () => {
    if (signature === undefined) return;
    const changed = all.filter(({ getState }) => getState().isChanged);
    await Promise.all(changed.map(({ autosave }) => autosave.save()));
  };
  /**
   * Sends the categories that were refused because there was no session. Called after a save succeeds, which shows that
   * there is a session again.
   */
  function resume() {
    for (const { autosave, getState } of all)
      if (getState().phase === 'signedOut') void autosave.save();
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    category: (key) => findPart(key).getState(),
    overview: () => overview,
    stored: {
      flush: () => {
        for (const { stored } of all) stored.flush();
      },
      isKept: () => all.every(({ stored }) => stored.isKept()),
      subscribe: (listener) => {
        const stops = all.map(({ stored }) => stored.subscribe(listener));
        return () => {
          for (const stop of stops) stop();
        };
      },
    },
    start: () => {
      for (const { autosave } of all) autosave.start();
    },
    stop: () => {
      for (const { autosave } of all) autosave.stop();
    },
    change: (category, rows) => findPart(category).autosave.change(category, rows),
    resolve: (category, choice) => findPart(category).autosave.resolve(category, choice),
    sign: (given) => {
      signature = given;
      return submit();
    },
    submit,
    changes: () => overview.unsaved.length,
  };
}

/** The phases, the most serious first. */
const WORST_FIRST: readonly Phase[] = ['closed', 'signedOut', 'failed', 'saving', 'waiting'];

const NO_ROWS: Rows = [];

/**
 * How to compare and merge rows. Changes from elsewhere never overwrite these, nor the reverse (NOM-9). Both versions
 * together can be too many works: the server then refuses them, and the person removes the surplus.
 */
const policy: Policy<Rows, ApiError> = {
  empty: NO_ROWS,
  isSame: sameNominations,
  merge: mergeNominations,
  join: (mine, theirs) => joinNominations(mine, theirs, Infinity) ?? mine,
  ...createSaveTiming(undefined),
};

/** @throws RuleError when the saved value isn't a list (NOM-12) */
const toKnownRows = (category: string, saved: SavedCategory | undefined): Known<Rows> => {
  if (!saved) return { revision: null, values: {} };
  const value = receivedNominations(saved.nominations);
  return { revision: saved.time, values: { [category]: { value, savedAt: saved.time } } };
};

/**
 * Returns whether the server lacks a category's stored draft. A draft can be outdated if its save completed
 * after the page was left.
 */
export const isDraftUnsaved = (
  category: string,
  draft: Draft<Rows>,
  saved: readonly SavedCategory[],
): boolean => {
  const own = saved.find((entry) => entry.category === category);
  return unsavedKeys(policy, begin(policy, toKnownRows(category, own), draft)).length > 0;
};

type CategoryAnswer = Answer<Rows, NominationsRefusal, ApiError>;

async function sendCategory(
  category: string,
  { revision, values }: SaveRequest<Rows>,
  signature: string,
  save: SaveCategory,
): Promise<CategoryAnswer> {
  const nominations = cleanNominations(values[category] ?? NO_ROWS);
  const saved = await save({ category, signature, nominations, lastmod: revision });
  const answer = receivedNominations(saved.nominations);
  return { type: 'saved', revision: saved.time, values: { [category]: answer } };
}

function explainFailure(
  category: string,
  { values }: SaveRequest<Rows>,
  failure: ApiError,
): CategoryAnswer | undefined {
  const { code, problem, cause } = failure;
  // An earlier visit's draft can have a field that the category no longer has. Sending it again would fail again.
  if (cause instanceof RuleError && cause.code === 'unknown_nomination_key')
    return { type: 'refused', reasons: { [category]: { kind: 'other' } }, failure };
  if (code === 'stale_nominations' && isStale(problem))
    return { type: 'stale', current: toKnownRows(category, problem.current), failure };
  const refusal =
    code === 'invalid' && findRefusal(problem?.errors ?? [], values[category] ?? NO_ROWS);
  return refusal ? { type: 'refused', reasons: { [category]: refusal }, failure } : undefined;
}

const isStale = (problem: unknown): problem is StaleNominations =>
  typeof problem === 'object' && problem !== null && 'current' in problem;

/** Returns why the server refused the rows, from the errors' pointers; undefined if it refused something else. */
function findRefusal(errors: readonly FieldError[], rows: Rows): NominationsRefusal | undefined {
  for (const { pointer } of errors) {
    const [, index, field] = /^\/body\/nominations(?:\/(\d+)(?:\/([^/]+))?)?$/.exec(pointer) ?? [];
    if (index !== undefined && field !== undefined) {
      // Empty rows aren't sent.
      const sent = rows.flatMap((row, at) => (cleanNominations([row]).length > 0 ? [at] : []));
      return { kind: 'field', row: sent[Number(index)] ?? Number(index), field };
    }
    if (pointer === '/body/nominations') return { kind: 'tooMany' };
    if (pointer === '/body/category' || index !== undefined) return { kind: 'other' };
  }
  return undefined;
}

/** Returns what the page shows of a category. */
function toCategoryState(category: string, autosave: CategoryAutosave): CategoryState {
  const state = autosave.getState();
  const entry = getEntry<Rows, NominationsRefusal, ApiError>({ empty: NO_ROWS }, state, category);
  return {
    rows: entry.mine,
    saved: entry.saved,
    savedAt: state.revision,
    phase: state.phase,
    error: state.error,
    isChanged: autosave.unsaved().length > 0,
    isConflict: isOpen(entry),
    refusal: entry.refused,
  };
}

/** Returns the state of an unchanged category. */
export const createSavedState = (rows: Rows, savedAt: string | null): CategoryState => ({
  rows,
  saved: rows,
  savedAt,
  phase: 'idle',
  error: null,
  isChanged: false,
  isConflict: false,
  refusal: null,
});

/** Returns `before` if both values serialize to the same JSON, so that subscribers don't re-render. */
export const reuseIfEqual = <Value>(before: Value, after: Value): Value =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;
