import '@vanilla-extract/css/disableRuntimeStyles';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { forgetZone } from '../packages/ui/src/words/useZone.ts';

afterEach(cleanup);

// Not at the end of the test before: its page may still write down what was typed when it goes.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // React Aria remembers how one last acted; as with a screen reader it would move the focus a moment later.
  document.dispatchEvent(new MouseEvent('pointerdown'));
});

// What is waited for is there in a moment; what is loaded on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// One window serves many files: each begins with a page that nobody has been on.
forgetZone();
document.body.replaceChildren();
document.title = '';
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name);
}
history.replaceState(null, '', '/');
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0; path=/`;

// React Aria takes the first `beforeunload` for the end of the page and hears nothing from then on: a test that fires
// one would take the focus of every dialog from the files after it.
const listen = window.addEventListener;
function listenOn(
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) {
  const isOnce = typeof options === 'object' && options.once === true;
  if (type !== 'beforeunload' || !isOnce) listen(type, listener, options);
}
// Each file comes by here.
if (listen.name !== listenOn.name) window.addEventListener = listenOn;

// jsdom has no layout to scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Node 25 and later have storages of their own, which Vitest leaves in the place of jsdom's.
const { jsdom } = globalThis as unknown as { jsdom: { window: Window } };
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { configurable: true, get: () => jsdom.window[name] });
}
