/** The maximum delay in milliseconds while the browser is busy. */
const LATEST_MS = 300;

/**
 * Runs a task when the browser is idle. Safari has no `requestIdleCallback`, so there it runs in the next task.
 *
 * @returns Cancels the task.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, { timeout: LATEST_MS });
  return () => cancelIdleCallback(id);
}
