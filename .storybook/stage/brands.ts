import { BRANDS, type BrandName } from '../../packages/ui/src/testing/modes.ts';
import { createTheme, type Brand, themeCss } from '../../packages/ui/src/theme/createTheme.ts';

/** The toolbar's brands: the library's own, and two fictional ones, created from two or three colours. */
export const brands = {
  dublin: { primary: '#005383', accent: '#6abd45' },
  // A fictional convention: plum and amber on a paper colour.
  aurora: { primary: '#7a1f5c', accent: '#c2410c', ground: '#fbf3e4' },
  // Another one: teal and coral, on white.
  harbour: { primary: '#0f5f5c', accent: '#d1495b' },
} as const satisfies Readonly<Record<BrandName, Brand>>;

const provided = new Set<BrandName>(['dublin']);

/** Adds a brand's style sheet to the page once. The library's own brand needs none. */
export function provideBrand(name: BrandName) {
  if (provided.has(name)) return;
  provided.add(name);
  const sheet = document.createElement('style');
  sheet.textContent = themeCss(createTheme(brands[name]), `:root[data-brand=${name}]`);
  document.head.append(sheet);
}

/** Returns the toolbar's brand. */
export const toBrandName = (chosen: unknown): BrandName =>
  BRANDS.find((name) => name === chosen) ?? 'dublin';
