import type { Choice, Draft, Stored } from '@conkit/drafts';
import type { Nomination } from '@conkit/rules';
import {
  CategoryStore,
  type CategoryState,
  type Gate,
  type NominationOverview,
  type Rows,
  type SaveCategory,
  type SavedCategory,
} from './categoryDraft.ts';

export interface NominationDraftOptions {
  /** The page's categories, in order. */
  categories: readonly string[];
  /** What the server has saved at the start, for any category. */
  saved: readonly SavedCategory[];
  maxNominations: number;
  /** Opens this device's copy of a category. */
  stored: (category: string) => Stored<Draft<Rows>>;
  send: SaveCategory;
  onSaved: (category: string) => void;
}

/** One person's nominations on one page: a draft for each category, and an overview of all. */
export class NominationDraft {
  readonly #options: NominationDraftOptions;
  readonly #listeners = new Set<() => void>();
  readonly #parts: ReadonlyMap<string, CategoryStore>;
  #gate: Gate = 'open';
  #overview: NominationOverview;

  constructor(options: NominationDraftOptions) {
    this.#options = options;
    this.#parts = new Map(options.categories.map((key) => [key, this.#begin(key)]));
    this.#overview = this.#summarize();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** @throws Error for a category that isn't on the page */
  readonly category = (key: string): CategoryState => this.#part(key).state;

  readonly overview = (): NominationOverview => this.#overview;

  /** Drops drafts whose content has been saved elsewhere in the meantime. */
  readonly start = () => {
    for (const { draft } of this.#parts.values()) draft.start();
  };

  /** Writes pending changes to this device now. */
  readonly hide = () => {
    for (const part of this.#parts.values()) part.hide();
  };

  /** Stops all retries. Unsaved changes stay on this device. */
  readonly stop = () => {
    for (const { draft } of this.#parts.values()) draft.stop();
    this.hide();
  };

  /** Changes a category's rows. During a save and after closing, shows an error instead. */
  readonly edit = (category: string, rows: readonly Nomination[]) => {
    const part = this.#part(category);
    const { isSaving } = part.state;
    if (!isSaving && this.#gate !== 'closed') return part.draft.change(category, rows);
    part.show({ kind: 'edit', reason: isSaving ? 'saving' : 'closed' });
  };

  /**
   * Sends the named categories that have changed. Resolves when the server has answered, even with an
   * error.
   */
  readonly save = async (categories: readonly string[], signature: string): Promise<void> => {
    const sendable = categories.filter((key) => this.#canSend(key));
    await Promise.all(sendable.map((key) => this.#part(key).save(signature)));
  };

  /** Retries failed saves with their signature. */
  readonly online = () => {
    for (const { draft } of this.#parts.values()) draft.online();
  };

  /** Resolves a conflict. `mine` and `both` must then be saved. */
  readonly resolve = (category: string, choice: Choice) =>
    this.#part(category).draft.resolve(category, choice);

  /** Clears a category's error. */
  readonly dismissError = (category: string) => this.#part(category).show(null);

  /** Waits for saves in flight. */
  readonly settle = async (): Promise<void> => {
    await Promise.all([...this.#parts.values()].map(({ draft }) => draft.settle()));
    this.hide();
  };

  #part(category: string): CategoryStore {
    const part = this.#parts.get(category);
    if (!part) throw new Error(`The page has no category ${category}`);
    return part;
  }

  #begin(category: string): CategoryStore {
    const { saved, stored, onSaved, ...options } = this.#options;
    return new CategoryStore({
      ...options,
      category,
      saved: saved.find((entry) => entry.category === category),
      stored: stored(category),
      onSaved: () => {
        this.#gate = 'open';
        this.#notify();
        onSaved(category);
      },
      onStopped: (gate) => {
        this.#gate = gate;
      },
      onChange: () => this.#notify(),
    });
  }

  #canSend(category: string): boolean {
    const { isChanged, isSaving, isConflict } = this.category(category);
    return isChanged && !isSaving && !isConflict && this.#gate !== 'closed';
  }

  #notify() {
    this.#overview = reuseIfEqual(this.#overview, this.#summarize());
    for (const listener of this.#listeners) listener();
  }

  #summarize(): NominationOverview {
    const entries = [...this.#parts];
    const failed = entries.find(([, { state }]) => state.error);
    return {
      gate: this.#gate,
      unsaved: entries.filter(([, { state }]) => state.isChanged).map(([category]) => category),
      failed: failed?.[1].state.error
        ? { category: failed[0], error: failed[1].state.error }
        : null,
      isKept: entries.every(([, part]) => part.isKept),
    };
  }
}

/** Returns `before` if both values serialize to the same JSON, so that subscribers don't re-render. */
export const reuseIfEqual = <Value>(before: Value, after: Value): Value =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;
