import type { ColorName, Colors } from './colors.ts';
import type { Theme } from './createTheme.ts';
import { colorProperty } from './names.ts';

/**
 * A theme as a style sheet: custom properties that win over the library's whatever is loaded first. Write it to a file,
 * or into a `<style>` of the page.
 *
 * @param selector of the page's root, where several themes are on one site: `:root[data-brand=retro]`
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
