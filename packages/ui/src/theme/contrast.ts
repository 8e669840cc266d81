import type { ColorName, Colors } from './colors.ts';
import { lightOf } from './oklch.ts';

/** The foreground, what it stands on, and the least contrast between them (WCAG 2.2: 1.4.3, 1.4.11). */
export interface ContrastPair {
  readonly foreground: ColorName;
  readonly background: ColorName;
  /** 4.5 for text; 3 for large text, the edge of a control, a focus ring and a mark that means something. */
  readonly least: 4.5 | 3;
}

const on =
  (least: 4.5 | 3) =>
  (background: ColorName, ...foregrounds: readonly ColorName[]): ContrastPair[] =>
    foregrounds.map((foreground) => ({ foreground, background, least }));
const text = on(4.5);
const shape = on(3);

/**
 * All that components put on each other, in every state: a theme is readable when each of these is. A test draws the
 * components' own styles and fails when they use a pair that is not here.
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

const luminance = (hex: string): number => {
  const [red, green, blue] = lightOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Whether dark text is read better on it than light text. */
export const isLight = (hex: string): boolean => luminance(hex) > 0.179;

/**
 * The contrast of two colours, from 1 to 21 (WCAG 2.2).
 *
 * @throws {RangeError} for anything but `#rrggbb`
 */
export function contrast(one: string, other: string): number {
  const [lower, upper] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (upper + 0.05) / (lower + 0.05);
}

const channelAt = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** A colour with nothing behind it that could be seen: the wash lies on the ground. */
function solid(colors: Colors, name: ColorName): string {
  const color = colors[name];
  if (color.length === 7) return color;
  const alpha = channelAt(color, 7) / 255;
  const mixed = [1, 3, 5].map((at) => {
    const value = channelAt(color, at) * alpha + channelAt(colors.ground, at) * (1 - alpha);
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** The contrast of a pair of a theme, from 1 to 21. */
export const contrastOf = (colors: Colors, pair: ContrastPair): number =>
  contrast(colors[pair.foreground], solid(colors, pair.background));

/** A pair of a theme that is harder to read than it may be. */
export interface ContrastFailure extends ContrastPair {
  readonly ratio: number;
}

/** The pairs of a theme that are too close to each other; none when all of it is readable. */
export const contrastFailures = (colors: Colors): ContrastFailure[] =>
  contrastPairs
    .map((pair) => Object.assign({ ratio: contrastOf(colors, pair) }, pair))
    .filter(({ ratio, least }) => ratio < least);
