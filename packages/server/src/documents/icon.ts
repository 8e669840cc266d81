import { createCanvas } from '@napi-rs/canvas';
import type { Convention } from '../config/types.ts';
import { drawText, getInks } from './drawing.ts';
import { loadFonts } from './fonts.ts';
import { loadBrandImage } from '../brand/logo.ts';

/** Draws a square icon as PNG: the brand's, or the first letter of the convention's name. `size` is in pixels. */
export async function drawIcon(
  { name, brand, theme }: Pick<Convention, 'name' | 'brand' | 'theme'>,
  size: number,
): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const ctx = canvas.getContext('2d');
  if (brand.icon) {
    const { width, height } = brand.icon;
    const scale = size / Math.max(width, height);
    const [drawnWidth, drawnHeight] = [width * scale, height * scale];
    ctx.drawImage(
      await loadBrandImage(brand.icon),
      (size - drawnWidth) / 2,
      (size - drawnHeight) / 2,
      drawnWidth,
      drawnHeight,
    );
    return canvas.encode('png');
  }
  const [letter = ''] = name.trim();
  await loadFonts(letter);
  const inks = getInks(theme);
  ctx.fillStyle = inks.deep;
  ctx.fillRect(0, 0, size, size);
  const margin = size * 0.2;
  const box = { x: margin, y: margin, width: size - 2 * margin, height: size - 2 * margin };
  drawText(ctx, letter, box, { weight: 'bold', color: inks.paper, align: 'center', size });
  return canvas.encode('png');
}
