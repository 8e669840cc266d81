/** Events whose listeners a router adds and never removes, because it lasts as long as its page. */
const PAGE_EVENTS = new Set(['pagehide', 'pageshow', 'scroll']);

const removals: (() => void)[] = [];

/**
 * Removes the listeners of these events. The tests share one window: each event would run the listeners of the routers
 * of all earlier tests, and none of their pages could be freed.
 */
export function removePageListeners(): void {
  for (const remove of removals.splice(0)) remove();
}

for (const target of [window, document]) {
  const listen = target.addEventListener.bind(target);
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    // React Aria treats the first `beforeunload` as the end of the page and stops listening. A test that fires this
    // event would break the dialogs' focus in all later files.
    if (type === 'beforeunload' && typeof options === 'object' && options.once === true) return;
    listen(type, listener, options);
    if (PAGE_EVENTS.has(type)) {
      removals.push(() => target.removeEventListener(type, listener, options));
    }
  };
}
