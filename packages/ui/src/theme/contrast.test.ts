import { describe, expect, it } from 'vitest';
import { darkColors, lightColors, type Colors } from './colors.ts';
import { contrast, contrastFailures, contrastOf, contrastPairs } from './contrast.ts';

describe.each<[string, Colors]>([
  ['light', lightColors],
  ['dark', darkColors],
])('%s theme', (_name, colors) => {
  it.each(contrastPairs)('$foreground can be read on $background', (pair) => {
    expect(contrastOf(colors, pair)).toBeGreaterThanOrEqual(pair.least);
  });
});

it('names the pair that cannot be read, and how far it is from that', () => {
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
])('%s and %s have the contrast that WCAG says', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

it('counts what lies on the ground as it is seen there', () => {
  const pair = { foreground: 'onGround', background: 'onGroundWash', least: 4.5 } as const;
  const colors = { ...lightColors, ground: '#000000', onGround: '#ffffff' };
  expect(contrastOf({ ...colors, onGroundWash: '#ffffff80' }, pair)).toBeCloseTo(
    contrast('#ffffff', '#808080'),
    1,
  );
});
