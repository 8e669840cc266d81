import { readCookie, writeCookie } from './cookies.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const COOKIE = 'theme';

/** Returns the chosen theme from a cookie header or the document's cookies. Defaults to `auto`. */
export function readTheme(cookies?: string): Theme {
  const value = readCookie(COOKIE, cookies);
  return themes.find((theme) => theme === value) ?? 'auto';
}

/** Saves a theme in a cookie, which the server reads, and applies it. */
export function chooseTheme(theme: Theme): void {
  writeCookie(COOKIE, theme);
  showTheme(theme);
}

/** Returns the media query of a `theme-color` element that is meant for light or dark pages. */
const getMedia = (own: string, theme: Theme): string => {
  if (theme === 'auto') return `(prefers-color-scheme: ${own})`;
  return theme === own ? 'all' : 'not all';
};

/** Applies a theme to the document. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.setAttribute('media', getMedia(meta.dataset.theme ?? '', theme));
  }
}

/** Applies a theme to server-rendered HTML, so the first paint is right without a script. */
export const withTheme = (html: string, theme: Theme): string =>
  html
    .replace('data-theme="auto"', `data-theme="${theme}"`)
    .replaceAll(
      /media="\(prefers-color-scheme: (\w+)\)"/g,
      (_, own: string) => `media="${getMedia(own, theme)}"`,
    );
