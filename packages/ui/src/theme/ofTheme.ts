import { darkColors, lightColors, type ColorName, type Colors } from './colors.ts';
import { colorProperty } from './names.ts';

/**
 * The colours of one theme, each of which a site may replace at `:root` without touching the other theme and
 * without caring which style sheet comes last: `--conkit-light-action` and `--conkit-dark-action` where
 * `--conkit-color-action` replaces both.
 */
export function ofTheme(theme: 'light' | 'dark'): Colors {
  const colors: Colors = theme === 'light' ? lightColors : darkColors;
  const replaceable = Object.entries(colors).map(([name, value]) => [
    name,
    `var(${colorProperty(theme, name as ColorName)}, ${value})`,
  ]);
  return Object.fromEntries(replaceable) as Colors;
}
