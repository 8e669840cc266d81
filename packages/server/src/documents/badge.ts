import { createCanvas } from '@napi-rs/canvas';
import { splitBadgeName, unprintableCharacters, type BadgeText } from '@conkit/rules';
import type { Drawing } from './drawing.ts';
import { drawFoot, drawHead, drawText, INKS } from './look.ts';
import { drawLines } from './lines.ts';
import type { LineStyle } from './text.ts';

/** A label of 60 × 25.3 mm at 300 dpi. */
export const BADGE = { width: 709, height: 299 } as const;

/** The content of a badge. */
export interface BadgeContent extends BadgeText {
  readonly convention: string;
  /** The membership or day pass; empty without a badge. */
  readonly type: string;
  /** As printed; empty without one. */
  readonly number: string;
  /** Text that shows the name's language, such as the country. */
  readonly context: string;
}

const HEAD = 56;
const FOOT = 44;
const MARGIN = 30;

/** Draws a badge as PNG. Compresses it outside the server's own thread. */
export function drawBadge(content: BadgeContent): Promise<Buffer> {
  const { width, height } = BADGE;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = INKS.paper;
  ctx.fillRect(0, 0, width, height);
  drawHead(ctx, { x: 0, y: 0, width, height: HEAD }, content.convention, content.number);
  drawFoot(ctx, { x: 0, y: height - FOOT, width, height: FOOT }, content.type);
  drawName(ctx, content);
  return canvas.encode('png');
}

const SUBTITLE = 40;

function drawName(ctx: Drawing, { name, subtitle, context }: BadgeContent): void {
  const lines = splitBadgeName(printable(name)).filter((line) => line !== '');
  const below = printable(subtitle);
  const area = { x: MARGIN, width: BADGE.width - 2 * MARGIN };
  const [top, bottom] = [HEAD + 14, BADGE.height - FOOT - 12];
  const height = bottom - top - (below === '' ? 0 : SUBTITLE + 8);
  const style: LineStyle = {
    weight: 'bold',
    color: INKS.text,
    align: 'center',
    size: lines.length > 1 ? 80 : 112,
    context: `${name} ${subtitle} ${context}`,
  };
  drawLines(ctx, lines, { ...area, y: top, height }, style);
  const under = { ...area, y: bottom - SUBTITLE, height: SUBTITLE };
  drawText(ctx, below, under, { ...style, weight: 'regular', color: INKS.green, size: 36 });
}

/** Removes the characters that won't print, as the form tells the member. */
export const printable = (text: string): string =>
  unprintableCharacters(text)
    .reduce((rest, character) => rest.replaceAll(character, ''), text.normalize('NFC'))
    .trim();
