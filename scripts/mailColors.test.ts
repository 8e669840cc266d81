import { expect, it } from 'vitest';
import { mailColors } from '../packages/server/src/mail/colors.ts';
import { darkColors, lightColors } from '../packages/ui/src/theme/colors.ts';

it.each([
  ['light', mailColors.light, lightColors],
  ['dark', mailColors.dark, darkColors],
])("mails use the theme's %s colours", (_, { page, band, ...colors }, theme) => {
  expect(theme).toMatchObject(colors);
  expect(Object.values(theme)).toEqual(expect.arrayContaining([page, band]));
});
