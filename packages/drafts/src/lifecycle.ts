/** Work that goes on as long as a page is there. */
export interface PageWork {
  /** The page is there. */
  readonly start: () => void;
  /** The page is hidden and may never come back: the last moment to write or send something. */
  readonly hide: () => void;
  /** The network is back. */
  readonly online: () => void;
  /** The page has gone. */
  readonly stop: () => void;
}

/**
 * Ties work to the page. Returns how to end it.
 *
 * @example
 * const untie = tieToPage({
 *   start: autosave.start,
 *   hide: () => void autosave.save(),
 *   online: autosave.online,
 *   stop: autosave.stop,
 * });
 */
export function tieToPage({ start, hide, online, stop }: PageWork): () => void {
  const hideWhenHidden = () => {
    if (document.visibilityState === 'hidden') hide();
  };
  start();
  // `beforeunload` is not fired on iOS; these are.
  document.addEventListener('visibilitychange', hideWhenHidden);
  window.addEventListener('pagehide', hide);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', hideWhenHidden);
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('online', online);
    stop();
  };
}
