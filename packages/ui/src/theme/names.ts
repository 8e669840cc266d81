import type { ColorName } from './colors.ts';

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : Name;

/** The custom property of a colour in one theme or, with `color`, in both: `--conkit-light-on-ground-muted`. */
export type ColorProperty = `--conkit-${'light' | 'dark' | 'color'}-${Kebab<ColorName>}`;

/** Converts `onGroundMuted` to `on-ground-muted`. */
export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the custom property that overrides a colour in one theme or, with `color`, in both.
 *
 * @example
 * ```ts
 * document.documentElement.style.setProperty(colorProperty('light', 'action'), '#7a1f5c');
 * ```
 */
export const colorProperty = (theme: 'light' | 'dark' | 'color', name: ColorName): ColorProperty =>
  `--conkit-${theme}-${kebab(name)}` as ColorProperty;
