import type { ColorName, Colors } from './colors.ts';
import { toLinearRgb } from './oklch.ts';

/** A foreground and background with the minimum contrast between them (WCAG 2.2: 1.4.3, 1.4.11). */
export interface ContrastPair {
  readonly foreground: ColorName;
  readonly background: ColorName;
  /** 4.5 for text; 3 for large text, control borders, focus rings and meaningful marks. */
  readonly least: 4.5 | 3;
}

const on =
  (least: 4.5 | 3) =>
  (background: ColorName, ...foregrounds: readonly ColorName[]): ContrastPair[] =>
    foregrounds.map((foreground) => ({ foreground, background, least }));
const text = on(4.5);
const shape = on(3);

/**
 * All pairs that components use, in every state. A theme is readable if each pair is. A test renders the components'
 * styles and fails when a pair is missing here.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('ground', 'onGround', 'onGroundMuted', 'onGroundHeading', 'onGroundLink'),
  ...text('groundGlow', 'onGround', 'onGroundMuted', 'onGroundLink'),
  ...text('onGroundWash', 'onGround'),
  ...text('surface', 'text', 'textMuted', 'heading', 'link'),
  ...text('surface', 'dangerText', 'warningText', 'successText'),
  ...text('surfaceWash', 'text', 'textMuted', 'heading', 'link', 'dangerText', 'successText'),
  ...text('selected', 'text', 'warningText'),
  ...text('changed', 'text', 'textMuted'),
  ...text('action', 'onAction'),
  ...text('actionHover', 'onAction'),
  ...text('danger', 'onDanger'),
  ...text('dangerHover', 'onDanger'),
  ...text('disabled', 'onDisabled'),
  ...text('dangerSurface', 'dangerText'),
  ...text('warningSurface', 'warningText'),
  ...text('successSurface', 'successText', 'text'),
  ...text('infoSurface', 'infoText'),
  ...shape('ground', 'onGroundFocus', 'accent'),
  ...shape('groundGlow', 'onGroundHeading'),
  ...shape('onGroundWash', 'accent'),
  ...shape('surface', 'controlBorder', 'focus', 'action', 'warningBorder', 'dangerText'),
  ...shape('surfaceWash', 'controlBorder', 'focus', 'action'),
  ...shape('changed', 'controlBorder', 'successText'),
  ...shape('selected', 'controlBorder'),
  ...shape('warningSurface', 'warningBorder', 'action'),
];

const getLuminance = (hex: string): number => {
  const [red, green, blue] = toLinearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns whether dark text is more readable on the colour than light text. */
export const isLight = (hex: string): boolean => getLuminance(hex) > 0.179;

/**
 * Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2).
 *
 * @throws {RangeError} for anything but `#rrggbb`
 */
export function contrast(one: string, other: string): number {
  const [lower, upper] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (upper + 0.05) / (lower + 0.05);
}

const channelAt = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** Returns an opaque colour. The translucent wash is blended with the ground. */
function toOpaque(colors: Colors, name: ColorName): string {
  const color = colors[name];
  if (color.length === 7) return color;
  const alpha = channelAt(color, 7) / 255;
  const mixed = [1, 3, 5].map((at) => {
    const value = channelAt(color, at) * alpha + channelAt(colors.ground, at) * (1 - alpha);
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Returns the contrast ratio of a pair in a theme, from 1 to 21. */
export const getPairContrast = (colors: Colors, pair: ContrastPair): number =>
  contrast(colors[pair.foreground], toOpaque(colors, pair.background));

/** A pair with too little contrast. */
export interface ContrastFailure extends ContrastPair {
  readonly ratio: number;
}

/** Returns the pairs of a theme with too little contrast. Empty if the whole theme is readable. */
export const contrastFailures = (colors: Colors): ContrastFailure[] =>
  contrastPairs
    .map((pair) => Object.assign({ ratio: getPairContrast(colors, pair) }, pair))
    .filter(({ ratio, least }) => ratio < least);
