import { readCookie, writeCookie } from './cookies.ts';

/** Light, dark, or whatever the reader's system prefers. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const COOKIE = 'theme';

/** The theme chosen on an earlier visit, from a cookie header or the document's; the system's by default. */
export function rememberedTheme(cookies?: string): Theme {
  const value = readCookie(COOKIE, cookies);
  return themes.find((theme) => theme === value) ?? 'auto';
}

/** Remembers a choice, so that the server draws the next page in it, and shows it. */
export function chooseTheme(theme: Theme): void {
  writeCookie(COOKIE, theme);
  showTheme(theme);
}

/** When the browser's own bar takes the colour that is meant for a light or for a dark page: a media query. */
const mediaOf = (own: string, theme: Theme): string => {
  if (theme === 'auto') return `(prefers-color-scheme: ${own})`;
  return theme === own ? 'all' : 'not all';
};

/** Shows the document in a theme; the styles do the rest. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.setAttribute('media', mediaOf(meta.dataset.theme ?? '', theme));
  }
}

/** The same for a page that the server draws: its first paint is right, and no script has to run for it. */
export const withTheme = (html: string, theme: Theme): string =>
  html
    .replace('data-theme="auto"', `data-theme="${theme}"`)
    .replaceAll(
      /media="\(prefers-color-scheme: (\w+)\)"/g,
      (_, own: string) => `media="${mediaOf(own, theme)}"`,
    );
