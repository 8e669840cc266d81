import { darkColors, lightColors } from './colors.ts';

type Colors<Value> = Readonly<Record<keyof typeof lightColors, Value>>;

/** `onGroundMuted` as a custom property's name has it: `on-ground-muted`. */
const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The colours of one theme, each of which a site may replace at `:root` without touching the other theme and
 * without caring which style sheet comes last: `--conkit-light-action` and `--conkit-dark-action` where
 * `--conkit-color-action` replaces both.
 */
export function ofTheme(theme: 'light' | 'dark'): Colors<string> {
  const colors: Colors<string> = theme === 'light' ? lightColors : darkColors;
  const replaceable = Object.entries(colors).map(([name, value]) => [
    name,
    `var(--conkit-${theme}-${kebab(name)}, ${value})`,
  ]);
  return Object.fromEntries(replaceable) as Colors<string>;
}
