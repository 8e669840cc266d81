import { darkColors, lightColors, type ColorName, type Colors } from './colors.ts';
import { colorProperty } from './names.ts';

/**
 * Returns the colours of one theme as CSS values. A site can override each one at `:root` for one theme, regardless of
 * the order of the style sheets: `--conkit-light-action`, `--conkit-dark-action`, or `--conkit-color-action` for both.
 */
export function ofTheme(theme: 'light' | 'dark'): Colors {
  const colors: Colors = theme === 'light' ? lightColors : darkColors;
  const replaceable = Object.entries(colors).map(([name, value]) => [
    name,
    `var(${colorProperty(theme, name as ColorName)}, ${value})`,
  ]);
  return Object.fromEntries(replaceable) as Colors;
}
