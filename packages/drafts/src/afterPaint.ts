/**
 * Runs a task once the next frame has been painted, so that it does not keep a person waiting for it.
 *
 * @returns takes it back
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
