import type { ColorName, Colors } from './colors.ts';
import { contrastOf, contrastPairs, isLight } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

const STEP = 0.005;

/**
 * A theme whose foregrounds are as far from all that they stand on as they have to be: each one that is free to move
 * becomes darker on light backgrounds and lighter on dark ones, by as little as is enough. Where nothing is enough it
 * ends at black or white.
 *
 * @param isFree whether a colour may be moved
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
