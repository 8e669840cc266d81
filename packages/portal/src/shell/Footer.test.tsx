import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTheme } from '../browser/theme.ts';
import { unauthorized } from '../testing/answers.ts';
import { config } from '../testing/builders.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const answers = { 'GET /config': config(), 'GET /user': unauthorized };
const forget = () => {
  document.cookie = 'theme=; Max-Age=0; Path=/';
  delete document.documentElement.dataset.theme;
};
beforeEach(forget);
afterEach(forget);

const choice = () => within(screen.getByRole('group', { name: 'Theme' }));
const chosen = () => choice().getByRole('radio', { checked: true });

it('the theme follows the system by default, and a choice is applied at once and remembered', async () => {
  const { user } = await renderRoute('/', answers);
  expect(chosen()).toHaveAccessibleName('System');
  await user.click(choice().getByRole('radio', { name: 'Dark' }));
  expect(chosen()).toHaveAccessibleName('Dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readTheme()).toBe('dark');
});

it('the arrow keys move between the themes', async () => {
  const { user } = await renderRoute('/', answers);
  choice().getByRole('radio', { name: 'System' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toHaveAccessibleName('Light');
  expect(document.documentElement.dataset.theme).toBe('light');
});
