/**
 * Runs a task after the next frame is painted, so that the task does not delay that frame.
 *
 * @returns a function that cancels the task
 *
 * @example
 * const takeBack = afterPaint(() => localStorage.setItem('draft', text));
 */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
