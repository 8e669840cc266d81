import '@vanilla-extract/css/disableRuntimeStyles';
import '@testing-library/jest-dom/vitest';
import { cleanup, type Config, configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach } from 'vitest';
import { forgetZone } from '../packages/ui/src/words/dates.ts';
import { removePageListeners } from './window-listeners.ts';

/** The configuration with the undocumented flag that is set during a search. */
type SearchConfig = Config & { readonly _disableExpensiveErrorDiagnostics?: boolean };

afterEach(() => {
  cleanup();
  removePageListeners();
});

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

// jsdom has no layout and can't scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Node 25 and later have their own storage objects, which Vitest keeps instead of jsdom's.
const { jsdom } = globalThis as unknown as { jsdom: { window: Window } };
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { configurable: true, get: () => jsdom.window[name] });
}

// Finding an element by role asks whether it and each ancestor is displayed. jsdom matches its whole style sheet to
// answer, which took a third of the time of the portal's tests. The tests load no styles, so what is displayed depends
// on the element's name, three attributes and its inline style.
const displays = new Map<string, string>();
const getStyle = window.getComputedStyle.bind(window);
function getDisplay(element: HTMLElement): string {
  if (element.style.display) return element.style.display;
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
  const kind = [element.namespaceURI, element.localName, ...attributes].join(' ');
  const display = displays.get(kind) ?? getStyle(element).display;
  displays.set(kind, display);
  return display;
}
/** Returns the value of an inherited property, which only inline styles set. */
function getInherited(
  element: HTMLElement,
  name: 'visibility' | 'pointerEvents',
): string | undefined {
  const own = element.style[name];
  if (own) return own;
  return element.parentElement ? getInherited(element.parentElement, name) : undefined;
}
const usualStyles = {
  display: getDisplay,
  visibility: (element: HTMLElement) => getInherited(element, 'visibility') ?? 'visible',
  pointerEvents: (element: HTMLElement) => getInherited(element, 'pointerEvents') ?? 'auto',
};
const isUsual = (name: unknown): name is keyof typeof usualStyles =>
  typeof name === 'string' && Object.hasOwn(usualStyles, name);
function getFastStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || !('style' in element)) return getStyle(element, pseudo);
  const html = element as HTMLElement;
  const getValue = (name: string) =>
    isUsual(name) ? usualStyles[name](html) : getStyle(html).getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (isUsual(name)) return usualStyles[name](html);
      return name === 'getPropertyValue' ? getValue : Reflect.get(getStyle(html), name);
    },
  });
}
if (getStyle.name !== `bound ${getFastStyle.name}`) window.getComputedStyle = getFastStyle;

// React captures the stack of every element for its warnings, which took a twelfth of the time of the portal's tests.
// It stops when it has captured 10,000 in a second.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
