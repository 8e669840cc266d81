import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../api/problem.ts';
import { createWords } from '../i18n/words.ts';
import { useProblemText } from './problemText.ts';

const { i18n } = await createWords('en');
const getText = (error: unknown) =>
  renderHook(useProblemText, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result.current(error);

it.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/NewPage-1.js',
  'error loading dynamically imported module: https://example.com/assets/NewPage-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/NewPage-1.css',
])('explains code that failed to load as a network problem: %s', (message) => {
  expect(getText(new TypeError(message))).toMatch(/^This could not be opened\. Check your network/);
});

it('explains other errors as a fault of the page', () => {
  expect(getText(new TypeError('undefined is not a function'))).toMatch(/^Something went wrong/);
});

it('explains why a ballot is held after a move, and what helps', () => {
  const problem = { code: 'ballot_held', status: 403, title: 'Held', type: 'about:blank' } as const;
  const error = new ApiError(new Response(null, { status: 403 }), { ...problem, message: '' });
  expect(getText(error)).toMatch(/was moved to your address.*If a deadline is near, write to us/);
});
