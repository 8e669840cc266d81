import { BADGE_COVERAGE, unprintableCharacters } from '@conkit/rules';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  drawable,
  type FontFile,
  fontFiles,
  type FontSet,
  listCharacters,
  loadFonts,
} from './fonts.ts';

const sets: readonly FontSet[] = ['shared', 'jp', 'kr', 'sc'];
const files = sets.flatMap((set) => fontFiles(set, 'bold'));
const byFamily = new Map(files.map((file) => [file.family, file]));
const readCharacters = (some: readonly FontFile[]): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const file of some) for (const code of listCharacters(file)) found.add(code);
  return found;
};
const all = readCharacters(files);
const isIdeograph = (code: number) =>
  /[\p{Unified_Ideograph}\uF900-\uFAFF]/u.test(String.fromCodePoint(code));

/** Returns the `BADGE_COVERAGE` of the fonts: how many characters from U+0020 are missing, then present, and so on. */
function coverage(): string {
  const counts: number[] = [];
  let has = false;
  for (let code = 0x20, count = 0; code <= 0x10000; code++) {
    const hasThis = code <= 0xffff && all.has(code) && !isIdeograph(code);
    if (hasThis === has && code <= 0xffff) count++;
    else {
      counts.push(count);
      [has, count] = [hasThis, 1];
    }
  }
  return (counts.length % 2 === 0 ? counts : counts.slice(0, -1))
    .map((count) => count.toString(36))
    .join(' ');
}

it('has the characters that the rules allow on badges', () => {
  expect(BADGE_COVERAGE).toBe(coverage());
});

it('has the same characters in both weights', () => {
  const [regular, bold] = [fontFiles('shared', 'regular'), fontFiles('shared', 'bold')];
  expect(readCharacters(regular)).toEqual(readCharacters(bold));
});

it('draws every character with a bundled font, whichever fonts the machine has', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.integer({ min: 0x20, max: 0x30000 }).map((code) => String.fromCodePoint(code)))
      .map((list) => list.join('')),
  );
  fc.assert(
    fc.property(texts, (given) => {
      const { text, families } = drawable(given, 'bold');
      const used = families.match(/[^', ][^']*(?=')/g) ?? [];
      const known = readCharacters(used.flatMap((family) => byFamily.get(family) ?? []));
      for (const character of text) expect(known).toContain(character.codePointAt(0));
    }),
    { numRuns: 60 },
  );
});

it('drops only the characters that the form warns about', () => {
  const texts = fc.string({
    unit: fc.integer({ min: 0x21, max: 0xffff }).map((code) => String.fromCharCode(code)),
  });
  fc.assert(
    fc.property(texts, (given) => {
      const told = unprintableCharacters(given).join('');
      const visible = given
        .normalize('NFC')
        .replaceAll(/[\s\p{Default_Ignorable_Code_Point}\p{Cs}]/gu, '');
      const drawn = drawable(visible, 'bold').text;
      for (const character of visible) {
        if (!isIdeograph(character.codePointAt(0) ?? 0) && !told.includes(character))
          expect(drawn).toContain(character);
      }
    }),
  );
});

it('prints 〓 for an ideograph that no font has', () => {
  expect(drawable('𠀀龘 🚀!', 'bold').text).toBe('〓龘 !');
});

it.each([
  ['骨', 'noto-sans-sc'],
  ['骨かな', 'noto-sans-jp'],
  ['骨 한글', 'noto-sans-kr'],
])('draws the ideographs of %s in the style of its language, with %s', (text, name) => {
  expect(drawable(text, 'bold').families).toContain(name);
  const alone = drawable('骨', 'bold', text).families;
  expect(alone).toContain(name);
  expect(alone).not.toContain(',');
});

const ideographs = (count: number, step: number) =>
  Array.from({ length: count }, (_, n) => String.fromCodePoint(0x4e00 + n * step)).join('');
const together = (text: string) => drawable(text, 'bold').text;
const oneByOne = (text: string) => [...text].map(together).join('');
const countParts = (text: string) => drawable(text, 'bold').families.split(', ').length;

it('draws every name, but uses a limited number of font files for long texts', () => {
  const name = ideographs(30, 100);
  expect(together(name)).toBe(oneByOne(name));
  const [many, more] = [ideographs(100, 100), ideographs(200, 100)];
  expect(countParts(many)).toBeLessThanOrEqual(33);
  expect(countParts(more)).toBe(countParts(many));
  expect(together(more)).not.toBe(oneByOne(more));
});

it('lets other requests run while it loads the font parts for a text', async () => {
  let answered = 0;
  const others = setInterval(() => (answered += 1), 0);
  await loadFonts(ideographs(40, 101));
  clearInterval(others);
  expect(answered).toBeGreaterThan(1);
});
