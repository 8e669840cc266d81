import type { NominateRequest, Nominations } from '@conkit/api-client';
import {
  cleanNominations,
  joinNominations,
  mergeNominations,
  receivedNominations,
  sameNominations,
  type Nomination,
} from '@conkit/rules';
import { ApiError } from '../../../api/problem.ts';
import { retryDelay } from '../shared/retryDelay.ts';
import type { NominationDraft } from './nominationDrafts.ts';
import type { CategoryState, Gate, NominationOverview } from './nominationState.ts';
import { staleNominations } from './staleNominations.ts';

/** What the server says of one category. */
type Saved = Pick<Nominations, 'category' | 'nominations' | 'time'>;

export interface NominationKeeperOptions {
  /** The categories of the page, in their order. */
  categories: readonly string[];
  /** What is saved at the beginning, of any category. */
  saved: readonly Saved[];
  maxNominations: number;
  /** What an earlier visit did not save. */
  readDraft: (category: string) => NominationDraft | null;
  /** Keeps on this device what is not saved, or with null forgets it; tells whether that survives the page. */
  keepDraft: (category: string, draft: NominationDraft | null) => boolean;
  /** Saves a category; rejects with {@link ApiError}. `lastmod` is the save that this one follows. */
  send: (
    request: Pick<NominateRequest, 'category' | 'signature'> & {
      nominations: readonly Nomination[];
      lastmod: string | null;
    },
  ) => Promise<Saved>;
  onSaved: (category: string) => void;
}

/** What a person chose of two versions. */
export type VersionChoice = 'mine' | 'theirs' | 'both';

const NOTHING: readonly Nomination[] = [];

/** Lists that did not change stay the same list, so that nobody is told for nothing. */
const keepSame = <Value>(before: Value, after: Value): Value =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;

/**
 * Keeps one person's nominations safe: every change goes to this device at once, and to the server when
 * the person saves, category by category. A save that failed for lack of a connection is tried again
 * until the category is edited; what was saved elsewhere meanwhile is never overwritten, nor are these
 * rows: the person chooses (NOM-9).
 */
export class NominationKeeper {
  readonly #options: NominationKeeperOptions;
  readonly #listeners = new Set<() => void>();
  readonly #states = new Map<string, CategoryState>();
  readonly #flights = new Set<Promise<void>>();
  /** What is to be sent again, with the signature it was signed by. */
  readonly #wanted = new Map<string, string>();
  readonly #unkept = new Set<string>();
  #gate: Gate = 'open';
  #failures = 0;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #overview: NominationOverview;

  constructor(options: NominationKeeperOptions) {
    this.#options = options;
    for (const category of options.categories) {
      this.#states.set(category, this.#begin(category));
    }
    this.#overview = this.#summarize();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @throws Error for a category that the page does not have */
  readonly category = (key: string): CategoryState => {
    const state = this.#states.get(key);
    if (!state) throw new Error(`The page has no category ${key}`);
    return state;
  };

  readonly overview = (): NominationOverview => this.#overview;

  /** Forgets the drafts of what has been saved meanwhile, by whomever. */
  readonly start = () => {
    this.#isStopped = false;
    for (const [category, state] of this.#states) this.#keep(category, state);
  };

  /** Stops trying again, also what is under way. What is not saved stays on this device. */
  readonly stop = () => {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  };

  /** Puts new rows on the screen. While the category is being saved that is refused, and said. */
  readonly edit = (category: string, rows: readonly Nomination[]) => {
    const { isSaving } = this.category(category);
    if (isSaving || this.#gate === 'closed') {
      this.#set(category, { error: { kind: 'edit', reason: isSaving ? 'saving' : 'closed' } });
      return;
    }
    this.#wanted.delete(category);
    this.#set(category, { rows });
  };

  /**
   * Sends the named categories, those of them that have changed. Ends when the server has answered,
   * whatever it said.
   */
  readonly save = async (categories: readonly string[], signature: string): Promise<void> => {
    await Promise.all(
      categories
        .filter((category) => this.#canSend(category))
        .map((category) => this.#launch(category, signature)),
    );
  };

  /** Sends again what could not be sent. */
  readonly retry = async (): Promise<void> => {
    const waiting = [...this.#wanted];
    this.#wanted.clear();
    await Promise.all(waiting.map(([category, signature]) => this.save([category], signature)));
  };

  /** Settles a conflict; "mine" and "both" are then to be saved. */
  readonly resolve = (category: string, choice: VersionChoice) => {
    const { rows, saved } = this.category(category);
    const both = joinNominations(rows, saved, this.#options.maxNominations);
    const chosen = { mine: rows, theirs: saved, both: both ?? rows }[choice];
    this.#set(category, { rows: chosen, isConflict: false });
  };

  /** Forgets what went wrong, once it has been read. */
  readonly dismissError = (category: string) => this.#set(category, { error: null });

  /** Waits for the saves that are under way. @returns whether the server has everything */
  readonly settle = async (): Promise<boolean> => {
    await Promise.all(this.#flights);
    return this.#overview.unsaved.length === 0;
  };

  #begin(category: string): CategoryState {
    const answer = this.#options.saved.find((entry) => entry.category === category);
    const saved = answer ? receivedNominations(answer.nominations) : NOTHING;
    const clean: CategoryState = {
      rows: saved,
      base: saved,
      saved,
      savedAt: answer?.time ?? null,
      isChanged: false,
      isSaving: false,
      error: null,
      isConflict: false,
    };
    const draft = this.#options.readDraft(category);
    if (!draft) return clean;
    const { base, rows } = draft;
    const outcome = mergeNominations(base, rows, saved);
    if (outcome === 'theirs') return clean;
    const isConflict = outcome === 'conflict';
    return { ...clean, rows, base: isConflict ? base : saved, isChanged: true, isConflict };
  }

  #canSend(category: string): boolean {
    const { isChanged, isSaving, isConflict } = this.category(category);
    return isChanged && !isSaving && !isConflict && this.#gate !== 'closed';
  }

  #launch(category: string, signature: string): Promise<void> {
    const flight = this.#send(category, signature).finally(() => this.#flights.delete(flight));
    this.#flights.add(flight);
    return flight;
  }

  async #send(category: string, signature: string): Promise<void> {
    const { rows, savedAt } = this.category(category);
    const nominations = cleanNominations(rows);
    this.#wanted.delete(category);
    this.#set(category, { isSaving: true, error: null });
    try {
      const request = { category, signature, nominations, lastmod: savedAt };
      const { time, nominations: answer } = await this.#options.send(request);
      this.#saved(category, nominations, receivedNominations(answer), time);
    } catch (error) {
      await this.#failed(category, signature, error);
    }
  }

  #saved(
    category: string,
    sent: readonly Nomination[],
    saved: readonly Nomination[],
    savedAt: string,
  ) {
    this.#failures = 0;
    this.#gate = 'open';
    // What the server changed is shown as it is saved; else nothing moves under the cursor.
    const isAsSent = sameNominations(sent, saved);
    const rows = isAsSent ? this.category(category).rows : saved;
    this.#set(category, { rows, saved, savedAt, isSaving: false, isConflict: false });
    this.#options.onSaved(category);
  }

  async #failed(category: string, signature: string, error: unknown): Promise<void> {
    const current = staleNominations(error);
    if (current && current.time !== this.category(category).savedAt) {
      return this.#savedElsewhere(category, signature, current);
    }
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'unauthorized' || code === 'nominating_closed') {
      this.#gate = code === 'unauthorized' ? 'signedOut' : 'closed';
      this.#set(category, { isSaving: false });
      return;
    }
    this.#set(category, { isSaving: false, error: { kind: 'save', error } });
    if (error instanceof ApiError) this.#retryLater(category, signature, error);
  }

