import { describe, expect, it } from 'vitest';
import { darkColors, lightColors, type Colors } from './colors.ts';
import { contrast, contrastFailures, getPairContrast, contrastPairs } from './contrast.ts';

describe.each<[string, Colors]>([
  ['light', lightColors],
  ['dark', darkColors],
])('%s theme', (_name, colors) => {
  it.each(contrastPairs)('$foreground is readable on $background', (pair) => {
    expect(getPairContrast(colors, pair)).toBeGreaterThanOrEqual(pair.least);
  });
});

it('returns unreadable pairs with their contrast', () => {
  expect(contrastFailures({ ...lightColors, successText: '#777777' })).toContainEqual({
    foreground: 'successText',
    background: 'surface',
    least: 4.5,
    ratio: expect.closeTo(4.48, 2),
  });
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#3da9d4', '#3da9d4', 1],
])('%s and %s have the contrast defined by WCAG', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

it('blends transparent colours with the ground', () => {
  const pair = { foreground: 'onGround', background: 'onGroundWash', least: 4.5 } as const;
  const colors = { ...lightColors, ground: '#000000', onGround: '#ffffff' };
  expect(getPairContrast({ ...colors, onGroundWash: '#ffffff80' }, pair)).toBeCloseTo(
    contrast('#ffffff', '#808080'),
    1,
  );
});
