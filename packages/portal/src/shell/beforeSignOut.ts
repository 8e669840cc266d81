/** What of somebody's work on the page the server does not have. */
export interface UnsavedWork {
  /** Where it is: with the server after all, on this device only, or nowhere once the page is gone. */
  readonly kept: 'saved' | 'device' | 'nowhere';
  /** How many changes that are. */
  readonly changes: number;
  /** The page that goes on with it, a path of this site. */
  readonly path: string;
}

/** Nothing is left to be saved. */
export const ALL_SAVED: UnsavedWork = { kept: 'saved', changes: 0, path: '/' };

/**
 * What is left of work that was to be finished.
 *
 * @param isKept whether this device has it
 * @param path the page that goes on with it
 */
export const leftOf = (changes: number, isKept: boolean, path: string): UnsavedWork =>
  changes === 0 ? ALL_SAVED : { kept: isKept ? 'device' : 'nowhere', changes, path };

/** Finishes work that signing out would cut off. @returns what is left of it */
type Finish = () => Promise<UnsavedWork>;

const waiting = new Set<Finish>();

/** Asks for work to be finished before anybody signs out. Returns a function that unsubscribes. */
export function beforeSignOut(finish: Finish): () => void {
  waiting.add(finish);
  return () => {
    waiting.delete(finish);
  };
}

/** Finishes everything that is under way. @returns what is left, by the least safe of it */
export async function finishWork(): Promise<UnsavedWork> {
  const outcomes = await Promise.all([...waiting].map((finish) => finish()));
  const left =
    outcomes.find(({ kept }) => kept === 'nowhere') ??
    outcomes.find(({ kept }) => kept === 'device') ??
    ALL_SAVED;
  return { ...left, changes: outcomes.reduce((sum, { changes }) => sum + changes, 0) };
}
