import { badgeText, badgeType, barcodeText, hasBadge, splitBadgeName } from '@conkit/rules';
import { createCanvas, PDFDocument } from '@napi-rs/canvas';
import type { MemberRead } from '../audit/reads.ts';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import type { Operation, Session } from '../operation.ts';
import { accessPerson } from '../people/access.ts';
import { formatDays, getTypeLabel, replaceUnprintable } from './badge.ts';
import { drawTemplate, drawTemplatePdf, type SlotTexts } from './badgeTemplate.ts';
import { drawBars } from './bars.ts';
import {
  type Drawing,
  drawLines,
  drawFoot,
  drawHead,
  type Heading,
  drawText,
  getInks,
  type Inks,
  type Box,
  type LineStyle,
  measureLine,
} from './drawing.ts';
import { fileHeaders, limitDrawing } from './file.ts';
import { loadFonts } from './fonts.ts';
import { loadLogo } from '../brand/logo.ts';

/** Returns a person's barcode to show on a screen at the desk. */
export const getBarcodeImage: Operation<'getBarcodeImage'> = async (context, request) => {
  const { id } = request.params;
  const person = await findHolder(context, request.session, id, 'getBarcodeImage');
  const body = await drawOwnBarcodeImage(context.config, person);
  const file = { kind: 'barcode', id, extension: 'png', disposition: 'inline' } as const;
  return { body, type: 'image/png', headers: fileHeaders(context.config, body, file) };
};

/** Returns a person's barcode to print at home. */
export const getBarcodePdf: Operation<'getBarcodePdf'> = async (context, request) => {
  const { id } = request.params;
  const person = await findHolder(context, request.session, id, 'getBarcodePdf');
  const body = await drawOwnBarcodePdf(context.config, person);
  const file = { kind: 'barcode', id, extension: 'pdf', disposition: 'inline' } as const;
  return { body, type: 'application/pdf', headers: fileHeaders(context.config, body, file) };
};

/**
 * Returns a person who has a barcode.
 *
 * @throws ProblemError `not_yours`, or `not_found` for a person without a badge
 */
async function findHolder(
  context: Context,
  session: Session,
  personId: number,
  read: MemberRead,
): Promise<PersonRow> {
  const { config } = context;
  const person = await accessPerson(context, session, personId, 'admin_reads', read);
  if (!hasBadge(person, config.membership_types)) throw new ProblemError('not_found');
  await limitDrawing(context, session);
  return person;
}

/** Draws a person's barcode as PNG: with the convention's template, or the usual label with its logo. */
export async function drawOwnBarcodeImage(config: Convention, person: PersonRow): Promise<Buffer> {
  const content = await loadBarcode(config, person);
  const { barcodeCard } = config.brand;
  return barcodeCard
    ? drawTemplate(barcodeCard, toSlotTexts(config, person, content))
    : drawBarcodeImage(content);
}

/** Draws it as PDF in its paper size. */
export async function drawOwnBarcodePdf(config: Convention, person: PersonRow): Promise<Buffer> {
  const content = await loadBarcode(config, person);
  const { barcodeCard } = config.brand;
  return barcodeCard
    ? drawTemplatePdf(barcodeCard, toSlotTexts(config, person, content), getPdfNames(content))
    : drawBarcodePdf(content);
}

function toSlotTexts(config: Convention, person: PersonRow, content: BarcodeContent): SlotTexts {
  const { name, info, type, convention, context, code } = content;
  const own = config.badge_types[badgeType(person, config.membership_types).type];
  return {
    convention,
    number: code,
    type: own?.word ?? type,
    name: replaceUnprintable(name),
    subtitle: replaceUnprintable(info),
    context,
    code,
    color: own?.color,
  };
}

/** Returns the content of a person's barcode label with the logo, and loads the fonts for it. */
async function loadBarcode(config: Convention, person: PersonRow): Promise<BarcodeContent> {
  const content = barcodeContent(config, person);
  const { name, info, context, inks } = content;
  await loadFonts(`${name}${info}`, `${name} ${info} ${context}`);
  return { ...content, logo: await loadLogo(config.brand, inks.primary) };
}

