// Decisions: docs/decisions/component-library.md
import { colorProperty, darkColors, lightColors, type ColorName, type Colors } from './colors.ts';
import {
  contrast,
  contrastFailures,
  contrastPairs,
  getPairContrast,
  isLight,
  type ContrastFailure,
} from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

export { contrast, contrastPairs, isLight };

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
   * The page behind the cards in the light theme. It may be light or dark. The dark theme's ground is derived from it.
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

/** The library's own colours. */
export const standardTheme: Theme = {
  light: lightColors,
  dark: darkColors,
  print: { band: '#00304d', accent: lightColors.accent, quiet: lightColors.link },
};

const LIGHT = '#ffffff';
const DARK_LIGHTNESS = 0.2;

/** Returns the light or dark theme of a brand. */
function createColors(sources: Sources, kind: 'light' | 'dark', exact: Partial<Colors>): Colors {
  for (const color of Object.values(exact)) {
    if (!/^#[\da-f]{6}([\da-f]{2})?$/i.test(color)) {
      throw new RangeError(`"${color}" is not a colour such as #005383`);
    }
  }
  const recipe = RECIPES[kind](sources);
  const standard: Colors = kind === 'light' ? lightColors : darkColors;
  const raw: Colors = { ...standard, ...recipe, ...exact };
  const isFree = (name: ColorName) => !(name in exact);
  const colors = correctContrast(raw, isFree);
  // Text on a button depends on the button's colour, which may have changed to be visible on a card.
  const { hue, chroma } = toOklch(colors.action);
  const ink = toHex({ lightness: DARK_LIGHTNESS, chroma: Math.min(chroma, 0.05), hue });
  const isDarkButton = contrast(LIGHT, colors.action) >= 4.5;
  const onAction = exact.onAction ?? (isDarkButton ? LIGHT : ink);
  const { lightness } = toOklch(colors.action);
  const hover = { lightness: lightness + (isDarkButton ? -0.09 : 0.07), chroma, hue };
  const actionHover = exact.actionHover ?? toHex(hover);
  const buttons = { ...colors, onAction, actionHover };
  return correctContrast(buttons, (name) => name === 'onAction' && isFree(name));
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
  const light = createColors(sources, 'light', brand.light ?? {});
  const dark = createColors({ ...sources, isLightGround: false }, 'dark', brand.dark ?? {});
  const error = new ContrastError({ light, dark });
  if (error.failures.length > 0) throw error;
  const band = { ...toOklch(primary), lightness: 0.38 };
  return { light, dark, print: { band: toHex(band), accent, quiet: light.link } };
}

/** The brand colours of a theme. */
interface Sources {
  readonly primary: string;
  readonly accent: string;
  readonly ground: string;
  readonly isLightGround: boolean;
}

/** Returns a colour of the same hue with another lightness and limited chroma. */
const shade = (of: string, lightness: number, most = 0.4): string => {
  const { chroma, hue } = toOklch(of);
  return toHex({ lightness, chroma: Math.min(chroma, most), hue });
};

/** Returns the colours on the page's ground, which may be light or dark. */
const deriveGround = ({ primary, accent, ground, isLightGround }: Sources): Partial<Colors> => {
  const { lightness } = toOklch(ground);
  // Limits the glow and the wash, so that text on them stays readable.
  const glow = isLightGround
    ? lightness + 0.03
    : Math.max(lightness, Math.min(0.42, lightness + 0.13));
  return isLightGround
    ? {
        ground,
        groundGlow: shade(ground, glow),
        groundLine: `${shade(primary, 0.5)}1a`,
        onGround: shade(primary, 0.25, 0.03),
        onGroundMuted: shade(primary, 0.42, 0.03),
        onGroundHeading: shade(accent, 0.5),
        onGroundLink: shade(primary, 0.42),
        onGroundFocus: shade(primary, 0.3, 0.1),
        onGroundWash: lightness > 0.85 ? '#00000014' : '#ffffff33',
      }
    : {
        ground,
        groundGlow: shade(ground, glow),
        groundLine: `${shade(primary, 0.7)}1f`,
        onGround: shade(primary, 0.95, 0.02),
        onGroundMuted: shade(primary, 0.85, 0.03),
        onGroundHeading: shade(accent, 0.78),
        onGroundLink: shade(primary, 0.86, 0.09),
        onGroundFocus: '#ffffff',
        onGroundWash: lightness < 0.38 ? '#ffffff1a' : '#0000001f',
      };
};

