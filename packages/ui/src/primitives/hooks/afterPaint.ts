/** A frame that does not come, as in a window that is hidden, is waited for no longer than this. */
const LATEST_MS = 100;

/**
 * Runs a task once the next frame has been painted, so that it does not keep a person waiting for it.
 *
 * @returns cancels it
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
