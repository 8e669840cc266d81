import { expect, it } from 'vitest';
import { mailColors } from '../packages/server/src/mail/colors.ts';
import { darkColors, lightColors } from '../packages/ui/src/theme/colors.ts';

it.each([
  ['light', mailColors.light, lightColors],
  ['dark', mailColors.dark, darkColors],
])('the %s colours of mails are those of the theme', (_, { page, band, ...colors }, theme) => {
  expect(theme).toMatchObject(colors);
  expect(Object.values(theme)).toEqual(expect.arrayContaining([page, band]));
});
