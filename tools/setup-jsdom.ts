import '@vanilla-extract/css/disableRuntimeStyles';
import '@testing-library/jest-dom/vitest';
import { cleanup, type Config, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { forgetZone } from '../packages/ui/src/words/dates.ts';

/** The configuration with the undocumented flag that is set during a search. */
type SearchConfig = Config & { readonly _disableExpensiveErrorDiagnostics?: boolean };

afterEach(cleanup);

// This is not in `afterEach`, because a page may still store typed text while it unmounts.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // React Aria remembers the last input device. After a virtual press, such as a screen reader's, it would move
  // the focus later.
  document.dispatchEvent(new MouseEvent('pointerdown'));
});

configure({
  // Lazy modules take long to load on a busy machine.
  asyncUtilTimeout: 15_000,
  // `findBy…` searches many times, and only its last error is shown. Printing the page for each error took a tenth
  // of the time.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isSearching } = getConfig() as SearchConfig;
    const error = new Error(isSearching ? `${message}` : `${message}\n\n${prettyDOM(container)}`);
    // Only errors of this name get the stack of the test instead of the search's.
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// Test files share one window, so reset the cached time zone.
forgetZone();
document.body.replaceChildren();
document.title = '';
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name);
}
history.replaceState(null, '', '/');
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0; path=/`;

// React Aria treats the first `beforeunload` as the end of the page and stops listening. A test that fires this
// event would break the dialogs' focus in all later files.
const listen = window.addEventListener;
function listenOn(
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) {
  const isOnce = typeof options === 'object' && options.once === true;
  if (type !== 'beforeunload' || !isOnce) listen(type, listener, options);
}
// This file runs once per test file, but the window is shared.
if (listen.name !== listenOn.name) window.addEventListener = listenOn;

// jsdom has no layout and can't scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Node 25 and later have their own storage objects, which Vitest keeps instead of jsdom's.
const { jsdom } = globalThis as unknown as { jsdom: { window: Window } };
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { configurable: true, get: () => jsdom.window[name] });
}
