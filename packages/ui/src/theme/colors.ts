/**
 * The colour values of both themes, for the theme's CSS, the contrast test, and the `theme-color` of the browser.
 * Components use the variables of `contract.css.ts` instead.
 */
export const lightColors = {
  accent: '#6abd45',
  primary: '#3da9d4',
  ground: '#001a2e',
  groundGlow: '#07507f',
  groundLine: '#3da9d41f',
  onGround: '#e3eff6',
  onGroundMuted: '#bcd3e1',
  onGroundHeading: '#6abd45',
  onGroundLink: '#9fd6f0',
  onGroundFocus: '#ffffff',
  onGroundWash: '#ffffff1a',
  surface: '#ffffff',
  surfaceWash: '#f1f7fa',
  text: '#10222e',
  textMuted: '#4b606d',
  heading: '#2f6d14',
  link: '#005383',
  border: '#d6e0e6',
  controlBorder: '#718b9a',
  focus: '#005383',
  action: '#005383',
  actionHover: '#003d62',
  onAction: '#ffffff',
  selected: '#e1f1f9',
  changed: '#eaf6e3',
  disabled: '#e5ecf0',
  onDisabled: '#556974',
  danger: '#a61b1b',
  dangerHover: '#861313',
  onDanger: '#ffffff',
  dangerText: '#9b1c1c',
  dangerSurface: '#fdeeee',
  warningText: '#7d4400',
  warningSurface: '#fff4e0',
  warningBorder: '#b87514',
  successText: '#2f6d14',
  successSurface: '#edf7e8',
  infoText: '#004a75',
  infoSurface: '#e7f4fa',
  skeleton: '#dfe8ed',
  scrim: '#00101db3',
} as const;

/** The role of a colour, such as `onGroundMuted`: muted text on the page's background. */
export type ColorName = keyof typeof lightColors;

/** A value for each colour of a theme: `#rrggbb`, or `#rrggbbaa` for the few overlays. */
export type Colors = Readonly<Record<ColorName, string>>;

/** The dark theme. */
export const darkColors: Colors = {
  accent: '#6abd45',
  primary: '#3da9d4',
  ground: '#00101d',
  groundGlow: '#04365a',
  groundLine: '#3da9d41a',
  onGround: '#dbe8f0',
  onGroundMuted: '#a9c2d1',
  onGroundHeading: '#6abd45',
  onGroundLink: '#9fd6f0',
  onGroundFocus: '#ffffff',
  onGroundWash: '#ffffff1a',
  surface: '#0d2536',
  surfaceWash: '#143147',
  text: '#e8f0f5',
  textMuted: '#a9c2d1',
  heading: '#83cc61',
  link: '#9fd6f0',
  border: '#284558',
  controlBorder: '#7895a6',
  focus: '#9fd6f0',
  action: '#74c6ec',
  actionHover: '#a3dbf5',
  onAction: '#001a2e',
  selected: '#13405c',
  changed: '#1b3a22',
  disabled: '#1d3749',
  onDisabled: '#9db3c1',
  danger: '#ff9d97',
  dangerHover: '#ffbcb8',
  onDanger: '#2b0505',
  dangerText: '#ffaaa5',
  dangerSurface: '#42191b',
  warningText: '#ffcf8a',
  warningSurface: '#3b2b0d',
  warningBorder: '#c58a35',
  successText: '#8fd570',
  successSurface: '#16351c',
  infoText: '#a9dcf4',
  infoSurface: '#0c3a55',
  skeleton: '#1f3b4e',
  scrim: '#000a12cc',
};

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : Name;

/** The custom property of a colour in one theme or, with `color`, in both: `--conkit-light-on-ground-muted`. */
export type ColorProperty = `--conkit-${'light' | 'dark' | 'color'}-${Kebab<ColorName>}`;

/** Converts `onGroundMuted` to `on-ground-muted`. */
export const toKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the custom property that overrides a colour in one theme or, with `color`, in both.
 *
 * @example
 * ```ts
 * document.documentElement.style.setProperty(colorProperty('light', 'action'), '#7a1f5c');
 * ```
 */
export const colorProperty = (theme: 'light' | 'dark' | 'color', name: ColorName): ColorProperty =>
  `--conkit-${theme}-${toKebabCase(name)}` as ColorProperty;

/** The colours of links, icons, focus rings and pressed buttons follow a site's own action. */
const LIKE_ACTION: ReadonlySet<string> = new Set<ColorName>(['actionHover', 'focus', 'link']);

/**
 * Returns the colours of one theme as CSS values. A site can override each one at `:root` for one theme, regardless of
 * the order of the style sheets: `--conkit-light-action`, `--conkit-dark-action`, or `--conkit-color-action` for both.
 * The colour of one theme's action is also that of its links and icons, unless the site sets those.
 */
export function getThemeColors(theme: 'light' | 'dark'): Colors {
  const colors: Colors = theme === 'light' ? lightColors : darkColors;
  const action = colorProperty(theme, 'action');
  const replaceable = Object.entries(colors).map(([name, value]) => [
    name,
    `var(${colorProperty(theme, name as ColorName)}, ${
      LIKE_ACTION.has(name) ? `var(${action}, ${value})` : value
    })`,
  ]);
  return Object.fromEntries(replaceable) as Colors;
}
