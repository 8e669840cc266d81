// Decisions: docs/decisions/component-library.md
import { darkColors, lightColors, type ColorName, type Colors } from './colors.ts';
import { contrast, contrastFailures, isLight, type ContrastFailure } from './contrast.ts';
import { fitted } from './fitted.ts';
import { toHex, toOklch } from './oklch.ts';
import { recipes, type Sources } from './recipes.ts';

/** A convention's brand colours, each as `#rrggbb`. */
export interface Brand {
  /** Buttons, links and selected items. */
  readonly primary: string;
  /**
   * Headings and marks of completed items.
   *
   * @default the colour of `primary`
   */
  readonly accent?: string;
  /**
   * The page behind the cards in the light theme. It may be light or dark. The dark theme's is derived from it.
   *
   * @default a very dark shade of `primary`
   */
  readonly ground?: string;
  /** Exact colours of the light theme. Their contrast isn't corrected. */
  readonly light?: Partial<Colors>;
  /** Exact colours of the dark theme. */
  readonly dark?: Partial<Colors>;
}

/** All colours of a site, light and dark. Every pair that components use is readable. */
export interface Theme {
  readonly light: Colors;
  readonly dark: Colors;
  /** The colours of badges, on paper and on screen. */
  readonly print: { readonly band: string; readonly accent: string; readonly quiet: string };
}

/** Thrown when exact colours make a theme unreadable. The message has a line for each pair. */
export class ContrastError extends Error {
  /** The unreadable pairs by theme. */
  readonly failures: ReadonlyArray<readonly [theme: 'light' | 'dark', failure: ContrastFailure]>;

  constructor(themes: Pick<Theme, 'light' | 'dark'>) {
    const failures = (['light', 'dark'] as const).flatMap((theme) =>
      contrastFailures(themes[theme]).map((failure) => [theme, failure] as const),
    );
    const lines = failures.map(([theme, { foreground, background, ratio, least }]) => {
      const [one, other] = [themes[theme][foreground], themes[theme][background]];
      return `${theme}: ${foreground} ${one} on ${background} ${other} is ${ratio.toFixed(2)}:1 and needs ${least}:1`;
    });
    super(`Not everything can be read with these colours.\n${lines.join('\n')}`);
    this.name = 'ContrastError';
    this.failures = failures;
  }
}

const LIGHT = '#ffffff';
const DARK_LIGHTNESS = 0.2;

/** Returns the light or dark theme of a brand. */
function colorsOf(sources: Sources, kind: 'light' | 'dark', exact: Partial<Colors>): Colors {
  for (const color of Object.values(exact)) {
    if (!/^#[\da-f]{6}([\da-f]{2})?$/i.test(color)) {
      throw new RangeError(`"${color}" is not a colour such as #005383`);
    }
  }
  const recipe = recipes[kind](sources);
  const standard: Colors = kind === 'light' ? lightColors : darkColors;
  const raw: Colors = { ...standard, ...recipe, ...exact };
  const isFree = (name: ColorName) => !(name in exact);
  const colors = fitted(raw, isFree);
  // Text on a button depends on the button's colour, which may have changed to be visible on a card.
  const { hue, chroma } = toOklch(colors.action);
  const ink = toHex({ lightness: DARK_LIGHTNESS, chroma: Math.min(chroma, 0.05), hue });
  const isDarkButton = contrast(LIGHT, colors.action) >= 4.5;
  const onAction = exact.onAction ?? (isDarkButton ? LIGHT : ink);
  const { lightness } = toOklch(colors.action);
  const hover = { lightness: lightness + (isDarkButton ? -0.09 : 0.07), chroma, hue };
  const actionHover = exact.actionHover ?? toHex(hover);
  const buttons = { ...colors, onAction, actionHover };
  return fitted(buttons, (name) => name === 'onAction' && isFree(name));
}

/**
 * Creates a light and a dark theme from a brand's colours. Hues are kept; colours with too little contrast become
 * lighter or darker (WCAG 2.2 AA). The exact colours in `light` and `dark` don't change.
 *
 * @throws {RangeError} If a colour isn't `#rrggbb`.
 * @throws {ContrastError} If exact colours have too little contrast.
 *
 * @example
 * ```ts
 * import { writeFileSync } from 'node:fs';
 * import { createTheme, themeCss } from '@conkit/ui/theme';
 *
 * const theme = createTheme({ primary: '#7a1f5c', accent: '#e08a1e', ground: '#fbf3e4' });
 * writeFileSync('theme.css', themeCss(theme));
 * ```
 */
export function createTheme(brand: Brand): Theme {
  const { primary, accent = primary } = brand;
  const { hue, chroma } = toOklch(primary);
  const ground = brand.ground ?? toHex({ lightness: 0.22, chroma: Math.min(chroma, 0.055), hue });
  const sources = { primary, accent, ground, isLightGround: isLight(ground) };
  const light = colorsOf(sources, 'light', brand.light ?? {});
  const dark = colorsOf({ ...sources, isLightGround: false }, 'dark', brand.dark ?? {});
  const error = new ContrastError({ light, dark });
  if (error.failures.length > 0) throw error;
  const band = { ...toOklch(primary), lightness: 0.38 };
  return { light, dark, print: { band: toHex(band), accent, quiet: light.link } };
}
