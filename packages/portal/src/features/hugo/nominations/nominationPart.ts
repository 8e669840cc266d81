import type { Draft, Stored } from '@conkit/drafts';
import {
  categoryState,
  createCategoryDraft,
  type CategoryDraft,
  type Saved,
  type Send,
} from './categoryDraft.ts';
import type { CategoryError, CategoryState, Gate } from './nominationState.ts';
import type { Rows } from './storedNominations.ts';

export interface NominationPartOptions {
  category: string;
  /** What is saved at the start. */
  saved: Saved | undefined;
  maxNominations: number;
  /** This device's copy of unsaved changes. */
  stored: Stored<Draft<Rows>>;
  send: Send;
  /** Called when the server has saved the category. */
  onSaved: () => void;
  /** Called when a save fails for a reason that stops all categories. */
  onStopped: (gate: Gate) => void;
  /** Called after each change, including changes of the stored copy. */
  onChange: () => void;
}

/** One category of a page: its draft and its displayed state. */
export class NominationPart {
  readonly draft: CategoryDraft;
  readonly #options: NominationPartOptions;
  #state: CategoryState;
  #signature = '';

  constructor(options: NominationPartOptions) {
    this.#options = options;
    const { stored, onChange } = options;
    this.draft = createCategoryDraft({ ...options, signature: () => this.#signature });
    this.draft.subscribe(() => this.#hear());
    stored.subscribe(onChange);
    this.#state = categoryState(options.category, this.draft, null);
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
    this.#state = categoryState(this.#options.category, this.draft, error);
    this.#options.onChange();
  }

  /** Updates the state after a change of the draft. */
  #hear() {
    const { category, onStopped } = this.#options;
    const { phase, error } = this.draft.getState();
    const before = this.#state;
    const next = categoryState(category, this.draft, before.error);
    const hasLanded = before.isSaving && !next.isSaving;
    if (hasLanded && (phase === 'signedOut' || phase === 'closed')) onStopped(phase);
    if (hasLanded && phase === 'failed') return this.show({ kind: 'save', error });
    if (next.isConflict && !before.isConflict) return this.show({ kind: 'conflict' });
    const isOver = before.error?.kind === 'conflict' ? !next.isConflict : next.isSaving;
    this.show(isOver ? null : before.error);
  }
}
