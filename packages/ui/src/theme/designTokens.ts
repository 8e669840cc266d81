import { type ColorName, type Colors, colorProperty, darkColors, lightColors } from './colors.ts';
import { vars } from './contract.css.ts';
import { scales } from './scales.ts';

/** A token in the format of the W3C Design Tokens Community Group (2025.10). */
interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight' | 'number';
  readonly $value: unknown;
  readonly $extensions: { readonly 'example.conkit': { readonly css: string } };
}
type Group = { readonly [name: string]: DesignToken | Group };

const getChannels = (hex: string) =>
  [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));

const toColor = (hex: string) => {
  const alpha = hex.length > 7 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
  return {
    colorSpace: 'srgb',
    components: getChannels(hex),
    alpha: Number(alpha.toFixed(3)),
    hex: hex.slice(0, 7),
  };
};

/** Converts a CSS value to the token format. */
function parseTokenValue(css: string): Pick<DesignToken, '$type' | '$value'> {
  const [, number = '', unit] = /^([\d.]+)(px|rem|ms)?$/.exec(css) ?? [];
  if (css.startsWith('#')) return { $type: 'color', $value: toColor(css) };
  if (number === '') {
    const families = css.split(', ').map((family) => family.replaceAll("'", ''));
    return { $type: 'fontFamily', $value: families };
  }
  if (unit === undefined) return { $type: 'number', $value: Number(number) };
  const $type = unit === 'ms' ? 'duration' : 'dimension';
  return { $type, $value: { value: Number(number), unit } };
}

const createToken = (value: string, css: string): DesignToken => ({
  ...parseTokenValue(value),
  $extensions: { 'example.conkit': { css } },
});

const variables: Readonly<Record<string, Readonly<Record<string, string>>>> = vars;

/** Returns the custom property of a token: `--conkit-font-size-small`. */
const getProperty = (group: string, name: string): string =>
  /--[\w-]+/.exec(variables[group]?.[name] ?? '')?.[0] ?? '';

const createScale = (group: string, values: Readonly<Record<string, string>>): Group =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const property = getProperty(group, name);
      const token = createToken(value, property);
      const isWeight = property.startsWith('--conkit-font-weight');
      return [name, isWeight ? { ...token, $type: 'fontWeight' } : token];
    }),
  );

/** Returns all tokens of the library for design tools: `@conkit/ui/tokens.json`. */
export const designTokens = (): Group => {
  const theme = (kind: 'light' | 'dark', colors: Colors): Group =>
    Object.fromEntries(
      Object.entries(colors).map(([name, value]) => [
        name,
        createToken(value, colorProperty(kind, name as ColorName)),
      ]),
    );
  const groups = Object.entries(scales).map(([group, values]) => [
    group,
    createScale(group, values),
  ]);
  return {
    color: { light: theme('light', lightColors), dark: theme('dark', darkColors) },
    ...(Object.fromEntries(groups) as Group),
  };
};
