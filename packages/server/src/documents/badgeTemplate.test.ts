import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { drawTemplate, drawTemplatePdf, type SlotTexts } from './badgeTemplate.ts';
import { barWidths } from './bars.ts';
import { loadFonts } from './fonts.ts';

const { brand } = loadConvention(readConvention('northlight-2031'), new Date());
const template = brand.badge;
if (!template) throw new Error('Northlight has a template');

const texts: SlotTexts = {
  name: 'Aoife',
  subtitle: '',
  number: '#1',
  type: 'Attending',
  convention: 'Northlight 2031',
  context: '',
  code: 'A-1',
};

/** Draws a badge, and returns the rows with dark ink in an area, in pixels. */
async function draw(more: Partial<SlotTexts>, [top, bottom] = [180, 395]) {
  await loadFonts(Object.values({ ...texts, ...more }).join(' '));
  const image = await loadImage(
    await drawTemplate(template as NonNullable<typeof template>, { ...texts, ...more }),
  );
  const ctx = createCanvas(image.width, image.height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  const at = (x: number, y: number) => [...ctx.getImageData(x, y, 1, 1).data.subarray(0, 3)];
  const { data } = ctx.getImageData(0, top ?? 0, image.width, (bottom ?? 0) - (top ?? 0));
  const found = Array.from({ length: data.length / 4 }, (_, n) => n).filter((n) =>
    [0, 1, 2].every((channel) => (data[4 * n + channel] ?? 255) < 60),
  );
  const rows = new Set(found.map((n) => Math.floor(n / image.width)));
  const columns = found.map((n) => n % image.width);
  return {
    at,
    rows: rows.size,
    left: Math.min(...columns),
    right: Math.max(...columns),
    width: image.width,
  };
}

it.each([
  'Wolfeschlegelsteinhausenbergerdorff of the Northern Harbours',
  'W'.repeat(60),
  '劉'.repeat(60),
])('a name of sixty letters stays inside its slot and can be read: %s', async (name) => {
  const { rows, left, right, width } = await draw({ name });
  expect(left).toBeGreaterThanOrEqual(40);
  expect(right).toBeLessThanOrEqual(width - 40);
  // Two lines with capitals of at least 1.3 mm each.
  expect(rows).toBeGreaterThan(2 * 15);
});

it('the type has its colour, on which its word stays readable', async () => {
  const [green, light] = [await draw({}), await draw({ color: '#f0f0f0' })];
  expect(green.at(5, 630)).toEqual([0x0f, 0x76, 0x6e]);
  expect(light.at(5, 630)).toEqual([0xf0, 0xf0, 0xf0]);
  // The template's white word turns black on a light colour.
  const words = (await draw({ color: '#f0f0f0', code: '' }, [540, 620])).rows;
  expect(words).toBeGreaterThan(20);
});

it('a badge without a barcode keeps its area', async () => {
  const [withCode, without] = [await draw({}, [540, 620]), await draw({ code: '' }, [540, 620])];
  expect(withCode.rows).toBeGreaterThan(60);
  expect(without.rows).toBe(0);
});

it('a barcode card can be scanned, and printed in its size', async () => {
  const { barcodeCard: card } = brand;
  if (!card) throw new Error('Northlight has a card');
  await loadFonts(Object.values(texts).join(' '));
  const code = 'N-12345';
  const image = await loadImage(await drawTemplate(card, { ...texts, code }));
  expect([image.width, image.height]).toEqual([1016, 638]);
  const ctx = createCanvas(image.width, image.height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  const { data } = ctx.getImageData(0, 420, image.width, 1);
  const runs: { isDark: boolean; width: number }[] = [];
  for (let x = 0; x < image.width; x++) {
    const isDark = (data[4 * x] ?? 0) < 128;
    const last = runs.at(-1);
    if (last?.isDark === isDark) last.width++;
    else runs.push({ isDark, width: 1 });
  }
  const bars = runs.slice(1, -1).map(({ width }) => width);
  const unit = Math.min(...bars);
  expect(bars.map((width) => width / unit)).toEqual(barWidths(code));

  const pdf = (await drawTemplatePdf(card, texts, { title: 'Card' })).toString('latin1');
  const [, right, top] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Number(right) / 72, Number(top) / 72].map((inch) => inch * 25.4)).toEqual([
    expect.closeTo(86, 0),
    expect.closeTo(54, 0),
  ]);
});
