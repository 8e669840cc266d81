import { standardTheme } from '@conkit/ui/colors';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { createBrandStyle } from './brandStyle.ts';

const folders = mkdtempSync(join(tmpdir(), 'conkit-fonts-'));
const own = join(folders, 'own');
mkdirSync(own);
afterAll(() => rmSync(folders, { recursive: true }));

const font = (part: string, weight: number) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/noto-sans/files/noto-sans-${part}-${weight}-normal.woff2`,
  );
copyFileSync(font('latin', 400), join(own, 'text.woff2'));
copyFileSync(font('latin', 700), join(own, 'heading.woff2'));
copyFileSync(font('greek', 400), join(own, 'greek.woff2'));
writeFileSync(join(own, 'broken.woff2'), 'wOF2 and nothing else');

function load(fonts: string) {
  writeFileSync(
    join(own, 'own.yaml'),
    `extends: dublin-2019\nid: own\nbrand:\n  fonts: ${fonts}\n`,
  );
  return loadConvention(readConvention('own', folders), new Date('2026-11-20T12:00:00Z'));
}

it('loads the fonts of text and headings, the first of each early', () => {
  const { css, preloads } = createBrandStyle(
    load('{ text: [{ file: text.woff2 }], headings: [{ file: heading.woff2, weight: 700 }] }'),
  );
  expect(css).toMatch(
    /@font-face\{font-family:'Brand Text';font-weight:400;src:url\(\/brand\/text-\w{10}\.woff2\) format\('woff2'\);font-display:swap\}/,
  );
  expect(css).toContain(":root{--conkit-font-family:'Brand Text','Brand Text Fallback'");
  expect(css).toContain(":is(h1,h2,h3,h4){font-family:'Brand Headings','Brand Headings Fallback'");
  expect(
    preloads.match(
      /<link rel="preload" as="font" type="font\/woff2" href="\/brand\/(?:text|heading)-\w{10}\.woff2" crossorigin>/g,
    ),
  ).toHaveLength(2);
});

it('draws a system font in the same size until then', () => {
  const { css } = createBrandStyle(load('{ text: [{ file: text.woff2 }] }'));
  const [, size, ascent, descent] =
    /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/.exec(css) ?? [];
  // Noto Sans is wider than Arial; its metrics are 1.069 and 0.293 of the font size.
  expect(Number(size)).toBeGreaterThan(100);
  expect(Number(size)).toBeLessThan(115);
  expect((Number(ascent) * Number(size)) / 10_000).toBeCloseTo(1.069, 1);
  expect((Number(descent) * Number(size)) / 10_000).toBeCloseTo(0.293, 1);
});

it('shows the background behind the pages, not on paper or in forced colours', () => {
  const background = {
    path: '/brand/ground-1a2b3c4d5e.svg',
    type: 'image/svg+xml',
    body: Buffer.from(''),
    width: 4,
    height: 2,
    opacity: { light: 0.9, dark: 0.4 },
  };
  const { css } = createBrandStyle({ theme: standardTheme, brand: { background } });
  expect(css).toMatch(
    /body::after\{content:'';[^}]*url\(\/brand\/ground-1a2b3c4d5e\.svg\)[^}]*opacity:0\.9\}/,
  );
  expect(css).toContain('[data-theme=dark] body::after{opacity:0.4}');
  expect(css).toContain('@media print,(forced-colors:active){body::after{display:none}}');
});

it('adds nothing without a look of its own', () => {
  expect(createBrandStyle({ theme: standardTheme, brand: {} })).toEqual({ css: '', preloads: '' });
});

it('a file that is no font, or has no Latin letters, is refused with its line', () => {
  expect(() => load('{ text: [{ file: broken.woff2 }] }')).toThrow(
    /own\.yaml:4: brand\.fonts\.text\.0\.file is no font: broken\.woff2 isn't WOFF2/,
  );
  expect(() => load('{ text: [{ file: greek.woff2 }] }')).toThrow(/greek\.woff2 lacks ABC/);
  expect(() => load('{ text: [{ file: none.woff2 }] }')).toThrow(/is missing/);
  expect(() => load('{ text: [{ file: text.ttf }] }')).toThrow(/must match a file in the folder/);
});
