import { createCanvas } from '@napi-rs/canvas';
import { drawText, type Inks } from './drawing.ts';
import { loadFonts } from './fonts.ts';

/** Draws a square icon as PNG: the first letter of the convention's name. `size` is in pixels. */
export async function drawIcon(convention: string, inks: Inks, size: number): Promise<Buffer> {
  const [letter = ''] = convention.trim();
  await loadFonts(letter);
  const canvas = createCanvas(size, size);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = inks.deep;
  ctx.fillRect(0, 0, size, size);
  const margin = size * 0.2;
  const box = { x: margin, y: margin, width: size - 2 * margin, height: size - 2 * margin };
  drawText(ctx, letter, box, { weight: 'bold', color: inks.paper, align: 'center', size });
  return canvas.encode('png');
}
