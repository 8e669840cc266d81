import { isLight } from '@conkit/ui/colors';
import {
  createCanvas,
  loadImage,
  type Image,
  type PDFDocument,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import type { Brand } from '../config/brand/files.ts';
import type { BrandImage } from '../config/brand/picture.ts';
import { toDrawable } from '../config/brand/drawable.ts';

/** A canvas: a picture or a page of a PDF. */
export type Drawing = SKRSContext2D | ReturnType<PDFDocument['beginPage']>;

/** A box in a drawing, in pixels or points. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A logo that is ready to be drawn. */
export interface Logo {
  readonly image: Image;
  readonly width: number;
  readonly height: number;
  /** Whether it needs a white plate to be visible. */
  readonly hasPlate: boolean;
}

const loaded = new WeakMap<BrandImage, Promise<Image>>();

/** Loads a picture of the brand once. */
export function loadBrandImage(picture: BrandImage): Promise<Image> {
  const image = loaded.get(picture) ?? loadImage(toDrawable(picture));
  loaded.set(picture, image);
  return image;
}

/** Returns the logo for a surface of this colour; `undefined` without a logo. */
export async function loadLogo(
  { logo, logoDark }: Brand,
  surface: string,
): Promise<Logo | undefined> {
  if (!logo) return undefined;
  const isDark = !isLight(surface);
  const picture = isDark && logoDark ? logoDark : logo;
  const { width, height } = picture;
  return { image: await loadBrandImage(picture), width, height, hasPlate: isDark && !logoDark };
}

/** The plate's margin, relative to the height of the box. */
const PLATE = 0.12;

const getMargin = ({ hasPlate }: Logo, boxHeight: number): number =>
  hasPlate ? PLATE * boxHeight : 0;

/** Returns the width that a logo needs in a box of this height, at most `most`. */
function getLogoWidth(logo: Logo, boxHeight: number, most: number): number {
  const margin = getMargin(logo, boxHeight);
  return Math.min(most, (logo.width / logo.height) * (boxHeight - 2 * margin) + 2 * margin);
}

/** Draws the logo at the left of a box, as large as it fits. */
export function drawLogo(ctx: Drawing, logo: Logo, { x, y, width: most, height }: Box): void {
  const width = getLogoWidth(logo, height, most);
  const margin = getMargin(logo, height);
  if (logo.hasPlate) {
    ctx.fillStyle = '#ffffff';
    ctx.fillRect(x, y, width, height);
  }
  const scale = Math.min((width - 2 * margin) / logo.width, (height - 2 * margin) / logo.height);
  const [drawnWidth, drawnHeight] = [logo.width * scale, logo.height * scale];
  const top = y + (height - drawnHeight) / 2;
  // The pages of a PDF have the method, too, but their type lacks it.
  (ctx as SKRSContext2D).drawImage(logo.image, x + margin, top, drawnWidth, drawnHeight);
}

/** Draws a logo alone as PNG, with this height in pixels. */
export async function drawLogoPng(
  logo: Logo,
  height: number,
  most: number,
): Promise<{ readonly body: Buffer; readonly width: number }> {
  const width = Math.round(getLogoWidth(logo, height, most));
  const canvas = createCanvas(width, height);
  drawLogo(canvas.getContext('2d'), logo, { x: 0, y: 0, width, height });
  return { body: await canvas.encode('png'), width };
}
