/** Work on the page that the server doesn't have. */
export interface UnsavedWork {
  /**
   * Where the work is: saved on the server after all, on this device only, or nowhere once the page is
   * closed.
   */
  readonly kept: 'saved' | 'device' | 'nowhere';
  /** The number of changes. */
  readonly changes: number;
  /** The path on this site where the work continues. */
  readonly path: string;
}

export const ALL_SAVED: UnsavedWork = { kept: 'saved', changes: 0, path: '/' };

/**
 * Returns what is unsaved after an attempt to save.
 *
 * @param isKept whether this device has a copy
 * @param path the page where the work continues
 */
export const describeUnsavedWork = (changes: number, isKept: boolean, path: string): UnsavedWork =>
  changes === 0 ? ALL_SAVED : { kept: isKept ? 'device' : 'nowhere', changes, path };

/** Saves work that signing out would lose. Resolves with what is left. */
type Finish = () => Promise<UnsavedWork>;

const waiting = new Set<Finish>();

/** Registers work to finish before signing out. Returns a function that unregisters it. */
export function beforeSignOut(finish: Finish): () => void {
  waiting.add(finish);
  return () => {
    waiting.delete(finish);
  };
}

/**
 * Finishes all registered work. Resolves with what is left: the sum of changes, and the place of the least
 * safe ones.
 */
export async function finishUnsavedWork(): Promise<UnsavedWork> {
  const outcomes = await Promise.all([...waiting].map((finish) => finish()));
  const left =
    outcomes.find(({ kept }) => kept === 'nowhere') ??
    outcomes.find(({ kept }) => kept === 'device') ??
    ALL_SAVED;
  return { ...left, changes: outcomes.reduce((sum, { changes }) => sum + changes, 0) };
}
