import type { Drawing } from './drawing.ts';
import type { Weight } from './fontFiles.ts';
import { drawable } from './fonts.ts';

/** Where a line of text goes, in pixels or points. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LineStyle {
  readonly weight: Weight;
  readonly color: string;
  readonly align: 'left' | 'center' | 'right';
  /** The largest size of the letters. */
  readonly size: number;
  /** More words that tell in which language the text is. */
  readonly context?: string;
}

/** A line of text, measured. */
export interface Line {
  readonly text: string;
  /** The largest size, up to the wished one, at which it fits its box. */
  readonly size: number;
  readonly font: (size: number) => string;
  readonly ascent: number;
  readonly descent: number;
}

/** Measures a line: how large it can be in a box. Letters of every script count with their marks. */
export function measureLine(
  ctx: Drawing,
  given: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
  { weight, size, context = given }: LineStyle,
): Line {
  const { text, families } = drawable(given, weight, context);
  const font = (pixels: number) => `${weight === 'bold' ? 700 : 400} ${pixels}px ${families}`;
  prepare(ctx, text);
  ctx.font = font(size);
  const metrics = ctx.measureText(text);
  const [ascent, descent] = [metrics.actualBoundingBoxAscent, metrics.actualBoundingBoxDescent];
  const scale = Math.min(1, width / metrics.width, height / (ascent + descent));
  return {
    text,
    size: size * scale,
    font,
    ascent: ascent / size,
    descent: descent / size,
  };
}

/** The height of a capital, as a share of the size. */
const CAPITAL = 0.714;

/**
 * Draws a line in the middle of a box: one in the centre by its ink, so that any script looks right, others
 * by their capitals, so that neighbours share a base line. Nothing to draw draws nothing.
 */
export function drawLine(
  ctx: Drawing,
  line: Line,
  { x, y, width, height }: Box,
  { color, align }: Pick<LineStyle, 'color' | 'align'>,
): void {
  if (line.text.trim() === '') return;
  prepare(ctx, line.text);
  ctx.font = line.font(line.size);
  ctx.fillStyle = color;
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  const start = { left: x, center: x + width / 2, right: x + width }[align];
  const above = align === 'center' ? line.ascent - line.descent : CAPITAL;
  ctx.fillText(line.text, start, y + (height + above * line.size) / 2);
}

/** The same drawing on every machine: nothing follows its language. */
function prepare(ctx: Drawing, text: string): void {
  ctx.lang = 'en';
  const isRightToLeft = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
  ctx.direction = isRightToLeft ? 'rtl' : 'ltr';
}
