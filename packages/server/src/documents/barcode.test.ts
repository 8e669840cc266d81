import { createCanvas, loadImage } from '@napi-rs/canvas';
import { standardTheme } from '@conkit/ui/colors';
import { expect, it } from 'vitest';
import { BARCODE_SIZE, drawBarcodeImage, drawBarcodePdf } from './barcode.ts';
import { barWidths } from './bars.ts';
import { getInks } from './drawing.ts';

const content = {
  convention: 'Dublin 2019',
  code: 'F-2',
  name: 'Aoife Byrne',
  info: '',
  type: 'First Worldcon',
  context: '',
  inks: getInks(standardTheme),
};

/** Reads a row of pixels across the bars: the widths of light and dark stretches, and whether any pixel is neither. */
async function scan(png: Buffer) {
  const canvas = createCanvas(BARCODE_SIZE.width, BARCODE_SIZE.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(await loadImage(png), 0, 0);
  const { data } = ctx.getImageData(0, 300, BARCODE_SIZE.width, 1);
  const values = Array.from({ length: BARCODE_SIZE.width }, (_, x) => data[4 * x] ?? 0);
  const runs: { isDark: boolean; width: number }[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.isDark === value < 128) last.width++;
    else runs.push({ isDark: value < 128, width: 1 });
  }
  return { runs, greys: values.filter((value) => value > 0 && value < 255) };
}

it.each(['F-2', 'N-i678', 'A-12345', 'Y-i2147483647'])('can be scanned: %s', async (code) => {
  const { runs, greys } = await scan(await drawBarcodeImage({ ...content, code }));
  expect(greys).toEqual([]);
  const bars = runs.slice(1, -1).map(({ width }) => width);
  const unit = Math.min(...bars);
  expect(unit).toBeGreaterThanOrEqual(3);
  expect(bars.map((width) => width / unit)).toEqual(barWidths(code));
  for (const quiet of [runs[0], runs.at(-1)]) {
    expect(quiet?.isDark).toBe(false);
    expect(quiet?.width).toBeGreaterThanOrEqual(10 * unit);
  }
});

it('is valid Code 128: a start character, a check character and the stop pattern', () => {
  const widths = barWidths('F-2');
  expect(widths.slice(0, 6)).toEqual([2, 1, 1, 2, 1, 4]);
  expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
  expect(widths).toHaveLength(6 * 5 + 7);
});

it('is an image, and a PDF page of exactly 60 × 46.65 mm', async () => {
  const { width, height } = await loadImage(await drawBarcodeImage(content));
  expect([width, height]).toEqual([709, 551]);
  const pdf = drawBarcodePdf(content).toString('latin1');
  const [, right, top] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Number(right) / 72, Number(top) / 72].map((inch) => inch * 25.4)).toEqual([
    expect.closeTo(60, 0),
    expect.closeTo(46.65, 0),
  ]);
});
