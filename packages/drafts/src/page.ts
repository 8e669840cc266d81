/** Callbacks for the life of a page. */
export interface PageWork {
  /** Called when the work is attached. */
  readonly start: () => void;
  /** Called when the page is hidden or left, which may be the last chance to store or send something. */
  readonly hide: () => void;
  /** Called when the network is back. */
  readonly online: () => void;
  /** Called when the work is detached from the page. */
  readonly stop: () => void;
}

/**
 * Attaches work to the page.
 *
 * @returns a function that detaches the work and calls its `stop`
 *
 * @example
 * const detach = attachToPage({
 *   start: autosave.start,
 *   hide: () => void autosave.save(),
 *   online: autosave.online,
 *   stop: autosave.stop,
 * });
 */
export function attachToPage({ start, hide, online, stop }: PageWork): () => void {
  const hideWhenHidden = () => {
    if (document.visibilityState === 'hidden') hide();
  };
  start();
  // iOS does not fire `beforeunload`. `pagehide` is too early: Firefox drops every fourth request that starts in it.
  document.addEventListener('visibilitychange', hideWhenHidden);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', hideWhenHidden);
    window.removeEventListener('online', online);
    stop();
  };
}

/**
 * Runs a task after the next frame is painted, so that the task does not delay that frame.
 *
 * @returns a function that cancels the task
 *
 * @example
 * const cancel = afterPaint(() => localStorage.setItem('draft', text));
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
