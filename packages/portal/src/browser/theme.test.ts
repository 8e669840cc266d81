import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { darkColors, lightColors } from '@conkit/ui/theme';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseTheme, readTheme, showTheme, withTheme } from './theme.ts';

const template = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

beforeEach(() => {
  document.head.innerHTML = /<head>([^]*)<\/head>/.exec(template)?.[1] ?? '';
});
afterEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.theme;
  document.cookie = 'theme=; Max-Age=0; Path=/';
});

/** Returns the media query of each theme colour. */
const bars = (root: ParentNode) =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => [
      meta.getAttribute('media'),
      meta.content,
    ]),
  );
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the theme', () => {
  it.each([
    ['', 'auto'],
    ['theme=dark', 'dark'],
    ['language=fi; theme=light', 'light'],
    ['theme="><script>', 'auto'],
  ])('is read from the cookies "%s" as %s', (cookies, theme) => {
    expect(readTheme(cookies)).toBe(theme);
  });

  it('is applied at once and saved when it is chosen', () => {
    chooseTheme('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(readTheme()).toBe('dark');
    chooseTheme('auto');
    expect(document.documentElement.dataset.theme).toBe('auto');
    expect(readTheme()).toBe('auto');
  });

  it.each(['auto', 'light', 'dark'] as const)(
    'renders %s on the server as in the browser',
    (theme) => {
      const drawn = parsed(withTheme(template, theme));
      expect(drawn.documentElement.dataset.theme).toBe(theme);
      showTheme(theme);
      expect(bars(drawn)).toEqual(bars(document));
    },
  );

  it('sets the browser’s own bar to the colour of the header', () => {
    const light = lightColors.surface;
    const dark = darkColors.surface;
    expect(bars(document)).toEqual({
      '(prefers-color-scheme: light)': light,
      '(prefers-color-scheme: dark)': dark,
    });
    showTheme('dark');
    expect(bars(document)).toEqual({ 'not all': light, all: dark });
  });
});
