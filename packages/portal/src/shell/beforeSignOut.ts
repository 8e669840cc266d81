/** Where work is: with the server, on this device only, or nowhere once the page is gone. */
type Kept = 'saved' | 'device' | 'nowhere';

/** Finishes work that signing out would cut off. @returns where it is now */
type Finish = () => Promise<Kept>;

const waiting = new Set<Finish>();

/** Asks for work to be finished before anybody signs out. Returns a function that takes it back. */
export function beforeSignOut(finish: Finish): () => void {
  waiting.add(finish);
  return () => {
    waiting.delete(finish);
  };
}

/** Finishes everything that is under way. @returns where the least safe of it is */
export async function finishWork(): Promise<Kept> {
  const outcomes = await Promise.all([...waiting].map((finish) => finish()));
  if (outcomes.includes('nowhere')) return 'nowhere';
  return outcomes.includes('device') ? 'device' : 'saved';
}
