import { BRANDS, type BrandName } from '../../packages/ui/src/testing/modes.ts';
import { lightColors, darkColors, type Colors } from '../../packages/ui/src/theme/colors.ts';
import { createTheme, type Brand, type Theme } from '../../packages/ui/src/theme/createTheme.ts';
import { themeCss } from '../../packages/ui/src/theme/themeCss.ts';

/** The brands of the toolbar: the library's own, and one that is made of three colours and looks like nothing of it. */
export const brands = {
  dublin: { primary: '#005383', accent: '#6abd45' },
  // A convention that there is not: plum and amber on paper.
  aurora: { primary: '#7a1f5c', accent: '#c2410c', ground: '#fbf3e4' },
} as const satisfies Readonly<Record<BrandName, Brand>>;

/** A page that is nobody's: what a component looks like without the picture behind it. */
const NEUTRAL = '#eef0f2';

/** Of a theme only what is drawn on the ground. */
const groundOf = (colors: Colors): Colors =>
  Object.fromEntries(
    Object.entries(colors).filter(([name]) => /ground|^accent$/i.test(name)),
  ) as unknown as Colors;

const themeOf = (name: BrandName): Pick<Theme, 'light' | 'dark'> & Partial<Theme> =>
  name === 'dublin' ? { light: lightColors, dark: darkColors } : createTheme(brands[name]);

/** The style sheet of all brands, each on its own ground and on the neutral one. */
export const brandsCss = (): string =>
  BRANDS.map((name) => {
    const neutral = createTheme({ ...brands[name], ground: NEUTRAL });
    const own = { light: groundOf(neutral.light), dark: groundOf(neutral.dark) };
    const root = `:root[data-brand=${name}]`;
    return themeCss(themeOf(name), root) + themeCss(own, `${root}[data-ground=neutral]`);
  }).join('');
