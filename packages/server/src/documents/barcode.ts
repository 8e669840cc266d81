import { splitBadgeName } from '@conkit/rules';
import { createCanvas, PDFDocument } from '@napi-rs/canvas';
import bwipjs from 'bwip-js/node';
import { printable } from './badge.ts';
import type { Drawing } from './drawing.ts';
import { drawLines } from './lines.ts';
import { drawFoot, drawHead, drawText, INKS } from './look.ts';
import { type Box, type LineStyle, measureLine } from './text.ts';

/** A label of 60 × 46.65 mm at 300 dpi. */
export const BARCODE = { width: 709, height: 551 } as const;

/** The content of a barcode's label. */
export interface BarcodeContent {
  readonly convention: string;
  /** The encoded text, such as `F-2`. */
  readonly code: string;
  readonly name: string;
  /** The days of a day pass, or the badge's subtitle. */
  readonly info: string;
  readonly type: string;
  /** Text that shows the name's language, such as the country. */
  readonly context: string;
}

const HEAD = 56;
const FOOT = 44;
const MARGIN = 30;
const BARS = { y: 218, height: 190 } as const;
/** The quiet zone that a scanner needs on both sides, in units of the narrowest bar. */
const QUIET = 10;

export function drawBarcodeImage(content: BarcodeContent): Promise<Buffer> {
  const canvas = createCanvas(BARCODE.width, BARCODE.height);
  drawLabel(canvas.getContext('2d'), content);
  return canvas.encode('png');
}

const POINTS_PER_PIXEL = 72 / 300;

/** Draws a barcode's label as a PDF in its paper size, to print at home. */
export function drawBarcodePdf(content: BarcodeContent): Buffer {
  const { convention, code, name } = content;
  const document = new PDFDocument({
    title: `${convention}: ${code}`,
    author: convention,
    subject: name,
  });
  const ctx = document.beginPage(
    BARCODE.width * POINTS_PER_PIXEL,
    BARCODE.height * POINTS_PER_PIXEL,
  );
  ctx.scale(POINTS_PER_PIXEL, POINTS_PER_PIXEL);
  drawLabel(ctx, content);
  document.endPage();
  return document.close();
}

function drawLabel(ctx: Drawing, content: BarcodeContent): void {
  const { width, height } = BARCODE;
  const { convention, code, type, context } = content;
  ctx.fillStyle = INKS.paper;
  ctx.fillRect(0, 0, width, height);
  drawHead(ctx, { x: 0, y: 0, width, height: HEAD }, convention, '');
  drawFoot(ctx, { x: 0, y: height - FOOT, width, height: FOOT }, type);
  const [name, info] = [printable(content.name).replaceAll(/\s+/gu, ' '), printable(content.info)];
  const line = { x: MARGIN, width: width - 2 * MARGIN };
  const style = { align: 'center', context: `${name} ${info} ${context}` } as const;
  const box = { ...line, y: HEAD + 18, height: info === '' ? 110 : 72 };
  drawName(ctx, name, box, { ...style, weight: 'bold', color: INKS.text, size: 60 });
  const under = { ...line, y: HEAD + 100, height: 40 };
  drawText(ctx, info, under, { ...style, weight: 'regular', color: INKS.green, size: 34 });
  drawBars(ctx, code);
  const label = { ...line, y: BARS.y + BARS.height + 10, height: 50 };
  drawText(ctx, code, label, { ...style, weight: 'bold', color: INKS.text, size: 42 });
}

/** In pixels. A name that would be smaller on one line gets two lines, as on a badge. */
const SMALLEST = 40;

function drawName(ctx: Drawing, name: string, box: Box, style: LineStyle): void {
  const isLong = measureLine(ctx, name, box, style).size < SMALLEST;
  const lines = isLong ? splitBadgeName(name).filter((line) => line !== '') : [name];
  drawLines(ctx, lines, box, style);
}

/** Draws bars of whole pixels to keep them sharp, as wide as they fit with their quiet zones. */
function drawBars(ctx: Drawing, code: string): void {
  const widths = barWidths(code);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const unit = Math.floor(BARCODE.width / (total + 2 * QUIET));
  let x = Math.floor((BARCODE.width - total * unit) / 2);
  ctx.fillStyle = '#000000';
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) ctx.fillRect(x, BARS.y, width * unit, BARS.height);
    x += width * unit;
  }
}

/** Returns the widths of bars and gaps in turn for a text in Code 128, in units of the narrowest. */
export function barWidths(code: string): readonly number[] {
  // The named export `raw` is something else: a kind of symbol.
  // oxlint-disable-next-line import/no-named-as-default-member
  const [symbol] = bwipjs.raw('code128', code, '');
  if (!symbol || !('sbs' in symbol)) throw new Error('Code 128 is made of bars');
  return symbol.sbs;
}
