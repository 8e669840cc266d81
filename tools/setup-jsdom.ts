import '@vanilla-extract/css/disableRuntimeStyles';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// jsdom has no layout to scroll.
window.scrollTo = () => undefined;

// Node 25 and later have storages of their own, which Vitest leaves in the place of jsdom's.
const { jsdom } = globalThis as unknown as { jsdom: { window: Window } };
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { configurable: true, get: () => jsdom.window[name] });
}
