import type { ColorName, Colors } from './colors.ts';
import { contrastOf, contrastPairs, isLight } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

const STEP = 0.005;

/**
 * Corrects the contrast of a theme. Each foreground that may change becomes darker on light backgrounds and lighter on
 * dark ones, by as little as necessary. If no lightness is sufficient, it ends at black or white.
 *
 * @param isFree Returns whether a colour may change.
 */
export function fitted(colors: Colors, isFree: (name: ColorName) => boolean): Colors {
  const moved = { ...colors };
  for (const name of new Set(contrastPairs.map(({ foreground }) => foreground))) {
    const stands = contrastPairs.filter(({ foreground }) => foreground === name);
    const isReadable = (color: string) =>
      stands.every((pair) => contrastOf({ ...moved, [name]: color }, pair) >= pair.least);
    if (!isFree(name) || isReadable(moved[name])) continue;
    const solid = stands.filter(({ background }) => moved[background].length === 7);
    const lights = solid.filter(({ background }) => isLight(moved[background]));
    const step = lights.length * 2 >= solid.length ? -STEP : STEP;
    const { lightness, chroma, hue } = toOklch(moved[name]);
    for (let at = lightness; at > -STEP && at < 1 + STEP; at += step) {
      moved[name] = toHex({ lightness: at, chroma, hue });
      if (isReadable(moved[name])) break;
    }
  }
  return moved;
}
