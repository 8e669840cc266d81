import bwipjs from 'bwip-js/node';
import type { Box, Drawing } from './drawing.ts';

/** The quiet zone that a scanner needs on both sides, in units of the narrowest bar. */
const QUIET = 10;

/** Draws a text in Code 128: bars of whole pixels, to keep them sharp, as wide as they fit with their quiet zones. */
export function drawBars(ctx: Drawing, code: string, { x, y, width, height }: Box): void {
  const widths = barWidths(code);
  const total = widths.reduce((sum, one) => sum + one, 0);
  const unit = Math.max(1, Math.floor(width / (total + 2 * QUIET)));
  let at = Math.floor(x + (width - total * unit) / 2);
  ctx.fillStyle = '#000000';
  for (const [index, one] of widths.entries()) {
    if (index % 2 === 0) ctx.fillRect(at, y, one * unit, height);
    at += one * unit;
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
