import { standardTheme, type Theme } from '@conkit/ui/colors';
import { drawLogo, type Box, type Drawing, type Logo } from '../brand/logo.ts';
import { type Weight, drawable } from './fonts.ts';

export type { Box, Drawing };

export interface LineStyle {
  readonly weight: Weight;
  readonly color: string;
  readonly align: 'left' | 'center' | 'right';
  /** The maximum font size. */
  readonly size: number;
  /** More text from which the language can be recognized. */
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
function drawLine(
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

/** The maximum ratio between the sizes of two lines. */
const CONTRAST = 1.5;

/** Draws one or two lines, which share the height equally. A long line is drawn smaller than a short one. */
export function drawLines(
  ctx: Drawing,
  lines: readonly string[],
  area: Box,
  style: LineStyle,
): void {
  const height = area.height / Math.max(lines.length, 1);
  const box = { ...area, height };
  const measured = lines.map((line) => measureLine(ctx, line, box, style));
  const ascent = Math.max(...measured.map((line) => line.ascent));
  const descent = Math.max(...measured.map((line) => line.descent));
  const smallest = Math.min(...measured.map(({ size }) => size));
  const largest = Math.min(CONTRAST * smallest, box.height / (ascent + descent));
  for (const [index, line] of measured.entries()) {
    const size = Math.min(line.size, largest);
    drawLine(
      ctx,
      { ...line, size, ascent, descent },
      { ...box, y: area.y + index * height },
      style,
    );
  }
}

/** The colours of printed documents, on white. */
export interface Inks {
  /** The head has a gradient from `deep` to `primary`. */
  readonly deep: string;
  readonly primary: string;
  readonly accent: string;
  /** Readable, in the accent's hue. */
  readonly green: string;
  readonly haze: string;
  /** The background of highlighted text. */
  readonly wash: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly paper: string;
}

/** The product's own inks. */
const OWN_INKS: Inks = {
  deep: '#00304d',
  primary: '#005383',
  accent: '#6abd45',
  /** Dark enough to read. */
  green: '#1f6b2c',
  haze: '#cfe6c4',
  wash: '#eef5ea',
  text: '#06202f',
  quiet: '#44586a',
  line: '#9fb3c2',
  paper: '#ffffff',
};

/** Returns the inks of a theme. */
export function getInks(theme: Theme): Inks {
  if (theme === standardTheme) return OWN_INKS;
  const { light, print } = theme;
  return {
    deep: print.band,
    primary: print.band,
    accent: print.accent,
    green: light.heading,
    haze: light.selected,
    wash: light.selected,
    text: light.text,
    quiet: light.textMuted,
    line: light.controlBorder,
    paper: OWN_INKS.paper,
  };
}

/** Draws one line of text in a box, as large as it fits. */
export const drawText = (ctx: Drawing, text: string, box: Box, style: LineStyle): void =>
  drawLine(ctx, measureLine(ctx, text, box, style), box, style);

/** What names the convention in the head of a document. */
export interface Heading {
  readonly convention: string;
  readonly logo?: Logo | undefined;
}

/** Draws the head: the logo or the convention's name on a deep ground, and a short text on the right. */
export function drawHead(
  ctx: Drawing,
  inks: Inks,
  { x, y, width, height }: Box,
  { convention, logo }: Heading,
  right: string,
  margin = height * 0.54,
): void {
  const gradient = ctx.createLinearGradient(x, 0, x + width, 0);
  gradient.addColorStop(0, inks.deep);
  gradient.addColorStop(1, inks.primary);
  ctx.fillStyle = gradient;
  ctx.fillRect(x, y, width, height);
  ctx.fillStyle = inks.accent;
  ctx.fillRect(x, y + height, width, height / 11);
  const inner = width - 2 * margin;
  const style = { weight: 'bold', color: inks.paper, size: height * 0.54 } as const;
  const left: Box = { x: x + margin, y, width: inner * 0.7, height };
  if (logo) drawLogo(ctx, logo, { ...left, y: y + height * 0.14, height: height * 0.72 });
  else drawText(ctx, convention, left, { ...style, align: 'left' });
  const rest: Box = { x: left.x + left.width, y, width: inner * 0.3, height };
  drawText(ctx, right, rest, { ...style, align: 'right' });
}

/** Draws the foot: two waves of the sea before the city, and a short text on the nearer one. */
export function drawFoot(
  ctx: Drawing,
  inks: Inks,
  { x, y, width, height }: Box,
  words: string,
): void {
  drawWave(ctx, { x, y: y - 4, width, height: height + 4 }, 0, inks.haze);
  drawWave(ctx, { x, y: y + 4, width, height: height - 4 }, Math.PI * 0.9, inks.primary);
  const box: Box = { x: x + 30, y: y + 8, width: width - 60, height: height - 10 };
  drawText(ctx, words, box, { weight: 'bold', color: inks.paper, size: 25, align: 'center' });
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
