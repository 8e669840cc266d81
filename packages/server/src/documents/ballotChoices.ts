import type { Drawing } from './drawing.ts';
import { drawText, INKS } from './look.ts';
import type { Box } from './text.ts';

const ROW = 36;
const SQUARE = 20;

/**
 * Draws the choices, each with a square for its rank. A choice without words gets a line to write on.
 *
 * @returns the vertical position after the choices
 */
export function drawBallotChoices(
  ctx: Drawing,
  { x, y, width }: Box,
  choices: readonly string[],
): number {
  const title = { weight: 'bold', color: INKS.primary, size: 14, align: 'left' } as const;
  drawText(ctx, 'Your vote', { x, y, width, height: 18 }, title);
  for (const [index, choice] of choices.entries()) {
    const top = y + 30 + index * ROW;
    ctx.strokeStyle = INKS.primary;
    ctx.lineWidth = 1;
    ctx.strokeRect(x + 0.5, top, SQUARE, SQUARE);
    const box = { x: x + SQUARE + 12, y: top, width: width - SQUARE - 12, height: SQUARE };
    drawText(ctx, choice, box, { ...title, weight: 'regular', color: INKS.text, size: 13 });
    if (choice !== '') continue;
    ctx.fillStyle = INKS.line;
    ctx.fillRect(box.x, top + SQUARE - 1, box.width, 0.75);
  }
  return y + 30 + choices.length * ROW;
}
