import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createTheme, standardTheme } from '@conkit/ui/colors';
import { expect, it } from 'vitest';
import { BADGE_SIZE, drawBadge } from './badge.ts';
import { getInks } from './drawing.ts';

const draw = (name: string, subtitle = '', more: object = {}) =>
  drawBadge({
    name,
    subtitle,
    convention: 'Dublin 2019',
    type: 'Adult',
    number: '#812',
    code: 'A-812',
    context: '',
    inks: getInks(standardTheme),
    ...more,
  });

/** Returns the bounds of the dark ink between head and foot, in pixels. */
async function getInk(png: Buffer) {
  const canvas = createCanvas(BADGE_SIZE.width, BADGE_SIZE.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(await loadImage(png), 0, 0);
  const [top, height] = [64, 178];
  const { data } = ctx.getImageData(0, top, BADGE_SIZE.width, height);
  const found: { x: number; y: number }[] = [];
  for (let n = 0; n < BADGE_SIZE.width * height; n++)
    if ((data[4 * n] ?? 255) < 100)
      found.push({ x: n % BADGE_SIZE.width, y: top + Math.floor(n / BADGE_SIZE.width) });
  const xs = found.map(({ x }) => x);
  const ys = found.map(({ y }) => y);
  const [left, right] = [
    xs.reduce((a, b) => Math.min(a, b), 9999),
    xs.reduce((a, b) => Math.max(a, b), -1),
  ];
  return { count: found.length, left, right, rows: new Set(ys) };
}

it('is an image of 709 × 299 pixels', async () => {
  const { width, height } = await loadImage(await draw('Aoife'));
  expect([width, height]).toEqual([709, 299]);
});

it.each([
  ['Latin', 'Aoife Ní Bhriain', 'Ireland'],
  ['Greek', 'Ελένη Παπαδοπούλου', 'Ελλάδα'],
  ['Cyrillic', 'Ганна Їжакевич', 'Україна'],
  ['Hebrew', 'שׁוֹשַׁנָּה כהן', 'ישראל'],
  ['Arabic', 'عبد الله پژمان', 'مصر'],
  ['Devanagari', 'मृणालिनी क्षत्रिय', 'भारत'],
  ['Thai', 'สมชาย น้ำใจ', 'ประเทศไทย'],
  ['Chinese', '刘慈欣', '中国'],
  ['Japanese', '宮部みゆき', '日本'],
  ['Korean', '한강', '대한민국'],
  ['all of them', 'Łukasz 刘 Ελ ש', '日本 عاطف ไทย'],
  ['a very long name', 'x'.repeat(200), 'y'.repeat(200)],
])('draws %s inside its margins, in the middle', async (_, name, subtitle) => {
  const { count, left, right } = await getInk(await draw(name, subtitle));
  expect(count).toBeGreaterThan(200);
  expect(left).toBeGreaterThanOrEqual(24);
  expect(right).toBeLessThanOrEqual(BADGE_SIZE.width - 24);
  expect(Math.abs(left + right - BADGE_SIZE.width)).toBeLessThan(24);
});

it('draws different names differently and the same name identically', async () => {
  expect(await draw('Aoife')).toEqual(await draw('Aoife'));
  expect(await draw('Aoife')).not.toEqual(await draw('Aoifa'));
  expect(await draw('刘慈欣')).not.toEqual(await draw('刘慈汪'));
  expect(await draw('Aoife', 'Cork')).not.toEqual(await draw('Aoife', 'Cobh'));
});

it('ignores unprintable characters', async () => {
  expect(await draw('Aoife 🚀', 'Cork 🇮🇪')).toEqual(await draw('Aoife', 'Cork'));
  expect(await draw('🚀', '\u0007')).toEqual(await draw('', ''));
});

it("draws a longer name on two lines that don't touch", async () => {
  const gaps = ({ rows }: { rows: Set<number> }) =>
    [...rows].filter((y) => !rows.has(y + 1)).length;
  expect(gaps(await getInk(await draw('AOIFE')))).toBe(1);
  expect(gaps(await getInk(await draw('AOIFE\nOF CORK')))).toBe(2);
  expect(gaps(await getInk(await draw('AOIFE BYRNE OF THE WESTERN ISLES')))).toBe(2);
});

it('has the colours of the brand', async () => {
  const theme = createTheme({ primary: '#7a1f1f', accent: '#e0b040' });
  const canvas = createCanvas(BADGE_SIZE.width, BADGE_SIZE.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(await loadImage(await draw('Aoife', '', { inks: getInks(theme) })), 0, 0);
  const at = (x: number, y: number) =>
    `#${Buffer.from(ctx.getImageData(x, y, 1, 1).data.subarray(0, 3)).toString('hex')}`;
  expect([at(2, 2), at(2, 58), at(2, BADGE_SIZE.height - 4)]).toEqual([
    theme.print.band,
    theme.print.accent,
    theme.print.band,
  ]);
});
