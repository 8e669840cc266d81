import type { Drawing } from './drawing.ts';
import { drawLine, measureLine, type Box, type LineStyle } from './text.ts';

/** The colours of printed documents: the portal's, on white. */
export const INKS = {
  deep: '#00304d',
  primary: '#005383',
  accent: '#6abd45',
  /** Dark enough to read. */
  green: '#1f6b2c',
  haze: '#cfe6c4',
  text: '#06202f',
  quiet: '#44586a',
  line: '#9fb3c2',
  paper: '#ffffff',
} as const;

/** Draws one line of text in a box, as large as it fits. */
export const drawText = (ctx: Drawing, text: string, box: Box, style: LineStyle): void =>
  drawLine(ctx, measureLine(ctx, text, box, style), box, style);

/** Draws the head: the convention on a deep blue ground, and a short text on the right. */
export function drawHead(
  ctx: Drawing,
  { x, y, width, height }: Box,
  title: string,
  right: string,
  margin = height * 0.54,
): void {
  const gradient = ctx.createLinearGradient(x, 0, x + width, 0);
  gradient.addColorStop(0, INKS.deep);
  gradient.addColorStop(1, INKS.primary);
  ctx.fillStyle = gradient;
  ctx.fillRect(x, y, width, height);
  ctx.fillStyle = INKS.accent;
  ctx.fillRect(x, y + height, width, height / 11);
  const inner = width - 2 * margin;
  const style = { weight: 'bold', color: INKS.paper, size: height * 0.54 } as const;
  const left: Box = { x: x + margin, y, width: inner * 0.7, height };
  drawText(ctx, title, left, { ...style, align: 'left' });
  const rest: Box = { x: left.x + left.width, y, width: inner * 0.3, height };
  drawText(ctx, right, rest, { ...style, align: 'right' });
}

/** Draws the foot: two waves of the sea before the city, and a short text on the nearer one. */
export function drawFoot(ctx: Drawing, { x, y, width, height }: Box, words: string): void {
  drawWave(ctx, { x, y: y - 4, width, height: height + 4 }, 0, INKS.haze);
  drawWave(ctx, { x, y: y + 4, width, height: height - 4 }, Math.PI * 0.9, INKS.primary);
  const box: Box = { x: x + 30, y: y + 8, width: width - 60, height: height - 10 };
  drawText(ctx, words, box, { weight: 'bold', color: INKS.paper, size: 25, align: 'center' });
}

const AMPLITUDE = 7;

function drawWave(ctx: Drawing, { x, y, width, height }: Box, phase: number, color: string) {
  ctx.beginPath();
  ctx.moveTo(x, y + height);
  for (let step = 0; step <= width; step += 4) {
    ctx.lineTo(x + step, y + AMPLITUDE * Math.sin((step / width) * Math.PI * 5 + phase));
  }
  ctx.lineTo(x + width, y + height);
  ctx.fillStyle = color;
  ctx.fill();
}
