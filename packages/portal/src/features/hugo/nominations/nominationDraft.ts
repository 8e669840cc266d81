import type { Choice, Draft, Stored } from '@conkit/drafts';
import type { Nomination } from '@conkit/rules';
import type { Saved, Send } from './categoryDraft.ts';
import { keepSame } from './keepSame.ts';
import { NominationPart } from './nominationPart.ts';
import type { CategoryState, Gate, NominationOverview } from './nominationState.ts';
import type { Rows } from './storedNominations.ts';

export interface NominationDraftOptions {
  /** The categories of the page, in their order. */
  categories: readonly string[];
  /** What is saved at the beginning, of any category. */
  saved: readonly Saved[];
  maxNominations: number;
  /** What this device keeps of a category. */
  stored: (category: string) => Stored<Draft<Rows>>;
  send: Send;
  onSaved: (category: string) => void;
}

/** One person's nominations on one page: a draft for each category, and what they are together. */
export class NominationDraft {
  readonly #options: NominationDraftOptions;
  readonly #listeners = new Set<() => void>();
  readonly #parts: ReadonlyMap<string, NominationPart>;
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

  /** @throws Error for a category that the page does not have */
  readonly category = (key: string): CategoryState => this.#part(key).state;

  readonly overview = (): NominationOverview => this.#overview;

  /** Forgets the drafts of what has been saved meanwhile, by whomever. */
  readonly start = () => {
    for (const { draft } of this.#parts.values()) draft.start();
  };

  /** Writes down what waits for a frame. */
  readonly hide = () => {
    for (const part of this.#parts.values()) part.hide();
  };

  /** Stops trying again, also what is under way. What is not saved stays on this device. */
  readonly stop = () => {
    for (const { draft } of this.#parts.values()) draft.stop();
    this.hide();
  };

  /** Puts new rows on the screen. While the category is being saved that is refused, and said. */
  readonly edit = (category: string, rows: readonly Nomination[]) => {
    const part = this.#part(category);
    const { isSaving } = part.state;
    if (!isSaving && this.#gate !== 'closed') return part.draft.change(category, rows);
    part.show({ kind: 'edit', reason: isSaving ? 'saving' : 'closed' });
  };

  /**
   * Sends the named categories, those of them that have changed. Ends when the server has answered,
   * whatever it said.
   */
  readonly save = async (categories: readonly string[], signature: string): Promise<void> => {
    const sendable = categories.filter((key) => this.#canSend(key));
    await Promise.all(sendable.map((key) => this.#part(key).save(signature)));
  };

  /** Sends again what could not be sent, with the signature that it was signed by. */
  readonly online = () => {
    for (const { draft } of this.#parts.values()) draft.online();
  };

  /** Settles a conflict; "mine" and "both" are then to be saved. */
  readonly resolve = (category: string, choice: Choice) =>
    this.#part(category).draft.resolve(category, choice);

  /** Forgets what went wrong, once it has been read. */
  readonly dismissError = (category: string) => this.#part(category).show(null);

  /** Waits for the saves that are under way. */
  readonly settle = async (): Promise<void> => {
    await Promise.all([...this.#parts.values()].map(({ draft }) => draft.settle()));
    this.hide();
  };

  #part(category: string): NominationPart {
    const part = this.#parts.get(category);
    if (!part) throw new Error(`The page has no category ${category}`);
    return part;
  }

  #begin(category: string): NominationPart {
    const { saved, stored, onSaved, ...options } = this.#options;
    return new NominationPart({
      ...options,
      category,
      saved: saved.find((entry) => entry.category === category),
      stored: stored(category),
      onSaved: () => {
        this.#gate = 'open';
        this.#tell();
        onSaved(category);
      },
      onStopped: (gate) => {
        this.#gate = gate;
      },
      onChange: () => this.#tell(),
    });
  }

  #canSend(category: string): boolean {
    const { isChanged, isSaving, isConflict } = this.category(category);
    return isChanged && !isSaving && !isConflict && this.#gate !== 'closed';
  }

  #tell() {
    this.#overview = keepSame(this.#overview, this.#summarize());
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
