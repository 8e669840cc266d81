import { describe, expect, it } from 'vitest';
import { createTheme, standardTheme } from '@conkit/ui/colors';
import { getMailColors, type MailColor, type Scheme } from './colors.ts';

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

const pairs: ReadonlyArray<[MailColor, MailColor]> = [
  ['onGroundHeading', 'ground'],
  ['onGroundHeading', 'band'],
  ['onGround', 'ground'],
  ['text', 'page'],
  ['text', 'surface'],
  ['textMuted', 'surface'],
  ['heading', 'surface'],
  ['link', 'surface'],
  ['text', 'surfaceWash'],
  ['onAction', 'action'],
  ['warningText', 'warningSurface'],
  ['link', 'warningSurface'],
];

const themes = {
  'the product': standardTheme,
  'a dark red brand': createTheme({ primary: '#7a1f1f', accent: '#e0b040' }),
  'a pale yellow brand': createTheme({ primary: '#f5d90a', ground: '#fff8d6' }),
  'a grey brand': createTheme({ primary: '#808080', ground: '#808080' }),
};

describe.each(Object.entries(themes))('in mails with the colours of %s', (_, theme) => {
  describe.each(['light', 'dark'] satisfies Scheme[])('%s', (scheme) => {
    it.each(pairs)('%s is readable on %s', (one, other) => {
      const colors = getMailColors(theme)[scheme];
      expect(contrast(colors[one], colors[other])).toBeGreaterThanOrEqual(4.5);
    });
  });
});
