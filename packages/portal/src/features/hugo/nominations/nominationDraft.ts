import type { Draft, Stored } from '@conkit/drafts';
import { cleanNominations, type Nomination } from '@conkit/rules';
import {
  categoryState,
  createCategoryDraft,
  type CategoryDraft,
  type Saved,
  type Send,
} from './categoryDraft.ts';
import type { CategoryError, CategoryState, Gate, NominationOverview } from './nominationState.ts';
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

/** What a person chose of two versions. */
export type VersionChoice = 'mine' | 'theirs' | 'both';

/** One category of the page. */
interface Part {
  readonly draft: CategoryDraft;
  readonly stored: Stored<Draft<Rows>>;
  signature: string;
  state: CategoryState;
  isFilled: boolean;
  /** Ends waiting for the next frame. */
  leave: () => void;
}

/** Lists that did not change stay the same list, so that nobody is told for nothing. */
const keepSame = <Value>(before: Value, after: Value): Value =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;

/** One person's nominations on one page: a draft for each category, and what they are together. */
export class NominationDraft {
  readonly #options: NominationDraftOptions;
  readonly #listeners = new Set<() => void>();
  readonly #parts: ReadonlyMap<string, Part>;
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
    for (const part of this.#parts.values()) {
      part.leave = part.stored.show();
      part.draft.start();
    }
  };

  /** Writes down what waits for a frame. */
  readonly hide = () => {
    for (const { stored } of this.#parts.values()) stored.flush();
  };

  /** Stops trying again, also what is under way. What is not saved stays on this device. */
  readonly stop = () => {
    for (const { draft, leave } of this.#parts.values()) {
      draft.stop();
      leave();
    }
    this.hide();
  };

  /** Puts new rows on the screen. While the category is being saved that is refused, and said. */
  readonly edit = (category: string, rows: readonly Nomination[]) => {
    const { draft, state } = this.#part(category);
    const isRefused = state.isSaving || this.#gate === 'closed';
    if (!isRefused) return draft.change(category, rows);
    this.#show(category, { kind: 'edit', reason: state.isSaving ? 'saving' : 'closed' });
  };

  /**
   * Sends the named categories, those of them that have changed. Ends when the server has answered,
   * whatever it said.
   */
  readonly save = async (categories: readonly string[], signature: string): Promise<void> => {
    const sendable = categories.filter((key) => this.#canSend(key));
    await Promise.all(
      sendable.map((key) => {
        const part = this.#part(key);
        part.signature = signature;
        return part.draft.save();
      }),
    );
  };

  /** Sends again what could not be sent, with the signature that it was signed by. */
  readonly online = () => {
    for (const { draft } of this.#parts.values()) draft.online();
  };

  /** Settles a conflict; "mine" and "both" are then to be saved. */
  readonly resolve = (category: string, choice: VersionChoice) =>
    this.#part(category).draft.resolve(category, choice);

  /** Forgets what went wrong, once it has been read. */
  readonly dismissError = (category: string) => this.#show(category, null);

  /** Waits for the saves that are under way. @returns whether the server has everything */
  readonly settle = async (): Promise<boolean> => {
    await Promise.all([...this.#parts.values()].map(({ draft }) => draft.settle()));
    this.hide();
    return this.#overview.unsaved.length === 0;
  };

  #part(category: string): Part {
    const part = this.#parts.get(category);
    if (!part) throw new Error(`The page has no category ${category}`);
    return part;
  }

  #begin(category: string): Part {
    const { saved, maxNominations, send, onSaved } = this.#options;
    const stored = this.#options.stored(category);
    const draft = createCategoryDraft({
      category,
      saved: saved.find((entry) => entry.category === category),
      maxNominations,
      stored,
      send,
      signature: () => this.#part(category).signature,
      onSaved: () => {
        this.#gate = 'open';
        this.#tell();
        onSaved(category);
      },
    });
    draft.subscribe(() => this.#hear(category));
    stored.subscribe(() => this.#tell());
    const state = categoryState(category, draft, null);
    const leave = () => undefined;
    return { draft, stored, signature: '', state, isFilled: isFilled(state), leave };
  }

  #canSend(category: string): boolean {
    const { isChanged, isSaving, isConflict } = this.category(category);
    return isChanged && !isSaving && !isConflict && this.#gate !== 'closed';
  }

  /** The draft of a category has changed. */
  #hear(category: string) {
    const { draft, state } = this.#part(category);
    const { phase, error } = draft.getState();
    const next = categoryState(category, draft, state.error);
    const hasLanded = state.isSaving && !next.isSaving;
    if (hasLanded && (phase === 'signedOut' || phase === 'closed')) this.#gate = phase;
    if (hasLanded && phase === 'failed') return this.#show(category, { kind: 'save', error });
    if (next.isConflict && !state.isConflict) return this.#show(category, { kind: 'conflict' });
    const isOver = state.error?.kind === 'conflict' ? !next.isConflict : next.isSaving;
    this.#show(category, isOver ? null : state.error);
  }

  #show(category: string, error: CategoryError | null) {
    const part = this.#part(category);
    part.state = categoryState(category, part.draft, error);
    part.isFilled = isFilled(part.state);
    this.#tell();
  }

  #tell() {
    this.#overview = keepSame(this.#overview, this.#summarize());
    for (const listener of this.#listeners) listener();
  }

  #summarize(): NominationOverview {
    const entries = [...this.#parts];
    const keysOf = (test: (state: CategoryState) => boolean) =>
      entries.filter(([, { state }]) => test(state)).map(([category]) => category);
    const failed = entries.find(([, { state }]) => state.error);
    return {
      gate: this.#gate,
      unsaved: keysOf(({ isChanged }) => isChanged),
      sendable: keysOf(
        ({ isChanged, isSaving, isConflict }) => isChanged && !isSaving && !isConflict,
      ),
      saving: keysOf(({ isSaving }) => isSaving),
      failed: failed?.[1].state.error
        ? { category: failed[0], error: failed[1].state.error }
        : null,
      filled: entries.filter(([, part]) => part.isFilled).map(([category]) => category),
      isKept: entries.every(([, { stored }]) => stored.isKept()),
      hasSaved: entries.some(([, { state }]) => state.saved.length > 0),
    };
  }
}

const isFilled = ({ rows }: CategoryState) => cleanNominations(rows).length > 0;
