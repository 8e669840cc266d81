import type { Colors } from './colors.ts';
import { toHex, toOklch } from './oklch.ts';

/** The brand colours of a theme. */
export interface Sources {
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
const groundOf = ({ primary, accent, ground, isLightGround }: Sources): Partial<Colors> => {
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
export const recipes = {
  light: (sources: Sources): Partial<Colors> => {
    const { primary, accent } = sources;
    return {
      ...groundOf(sources),
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
      ...groundOf({ ...sources, ground }),
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
