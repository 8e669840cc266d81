import { BRANDS, type BrandName } from '../../packages/ui/src/testing/modes.ts';
import { createTheme, type Brand } from '../../packages/ui/src/theme/createTheme.ts';
import { themeCss } from '../../packages/ui/src/theme/themeCss.ts';

/** The brands of the toolbar: the library's own, and one that is made of three colours and looks like nothing of it. */
export const brands = {
  dublin: { primary: '#005383', accent: '#6abd45' },
  // A convention that there is not: plum and amber on paper.
  aurora: { primary: '#7a1f5c', accent: '#c2410c', ground: '#fbf3e4' },
} as const satisfies Readonly<Record<BrandName, Brand>>;

const provided = new Set<BrandName>(['dublin']);

/** Brings the style sheet of a brand into the page, once. The library's own needs none. */
export function provideBrand(name: BrandName) {
  if (provided.has(name)) return;
  provided.add(name);
  const sheet = document.createElement('style');
  sheet.textContent = themeCss(createTheme(brands[name]), `:root[data-brand=${name}]`);
  document.head.append(sheet);
}

/** The brand chosen in the toolbar. */
export const brandOf = (chosen: unknown): BrandName =>
  BRANDS.find((name) => name === chosen) ?? 'dublin';
