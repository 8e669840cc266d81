import type { ColorName, Colors } from './colors.ts';
import type { Theme } from './createTheme.ts';
import { colorProperty } from './names.ts';

/**
 * Returns a theme as a style sheet. Its custom properties override the library's in any order. Write it to a file or
 * into a `<style>` element.
 *
 * @param selector The selector of the page's root, for sites with several themes: `:root[data-brand=retro]`.
 */
export function themeCss(
  theme: Pick<Theme, 'light' | 'dark'> & Partial<Theme>,
  selector = ':root',
) {
  const colors = (kind: 'light' | 'dark', of: Colors) =>
    Object.entries(of).map(([name, value]) => [colorProperty(kind, name as ColorName), value]);
  const print = Object.entries(theme.print ?? {}).map(([name, value]) => [
    `--conkit-print-${name}`,
    value,
  ]);
  const lines = [...colors('light', theme.light), ...colors('dark', theme.dark), ...print];
  return `${selector} {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;
}
