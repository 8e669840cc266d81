import {
  darkColors,
  lightColors,
  type ColorName,
  type Colors,
  colorProperty,
  toKebabCase,
} from './colors.ts';
import { scales } from './scales.ts';

/** A token in the format of the W3C Design Tokens Community Group (2025.10). */
interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight' | 'number';
  readonly $value: unknown;
  readonly $extensions: { readonly 'example.conkit': { readonly css: string } };
}
type Group = { readonly [name: string]: DesignToken | Group };

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));

const color = (hex: string) => {
  const alpha = hex.length > 7 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
  return {
    colorSpace: 'srgb',
    components: channels(hex),
    alpha: Number(alpha.toFixed(3)),
    hex: hex.slice(0, 7),
  };
};

/** Converts a CSS value to the token format. */
function parseTokenValue(css: string): Pick<DesignToken, '$type' | '$value'> {
  const [, number = '', unit] = /^([\d.]+)(px|rem|ms)?$/.exec(css) ?? [];
  if (css.startsWith('#')) return { $type: 'color', $value: color(css) };
  if (number === '') {
    const families = css.split(', ').map((family) => family.replaceAll("'", ''));
    return { $type: 'fontFamily', $value: families };
  }
  if (unit === undefined) return { $type: 'number', $value: Number(number) };
  const $type = unit === 'ms' ? 'duration' : 'dimension';
  return { $type, $value: { value: Number(number), unit } };
}

const token = (value: string, css: string): DesignToken => ({
  ...parseTokenValue(value),
  $extensions: { 'example.conkit': { css } },
});

/** The custom properties of font tokens that aren't named after their group and key. */
const properties: Readonly<Record<string, string>> = {
  small: 'font-size-small',
  base: 'font-size-base',
  large: 'font-size-large',
  title: 'font-size-title',
  page: 'font-size-page',
  regular: 'font-weight-regular',
  strong: 'font-weight-strong',
  bold: 'font-weight-bold',
  lineTight: 'line-height-tight',
  lineBase: 'line-height-base',
};

const scale = (group: string, values: Readonly<Record<string, string>>): Group =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const own = `${group}-${group === 'space' ? name.slice(1) : toKebabCase(name)}`;
      const css = group === 'font' ? (properties[name] ?? own) : own;
      const made = token(value, `--conkit-${css}`);
      return [name, css.startsWith('font-weight') ? { ...made, $type: 'fontWeight' } : made];
    }),
  );

/** Returns all tokens of the library for design tools: `@conkit/ui/tokens.json`. */
export const designTokens = (): Group => {
  const theme = (kind: 'light' | 'dark', colors: Colors): Group =>
    Object.fromEntries(
      Object.entries(colors).map(([name, value]) => [
        name,
        token(value, colorProperty(kind, name as ColorName)),
      ]),
    );
  const groups = Object.entries(scales).map(([group, values]) => [group, scale(group, values)]);
  return {
    color: { light: theme('light', lightColors), dark: theme('dark', darkColors) },
    ...(Object.fromEntries(groups) as Group),
  };
};
