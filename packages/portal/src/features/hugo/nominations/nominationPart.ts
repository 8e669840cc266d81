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
  /** What is saved at the beginning. */
  saved: Saved | undefined;
  maxNominations: number;
  /** What this device keeps of it. */
  stored: Stored<Draft<Rows>>;
  send: Send;
  /** Called when the server has it. */
  onSaved: () => void;
  /** Called when a save was answered by what stops every category. */
  onStopped: (gate: Gate) => void;
  /** Called after each change, of what is kept too. */
  onChange: () => void;
}

/** One category of a page: its draft, and what the page shows of it. */
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

  /** Whether this device keeps what is not saved. */
  get isKept(): boolean {
    return this.#options.stored.isKept();
  }

  /** Writes down what waits for a frame. */
  hide() {
    this.#options.stored.flush();
  }

  /** Sends it. Ends when the server has answered, whatever it said. */
  save(signature: string) {
    this.#signature = signature;
    return this.draft.save();
  }

  /** Shows what went wrong; null forgets it. */
  show(error: CategoryError | null) {
    this.#state = categoryState(this.#options.category, this.draft, error);
    this.#options.onChange();
  }

  /** The draft has changed. */
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
