import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from './colors.ts';

type Name = keyof typeof lightColors;

const channel = (hex: string, at: number) => {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const text: ReadonlyArray<[Name, Name]> = [
  ...(['onGround', 'onGroundMuted', 'onGroundHeading', 'onGroundLink'] as const).flatMap(
    (name): Array<[Name, Name]> => [[name, 'ground']],
  ),
  ...(['text', 'textMuted', 'heading', 'link', 'dangerText', 'successText'] as const).flatMap(
    (name): Array<[Name, Name]> => [
      [name, 'surface'],
      [name, 'surfaceWash'],
    ],
  ),
  ['text', 'selected'],
  ['text', 'changed'],
  ['textMuted', 'changed'],
  ['onGround', 'groundGlow'],
  ['onGroundMuted', 'groundGlow'],
  ['onGroundLink', 'groundGlow'],
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onDisabled', 'disabled'],
  ['dangerText', 'dangerSurface'],
  ['warningText', 'warningSurface'],
  ['successText', 'successSurface'],
  ['infoText', 'infoSurface'],
];
/** Large text (page headings), control borders and focus rings need 3:1. */
const shapes: ReadonlyArray<[Name, Name]> = [
  ['onGroundHeading', 'groundGlow'],
  ['controlBorder', 'surface'],
  ['controlBorder', 'surfaceWash'],
  ['controlBorder', 'changed'],
  ['focus', 'surface'],
  ['focus', 'surfaceWash'],
  ['onGroundFocus', 'ground'],
  ['action', 'surface'],
  ['warningBorder', 'surface'],
  ['warningBorder', 'warningSurface'],
  ['dangerText', 'surface'],
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s theme', (_name, colors) => {
  it.each(text)('%s is readable on %s', (one, other) => {
    expect(contrast(colors[one], colors[other])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)('%s can be told from %s', (one, other) => {
    expect(contrast(colors[one], colors[other])).toBeGreaterThanOrEqual(3);
  });
});
