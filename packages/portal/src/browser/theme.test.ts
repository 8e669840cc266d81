import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { darkColors, lightColors } from '@conkit/ui/theme';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseTheme, rememberedTheme, showTheme, withTheme } from './theme.ts';

const template = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

beforeEach(() => {
  document.head.innerHTML = /<head>([^]*)<\/head>/.exec(template)?.[1] ?? '';
});
afterEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.theme;
  document.cookie = 'theme=; Max-Age=0; Path=/';
});

/** The bar's colour by the media query under which the browser takes it. */
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
  ])('of a visitor with the cookies "%s" is %s', (cookies, theme) => {
    expect(rememberedTheme(cookies)).toBe(theme);
  });

  it('that is chosen is shown at once and remembered', () => {
    chooseTheme('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(rememberedTheme()).toBe('dark');
    chooseTheme('auto');
    expect(document.documentElement.dataset.theme).toBe('auto');
    expect(rememberedTheme()).toBe('auto');
  });

  it.each(['auto', 'light', 'dark'] as const)(
    '%s is the same in the page that the server draws as where it is chosen',
    (theme) => {
      const drawn = parsed(withTheme(template, theme));
      expect(drawn.documentElement.dataset.theme).toBe(theme);
      showTheme(theme);
      expect(bars(drawn)).toEqual(bars(document));
    },
  );

  it('gives the browser’s own bar the colour of the header', () => {
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