/**
 * The initial colours of a theme, before their contrast is corrected. Danger, warning and success are the library's
 * own, because people recognize them by hue.
 */
const RECIPES = {
  light: (sources: Sources): Partial<Colors> => {
    const { primary, accent } = sources;
    return {
      ...deriveGround(sources),
      accent,
      primary,
      surface: '#ffffff',
      surfaceWash: shade(primary, 0.97, 0.01),
      text: shade(primary, 0.24, 0.03),
      textMuted: shade(primary, 0.46, 0.03),
      heading: shade(accent, 0.47),
      link: shade(primary, 0.43),
      border: shade(primary, 0.9, 0.015),
      controlBorder: shade(primary, 0.6, 0.03),
      focus: shade(primary, 0.43),
      action: primary,
      selected: shade(primary, 0.94, 0.025),
      disabled: shade(primary, 0.93, 0.01),
      onDisabled: shade(primary, 0.5, 0.02),
      infoText: shade(primary, 0.4, 0.12),
      infoSurface: shade(primary, 0.96, 0.02),
      skeleton: shade(primary, 0.92, 0.01),
      scrim: `${shade(primary, 0.12, 0.02)}b3`,
    };
  },
  dark: (sources: Sources): Partial<Colors> => {
    const { primary, accent } = sources;
    const ground = shade(sources.ground, 0.17, 0.035);
    return {
      ...deriveGround({ ...sources, ground }),
      accent: shade(accent, Math.max(0.72, toOklch(accent).lightness)),
      primary: shade(primary, Math.max(0.66, toOklch(primary).lightness)),
      surface: shade(primary, 0.26, 0.035),
      surfaceWash: shade(primary, 0.31, 0.04),
      text: shade(primary, 0.95, 0.012),
      textMuted: shade(primary, 0.8, 0.03),
      heading: shade(accent, 0.8),
      link: shade(primary, 0.84, 0.09),
      border: shade(primary, 0.38, 0.04),
      controlBorder: shade(primary, 0.66, 0.04),
      focus: shade(primary, 0.84, 0.09),
      action: shade(primary, 0.8, 0.12),
      selected: shade(primary, 0.36, 0.06),
      disabled: shade(primary, 0.33, 0.03),
      onDisabled: shade(primary, 0.76, 0.03),
      infoText: shade(primary, 0.87, 0.07),
      infoSurface: shade(primary, 0.33, 0.06),
      skeleton: shade(primary, 0.34, 0.035),
      scrim: `${shade(primary, 0.1, 0.02)}cc`,
    };
  },
} as const;

const STEP = 0.005;

/**
 * Corrects the contrast of a theme. Each foreground that may change becomes darker on light backgrounds and lighter on
 * dark ones, by as little as necessary. If no lightness is sufficient, the foreground ends up black or white.
 *
 * @param isFree Returns whether a colour may change.
 */
function correctContrast(colors: Colors, isFree: (name: ColorName) => boolean): Colors {
  const moved = { ...colors };
  for (const name of new Set(contrastPairs.map(({ foreground }) => foreground))) {
    const pairs = contrastPairs.filter(({ foreground }) => foreground === name);
    const isReadable = (color: string) =>
      pairs.every((pair) => getPairContrast({ ...moved, [name]: color }, pair) >= pair.least);
    if (!isFree(name) || isReadable(moved[name])) continue;
    const opaque = pairs.filter(({ background }) => moved[background].length === 7);
    const lights = opaque.filter(({ background }) => isLight(moved[background]));
    const step = lights.length * 2 >= opaque.length ? -STEP : STEP;
    const { lightness, chroma, hue } = toOklch(moved[name]);
    for (let at = lightness; at > -STEP && at < 1 + STEP; at += step) {
      moved[name] = toHex({ lightness: at, chroma, hue });
      if (isReadable(moved[name])) break;
    }
  }
  return moved;
}

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
