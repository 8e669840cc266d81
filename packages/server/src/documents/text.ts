import type { Drawing } from './drawing.ts';
import type { Weight } from './fontFiles.ts';
import { drawable } from './fonts.ts';

/** A line's box, in pixels or points. */
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
  /** The maximum font size. */
  readonly size: number;
  /** More text that shows the language. */
  readonly context?: string;
}

/** A measured line of text. */
export interface Line {
  readonly text: string;
  /** The largest size, up to the requested one, that fits the box. */
  readonly size: number;
  readonly font: (size: number) => string;
  readonly ascent: number;
  readonly descent: number;
}

/** Measures how large a line can be in a box, including the marks of all scripts. */
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

/** The height of a capital letter, relative to the font size. */
const CAPITAL = 0.714;

/**
 * Draws a line in the middle of a box. Centred lines are placed by their ink, so that any script looks right; others by
 * their capitals, so that neighbours share a baseline. Draws nothing for an empty line.
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

/** Sets fixed text options, so that the drawing doesn't depend on the machine's language. */
function prepare(ctx: Drawing, text: string): void {
  ctx.lang = 'en';
  const isRightToLeft = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
  ctx.direction = isRightToLeft ? 'rtl' : 'ltr';
}
