import { BRANDS, type BrandName } from '../../packages/ui/src/testing/modes.ts';
import type { Colors } from '../../packages/ui/src/theme/colors.ts';
import { createTheme, type Brand } from '../../packages/ui/src/theme/createTheme.ts';
import { themeCss } from '../../packages/ui/src/theme/themeCss.ts';

/** The brands of the toolbar: the library's own, and one that is made of three colours and looks like nothing of it. */
export const brands = {
  dublin: { primary: '#005383', accent: '#6abd45' },
  // A convention that there is not: plum and amber on paper.
  aurora: { primary: '#7a1f5c', accent: '#c2410c', ground: '#fbf3e4' },
} as const satisfies Readonly<Record<BrandName, Brand>>;

/** A page that is nobody's: what a component looks like without the picture behind it. */
export const NEUTRAL = '#eef0f2';

/** Of a theme only what is drawn on the ground. */
const groundOf = (colors: Colors): Colors =>
  Object.fromEntries(
    Object.entries(colors).filter(([name]) => /ground|^accent$/i.test(name)),
  ) as unknown as Colors;

/** The style sheet of a brand, on its own ground and on the neutral one. */
const brandCss = (name: BrandName): string => {
  const neutral = createTheme({ ...brands[name], ground: NEUTRAL });
  const ground = { light: groundOf(neutral.light), dark: groundOf(neutral.dark) };
  const root = `:root[data-brand=${name}]`;
  const own = name === 'dublin' ? '' : themeCss(createTheme(brands[name]), root);
  return own + themeCss(ground, `${root}[data-ground=neutral]`);
};

const provided = new Set<BrandName>();

/** Brings the style sheet of a brand into the page, once. */
export function provideBrand(name: BrandName) {
  if (provided.has(name)) return;
  provided.add(name);
  const sheet = document.createElement('style');
  sheet.textContent = brandCss(name);
  document.head.append(sheet);
}

/** The brand chosen in the toolbar. */
export const brandOf = (chosen: unknown): BrandName =>
  BRANDS.find((name) => name === chosen) ?? 'dublin';