/** A label of 60 × 46.65 mm at 300 dpi. */
export const BARCODE_SIZE = { width: 709, height: 551 } as const;

/** The content of a barcode's label. */
export interface BarcodeContent extends Heading {
  /** The encoded text, such as `F-2`. */
  readonly code: string;
  readonly name: string;
  /** The days of a day pass, or the badge's subtitle. */
  readonly info: string;
  readonly type: string;
  /** Text that shows the name's language, such as the country. */
  readonly context: string;
  readonly inks: Inks;
}

const HEAD = 56;
const FOOT = 44;
const MARGIN = 30;
const BARS = { y: 218, height: 190 } as const;

export function drawBarcodeImage(content: BarcodeContent): Promise<Buffer> {
  const canvas = createCanvas(BARCODE_SIZE.width, BARCODE_SIZE.height);
  drawLabel(canvas.getContext('2d'), content);
  return canvas.encode('png');
}

const POINTS_PER_PIXEL = 72 / 300;

/** Draws a barcode's label as a PDF in its paper size, to print at home. */
export function drawBarcodePdf(content: BarcodeContent): Buffer {
  const document = new PDFDocument(getPdfNames(content));
  const ctx = document.beginPage(
    BARCODE_SIZE.width * POINTS_PER_PIXEL,
    BARCODE_SIZE.height * POINTS_PER_PIXEL,
  );
  ctx.scale(POINTS_PER_PIXEL, POINTS_PER_PIXEL);
  drawLabel(ctx, content);
  document.endPage();
  return document.close();
}

const getPdfNames = ({ convention, code, name }: BarcodeContent) => ({
  title: `${convention}: ${code}`,
  author: convention,
  subject: name,
});

function drawLabel(ctx: Drawing, content: BarcodeContent): void {
  const { width, height } = BARCODE_SIZE;
  const { code, type, context, inks } = content;
  ctx.fillStyle = inks.paper;
  ctx.fillRect(0, 0, width, height);
  drawHead(ctx, inks, { x: 0, y: 0, width, height: HEAD }, content, '');
  drawFoot(ctx, inks, { x: 0, y: height - FOOT, width, height: FOOT }, type);
  const [name, info] = [
    replaceUnprintable(content.name).replaceAll(/\s+/gu, ' '),
    replaceUnprintable(content.info),
  ];
  const line = { x: MARGIN, width: width - 2 * MARGIN };
  const style = { align: 'center', context: `${name} ${info} ${context}` } as const;
  const box = { ...line, y: HEAD + 18, height: info === '' ? 110 : 72 };
  drawName(ctx, name, box, { ...style, weight: 'bold', color: inks.text, size: 60 });
  const under = { ...line, y: HEAD + 100, height: 40 };
  drawText(ctx, info, under, { ...style, weight: 'regular', color: inks.green, size: 34 });
  drawBars(ctx, code, { x: 0, width, ...BARS });
  const label = { ...line, y: BARS.y + BARS.height + 10, height: 50 };
  drawText(ctx, code, label, { ...style, weight: 'bold', color: inks.text, size: 42 });
}

/** In pixels. A name that would be smaller on one line gets two lines, as on a badge. */
const SMALLEST = 40;

function drawName(ctx: Drawing, name: string, box: Box, style: LineStyle): void {
  const isLong = measureLine(ctx, name, box, style).size < SMALLEST;
  const lines = isLong ? splitBadgeName(name).filter((line) => line !== '') : [name];
  drawLines(ctx, lines, box, style);
}

/** Returns the content of a person's barcode label. */
export function barcodeContent(config: Convention, person: PersonRow): BarcodeContent {
  const { name, subtitle } = badgeText(person);
  const days = formatDays(config, person);
  return {
    convention: config.name,
    code: barcodeText(person),
    name,
    info: days === '' ? subtitle : `Daypass ${days}`,
    type: getTypeLabel(config, person),
    context: person.country ?? '',
    inks: getInks(config.theme),
  };
}