  /** Somebody saved the category after what this page had seen. */
  async #savedElsewhere(category: string, signature: string, current: Saved): Promise<void> {
    const { base, rows } = this.category(category);
    const theirs = receivedNominations(current.nominations);
    const outcome = mergeNominations(base, rows, theirs);
    if (outcome === 'theirs') {
      // These very rows: an earlier save whose answer was lost, or the same typed twice.
      this.#saved(category, cleanNominations(rows), theirs, current.time);
      return;
    }
    const isConflict = outcome === 'conflict';
    const error = isConflict ? ({ kind: 'conflict' } as const) : null;
    this.#set(category, {
      saved: theirs,
      savedAt: current.time,
      isSaving: false,
      isConflict,
      error,
    });
    if (!isConflict) await this.save([category], signature);
  }

  #retryLater(category: string, signature: string, error: ApiError) {
    const delay = retryDelay(error, this.#failures);
    if (delay === undefined) return;
    this.#wanted.set(category, signature);
    this.#failures += 1;
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.retry(), delay);
  }

  #set(category: string, changes: Partial<CategoryState>) {
    const next = { ...this.category(category), ...changes };
    const isChanged = !sameNominations(next.rows, next.saved);
    const isConflict = next.isConflict && isChanged;
    const error = next.error?.kind === 'conflict' && !isConflict ? null : next.error;
    const base = isConflict ? next.base : next.saved;
    const state = { ...next, isChanged, isConflict, error, base };
    this.#states.set(category, state);
    this.#keep(category, state);
    const overview = this.#summarize();
    this.#overview = keepSame(this.#overview, overview);
    for (const listener of this.#listeners) listener();
  }

  #keep(category: string, { isChanged, base, rows }: CategoryState) {
    const isKept = this.#options.keepDraft(category, isChanged ? { base, rows } : null);
    if (isKept || !isChanged) this.#unkept.delete(category);
    else this.#unkept.add(category);
  }

  #summarize(): NominationOverview {
    const entries = [...this.#states];
    const keysOf = (test: (state: CategoryState) => boolean) =>
      entries.filter(([, state]) => test(state)).map(([category]) => category);
    const failed = entries.find(([, { error }]) => error);
    return {
      gate: this.#gate,
      unsaved: keysOf(({ isChanged }) => isChanged),
      sendable: keysOf(
        ({ isChanged, isSaving, isConflict }) => isChanged && !isSaving && !isConflict,
      ),
      saving: keysOf(({ isSaving }) => isSaving),
      failed: failed?.[1].error ? { category: failed[0], error: failed[1].error } : null,
      filled: keysOf(({ rows }) => cleanNominations(rows).length > 0),
      isKept: this.#unkept.size === 0,
      hasSaved: entries.some(([, { saved }]) => saved.length > 0),
    };
  }
}
