import { PDFDocument } from '@napi-rs/canvas';
import { drawBallotChoices } from './ballotChoices.ts';
import type { Drawing } from './drawing.ts';
import { drawHead, drawText, INKS } from './look.ts';
import type { Box } from './text.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842 } as const;
const MARGIN = 42;
const WIDTH = PAGE.width - 2 * MARGIN;

/** A field of the form with its known value; empty to fill in by hand. */
export interface BallotField {
  readonly label: string;
  readonly value: string;
  /** Its share of the page's width. */
  readonly share: number;
}

/** The content of a personal site selection ballot. */
export interface BallotContent {
  readonly convention: string;
  readonly title: string;
  readonly subtitle: string;
  readonly legalName: string;
  readonly token: string;
  /** In lines. */
  readonly fields: readonly (readonly BallotField[])[];
  readonly instructions: readonly string[];
  readonly choices: readonly string[];
  readonly questions: string;
}

/** Draws a ballot as a PDF of one page. */
export function drawBallot(content: BallotContent): Buffer {
  const { convention, legalName, subtitle } = content;
  const document = new PDFDocument({
    title: `Ballot for ${legalName}`,
    author: convention,
    subject: subtitle,
  });
  drawBallotPage(document.beginPage(PAGE.width, PAGE.height), content);
  document.endPage();
  return document.close();
}

export function drawBallotPage(ctx: Drawing, content: BallotContent): void {
  ctx.fillStyle = INKS.paper;
  ctx.fillRect(0, 0, PAGE.width, PAGE.height);
  drawHead(ctx, { x: 0, y: 0, width: PAGE.width, height: 40 }, content.convention, '', MARGIN);
  const left = { align: 'left', color: INKS.text } as const;
  let y = 60;
  const line = (height: number): Box => ({ x: MARGIN, y, width: WIDTH, height });
  drawText(ctx, content.title, line(28), {
    ...left,
    weight: 'bold',
    size: 23,
    color: INKS.primary,
  });
  y += 32;
  drawText(ctx, content.subtitle, line(18), { ...left, weight: 'regular', size: 12 });
  y += 28;
  drawToken(ctx, line(46), content.token);
  y += 60;
  for (const fields of content.fields) {
    drawFields(ctx, line(36), fields);
    y += 45;
  }
  y += 12;
  y = drawBallotChoices(ctx, line(0), content.choices);
  y += 16;
  for (const instruction of content.instructions) {
    drawText(ctx, instruction, line(16), { ...left, weight: 'regular', size: 11 });
    y += 17;
  }
  y += 12;
  drawFields(ctx, line(44), [
    { label: 'Signature', value: '', share: 0.7 },
    { label: 'Date', value: '', share: 0.3 },
  ]);
  y = PAGE.height - 34;
  const quiet = { ...left, weight: 'regular', size: 9, color: INKS.quiet } as const;
  drawText(ctx, content.questions, line(14), quiet);
}

function drawToken(ctx: Drawing, { x, y, width, height }: Box, token: string): void {
  ctx.fillStyle = '#eef5ea';
  ctx.fillRect(x, y, width, height);
  ctx.fillStyle = INKS.accent;
  ctx.fillRect(x, y, 4, height);
  const inner = { x: x + 16, y, width: width - 32, height };
  const style = { weight: 'regular', color: INKS.text } as const;
  drawText(ctx, 'Voting token', inner, { ...style, align: 'left', size: 12 });
  drawText(ctx, token, inner, { ...style, weight: 'bold', align: 'right', size: 20 });
}

function drawFields(ctx: Drawing, box: Box, fields: readonly BallotField[]): void {
  let { x } = box;
  const gap = 12;
  const usable = box.width - gap * (fields.length - 1);
  for (const { label, value, share } of fields) {
    const width = usable * share;
    const small = { weight: 'regular', color: INKS.quiet, size: 9, align: 'left' } as const;
    drawText(ctx, label, { x, y: box.y, width, height: 11 }, small);
    const line = { x: x + 2, y: box.y + 12, width: width - 4, height: box.height - 15 };
    drawText(ctx, value, line, { ...small, color: INKS.text, size: 13 });
    ctx.fillStyle = INKS.line;
    ctx.fillRect(x, box.y + box.height - 1, width, 0.75);
    x += width + gap;
  }
}
