/** Finishes work that signing out would cut off. @returns whether the server has it all now */
type Finish = () => Promise<boolean>;

const waiting = new Set<Finish>();

/** Asks for work to be finished before anybody signs out. Returns a function that takes it back. */
export function beforeSignOut(finish: Finish): () => void {
  waiting.add(finish);
  return () => {
    waiting.delete(finish);
  };
}

/** Finishes everything that is under way. @returns whether nothing is left unsaved */
export async function finishWork(): Promise<boolean> {
  const outcomes = await Promise.all([...waiting].map((finish) => finish()));
  return outcomes.every(Boolean);
}
