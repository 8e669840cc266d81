import { contrast, contrastPairs, type Theme } from '@conkit/ui/colors';
import { createCanvas, Image } from '@napi-rs/canvas';
import type { BrandImage } from './picture.ts';
import { toDrawable } from './drawable.ts';

/** A picture behind the pages. */
export interface BrandBackground extends BrandImage {
  /** How opaque it can be in each theme so that text on it is readable, 0.1 to 1. */
  readonly opacity: { readonly light: number; readonly dark: number };
}

/** The side of the square in which colours are compared, in pixels. */
const SIDE = 128;
/** A fainter picture is hardly visible. */
const LEAST = 0.1;
const STEP = 0.05;

type Color = readonly [red: number, green: number, blue: number];

/**
 * Returns how opaque a picture can be behind the pages.
 *
 * @throws RangeError if text isn't readable even on the faintest picture
 */
export function measureOpacity(picture: BrandImage, theme: Theme): BrandBackground['opacity'] {
  const pixels = listPixels(picture);
  return { light: find(pixels, theme, 'light'), dark: find(pixels, theme, 'dark') };
}

function find(pixels: readonly Pixel[], theme: Theme, scheme: 'light' | 'dark'): number {
  for (let opacity = 1; opacity > LEAST - STEP / 2; opacity -= STEP) {
    if (isReadable(pixels, theme[scheme], opacity)) return Number(opacity.toFixed(2));
  }
  throw new RangeError(
    `has too little contrast: in the ${scheme} theme, text on it can't be read; use colours near ${theme[scheme].ground}`,
  );
}

const GROUNDS = ['ground', 'groundGlow'] as const;

/** Returns whether all text on the page's ground is readable on its darkest and lightest place, and between them. */
function isReadable(pixels: readonly Pixel[], colors: Theme['light'], opacity: number): boolean {
  return GROUNDS.every((ground) => {
    const behind = parseColor(colors[ground]);
    const placed = pixels.map(({ color, alpha }) => blend(color, behind, alpha * opacity));
    // The luminance, relative to black.
    const lights = placed.map((color) => contrast(formatColor(color), '#000000'));
    const [darkest, lightest] = [Math.min(...lights), Math.max(...lights)];
    return contrastPairs
      .filter(({ background }) => background === ground)
      .every(({ foreground, least }) => {
        const light = contrast(colors[foreground], '#000000');
        return light / lightest >= least || darkest / light >= least;
      });
  });
}

interface Pixel {
  readonly color: Color;
  /** 0 to 1. */
  readonly alpha: number;
}

/** The pixels are compared in steps of eight, so that there are few. */
const COARSE = 8;

/** Returns the colours of a picture, each once. */
function listPixels(picture: BrandImage): Pixel[] {
  const image = new Image();
  image.src = toDrawable(picture);
  const ctx = createCanvas(SIDE, SIDE).getContext('2d');
  ctx.drawImage(image, 0, 0, SIDE, SIDE);
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE);
  const pixels = new Map<string, Pixel>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const key = [red, green, blue, alpha].map((value) => Math.round(value / COARSE)).join(' ');
    if (!pixels.has(key)) pixels.set(key, { color: [red, green, blue], alpha: alpha / 255 });
  }
  return [...pixels.values()];
}

const parseColor = (hex: string): Color => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const formatColor = (color: Color): string =>
  `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const blend = ([red, green, blue]: Color, [r, g, b]: Color, alpha: number): Color => [
  red * alpha + r * (1 - alpha),
  green * alpha + g * (1 - alpha),
  blue * alpha + b * (1 - alpha),
];
