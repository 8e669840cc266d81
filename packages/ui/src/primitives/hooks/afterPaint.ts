/** The timeout when no frame is painted, as in a hidden window. */
const LATEST_MS = 100;

/**
 * Runs a task after the next paint, so that it doesn't delay it.
 *
 * @returns Cancels the task.
 */
export function afterPaint(task: () => void): () => void {
  let timer = setTimeout(task, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
