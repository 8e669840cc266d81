import type { Drawing } from './drawing.ts';
import { type Box, drawLine, type LineStyle, measureLine } from './text.ts';

/** The maximum ratio between the sizes of two lines. */
const CONTRAST = 1.5;

/** Draws one or two lines with a shared height. Only a longer line is smaller. */
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
