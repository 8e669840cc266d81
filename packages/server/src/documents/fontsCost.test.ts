import { expect, it } from 'vitest';
import { drawable, loadFonts } from './fonts.ts';

const ideographs = (count: number, step: number) =>
  Array.from({ length: count }, (_, n) => String.fromCodePoint(0x4e00 + n * step)).join('');
const together = (text: string) => drawable(text, 'bold').text;
const oneByOne = (text: string) => [...text].map(together).join('');
const partsOf = (text: string) => drawable(text, 'bold').families.split(', ').length;

it('draws every name, and limits the font parts for any text', () => {
  const name = ideographs(30, 100);
  expect(together(name)).toBe(oneByOne(name));
  const [many, more] = [ideographs(100, 100), ideographs(200, 100)];
  expect(partsOf(many)).toBeLessThanOrEqual(33);
  expect(partsOf(more)).toBe(partsOf(many));
  expect(together(more)).not.toBe(oneByOne(more));
});

it('lets other requests run while it loads the font parts for a text', async () => {
  let answered = 0;
  const others = setInterval(() => (answered += 1), 0);
  await loadFonts(ideographs(40, 101));
  clearInterval(others);
  expect(answered).toBeGreaterThan(1);
});
