import { isLight } from '@conkit/ui/colors';
import { splitBadgeName } from '@conkit/rules';
import { createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { TEXT_SLOTS, type BadgeSlot, type TextSlot } from '../config/brand/badge.ts';
import type { BadgeTemplate } from '../config/brand/files.ts';
import { drawBars } from './bars.ts';
import { drawLines, drawText, type Box, type Drawing } from './drawing.ts';
import { loadBrandImage } from '../brand/logo.ts';

/** What a template's slots show. */
export type SlotTexts = Readonly<Record<TextSlot, string>> & {
  /** More text that shows the language of the name, such as the country. */
  readonly context: string;
  /** The text of the barcode; empty without one. */
  readonly code: string;
  /** The colour of the membership type; by default, that of the template. */
  readonly color?: string | undefined;
};

const DOTS_PER_MM = 300 / 25.4;

/** Draws a badge or barcode card with a convention's own template as PNG, at 300 dpi. */
export async function drawTemplate(template: BadgeTemplate, texts: SlotTexts): Promise<Buffer> {
  const { width, height } = getPixels(template);
  const canvas = createCanvas(width, height);
  await drawOn(canvas.getContext('2d'), template, texts);
  return canvas.encode('png');
}

const POINTS_PER_MM = 72 / 25.4;

/** Draws it as a PDF in its paper size. */
export async function drawTemplatePdf(
  template: BadgeTemplate,
  texts: SlotTexts,
  names: ConstructorParameters<typeof PDFDocument>[0],
): Promise<Buffer> {
  const { width, height } = template.size;
  const document = new PDFDocument(names);
  const ctx = document.beginPage(width * POINTS_PER_MM, height * POINTS_PER_MM);
  ctx.scale(POINTS_PER_MM / DOTS_PER_MM, POINTS_PER_MM / DOTS_PER_MM);
  await drawOn(ctx, template, texts);
  document.endPage();
  return document.close();
}

const getPixels = ({ size }: BadgeTemplate) => ({
  width: Math.round(size.width * DOTS_PER_MM),
  height: Math.round(size.height * DOTS_PER_MM),
});

async function drawOn(ctx: Drawing, template: BadgeTemplate, texts: SlotTexts): Promise<void> {
  const { background, slots } = template;
  const { width, height } = getPixels(template);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  const image = await loadBrandImage(background);
  // The pages of a PDF have the method, too, but their type lacks it.
  (ctx as SKRSContext2D).drawImage(image, 0, 0, width, height);
  const scale = width / background.width;
  const toBox = (slot: BadgeSlot): Box => ({
    x: slot.x * scale,
    y: slot.y * scale,
    width: slot.width * scale,
    height: slot.height * scale,
  });
  const { color: area, barcode } = slots;
  const ground = texts.color ?? area?.color;
  if (area && ground !== undefined) {
    const { x, y, ...rest } = toBox(area);
    ctx.fillStyle = ground;
    ctx.fillRect(x, y, rest.width, rest.height);
  }
  for (const name of TEXT_SLOTS) {
    const slot = slots[name];
    if (!slot) continue;
    const isOnColor = area && ground !== undefined && isInside(slot, area);
    const style = {
      weight: slot.weight,
      align: slot.align,
      // The template's text colour fits its own area. A type's colour can be as light or as dark as that text.
      color: isOnColor && isLight(ground) === isLight(slot.color) ? opposite(ground) : slot.color,
      size: slot.height * scale,
      context: `${texts.name} ${texts.subtitle} ${texts.context}`,
    };
    if (name === 'name') {
      const lines = splitBadgeName(texts.name).filter((line) => line !== '');
      drawLines(ctx, lines, toBox(slot), style);
    } else drawText(ctx, texts[name], toBox(slot), style);
  }
  if (barcode && texts.code !== '') {
    const box = toBox(barcode);
    ctx.fillStyle = '#ffffff';
    ctx.fillRect(box.x, box.y, box.width, box.height);
    drawBars(ctx, texts.code, box);
  }
}

const isInside = (slot: BadgeSlot, area: BadgeSlot): boolean =>
  slot.x >= area.x &&
  slot.y >= area.y &&
  slot.x + slot.width <= area.x + area.width &&
  slot.y + slot.height <= area.y + area.height;

const opposite = (color: string): string => (isLight(color) ? '#000000' : '#ffffff');
