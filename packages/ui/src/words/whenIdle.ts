/** However busy the browser is, it comes after this, in milliseconds. */
const LATEST_MS = 300;

/** Runs a task when the browser has time; Safari does not tell. @returns takes it back */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, { timeout: LATEST_MS });
  return () => cancelIdleCallback(id);
}
