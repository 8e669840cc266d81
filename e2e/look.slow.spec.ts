import type { Locator, Page } from '@playwright/test';
import { newAddress, openNewHome } from './account.ts';
import { payButton, tick, unfold } from './buying.ts';
import { expect, test } from './test.ts';

/** Returns an element's computed style. */
const getStyle = (element: Locator, name: string) =>
  element.evaluate((it, property) => getComputedStyle(it).getPropertyValue(property), name);
const getWidth = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0);
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test(
  'the drawer is docked from 64em on, proportionally narrower from 75em on, and 256 px wide when it is opened',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await openNewHome(page, server, { 'Della Drawer': 'Supporter' });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await resize(page, 1200);
    await expect.poll(() => getWidth(menu)).toBe(200);
    const avatar = menu.locator('[aria-hidden=true] > *').first();
    expect(await getStyle(avatar, 'background-color')).toBe('rgb(61, 169, 212)');
    await resize(page, 1024);
    await expect.poll(() => getWidth(menu)).toBe(256);
    await resize(page, 1100);
    await expect.poll(() => getWidth(menu)).toBe(275);
    await expect(opener).toBeHidden();
    await resize(page, 1023);
    await expect(menu).toBeHidden();
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer).toBeVisible();
    expect(await getWidth(drawer)).toBe(256);
    expect(await getStyle(drawer.locator('..'), 'animation-duration')).toBe('0.45s');
  },
);

test('a page has a dark blue ground, green headings in Open Sans, and blue buttons', async ({
  page,
}) => {
  await page.goto('/new/Adult');
  const heading = page.getByRole('heading', { level: 1 });
  expect(await getStyle(heading, 'color')).toBe('rgb(106, 189, 69)');
  expect(await getStyle(heading, 'font-family')).toMatch(/^"?Open Sans/);
  const faces = () => document.fonts.load('16px "Open Sans"').then(({ length }) => length);
  expect(await page.evaluate(faces)).toBeGreaterThan(0);
  const body = page.locator('body');
  expect(await getStyle(body, 'background-color')).toBe('rgb(0, 26, 46)');
  const ground = await body.evaluate((it) => getComputedStyle(it, '::before').backgroundImage);
  expect(ground).toContain('gradient');
  await page.getByRole('textbox', { name: /^Legal name/ }).fill('Aoife Byrne');
  await page.getByRole('textbox', { name: /^Email/ }).fill(newAddress('look'));
  const pay = page.getByRole('button', { name: /^Pay by card/ });
  await expect(pay).toBeEnabled();
  await expect.poll(() => getStyle(pay, 'background-color')).toBe('rgb(0, 83, 131)');
});

test('a missing field has a thicker line, a badge name two rows, and an open envelope an outline', async ({
  page,
}) => {
  await page.goto('/new/Adult');
  const legalName = page.getByRole('textbox', { name: /^Legal name/ });
  const email = page.getByRole('textbox', { name: /^Email/ });
  const lineUnder = async (field: Locator) =>
    Number.parseFloat(await getStyle(field, 'border-bottom-width'));
  // A field shows no error before it loses the focus.
  const thin = await lineUnder(email);
  expect(await lineUnder(legalName)).toBe(thin);
  await expect(async () => {
    await legalName.focus();
    await email.focus();
    expect(await lineUnder(legalName)).toBeGreaterThan(thin);
  }).toPass();
  await legalName.fill('Aoife Byrne');
  await expect.poll(() => lineUnder(legalName)).toBe(thin);

  await unfold(page);
  const badge = page.getByRole('textbox', { name: 'Badge name' });
  const before = (await badge.boundingBox())?.height ?? 0;
  await badge.fill('One\nTwo\nThree\nFour\nFive');
  expect((await badge.boundingBox())?.height).toBe(before);
  expect(before / Number.parseFloat(await getStyle(badge, 'line-height'))).toBeLessThan(3);

  await page.getByRole('checkbox', { name: /^Paper progress reports/ }).click();
  const address = page.getByRole('textbox', { name: /^Postal address/ });
  const country = page.getByRole('textbox', { name: /^Country \(required\)/ });
  const card = page.locator('div', { has: address }).filter({ has: country }).last();
  expect(await getStyle(card, 'outline-style')).toBe('solid');
  await country.fill('Ireland');
  await address.fill('1 Main Street');
  await expect.poll(() => getStyle(card, 'outline-style')).toBe('none');
});

test('a message takes 400 ms to appear', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: /^Email/ }).fill(newAddress('message'));
  // The message disappears when the card of the inbox replaces the form, so its appearance is measured.
  const duration = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('animationstart', ({ target }) => {
          const isMessage =
            target instanceof Element && target.textContent.includes('Sending login key');
          if (isMessage) resolve(getComputedStyle(target).animationDuration);
        });
      }),
  );
  await page.getByRole('button', { name: 'Send login link' }).click();
  expect(await duration).toBe('0.4s');
});

test('the total stays visible under a long form and never covers the focus', async ({ page }) => {
  await page.goto('/new/Adult');
  await expect(payButton(page)).toBeVisible();
  await unfold(page);
  const legalName = page.getByRole('textbox', { name: /^Legal name/ });
  await legalName.focus();
  for (let isThere = false; !isThere;) {
    await page.keyboard.press('Tab');
    const [isInBar, focused, bar] = await page.evaluate(async () => {
      // Leaving a field shows its error, and the page adjusts one frame later.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const button = [...document.querySelectorAll('button')].find((each) =>
        each.textContent?.startsWith('Pay by card'),
      );
      const foot = button?.closest('div')?.parentElement;
      const active = document.activeElement;
      const isInside = active !== null && foot?.contains(active) === true;
      return [
        isInside,
        isInside ? 0 : (active?.getBoundingClientRect().bottom ?? 0),
        foot?.getBoundingClientRect().top ?? 0,
      ] as const;
    });
    isThere = isInBar;
    expect(focused).toBeLessThanOrEqual(bar + 1);
    await expect(payButton(page)).toBeInViewport();
  }
  // A press before the form is complete shows what is missing, with links.
  await payButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Legal name' }).click();
  await expect(legalName).toBeFocused();
});

const LIGHT_GROUND = 'rgb(0, 26, 46)';
const DARK_GROUND = 'rgb(0, 16, 29)';

test(
  "dark mode follows the system or the reader's choice, already in the first HTML",
  { tag: '@any-width' },
  async ({ page }) => {
    const ground = () => getStyle(page.locator('body'), 'background-color');
    const bar = () =>
      page
        .locator('meta[name=theme-color]')
        .evaluateAll((all) =>
          all.flatMap((meta) =>
            matchMedia(meta.getAttribute('media') ?? '').matches
              ? [meta.getAttribute('content')]
              : [],
          ),
        );
    const theme = page.getByRole('group', { name: 'Theme' });
    const drawn = async () => (await (await page.request.get('/')).text()).slice(0, 200);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await ground()).toBe(DARK_GROUND);
    expect(await bar()).toEqual(['#0d2536']);
    expect(await getStyle(page.locator('html'), 'color-scheme')).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground()).toBe(LIGHT_GROUND);
    expect(await bar()).toEqual(['#ffffff']);

    await tick(theme.getByRole('radio', { name: 'Dark' }));
    expect(await ground()).toBe(DARK_GROUND);
    expect(await bar()).toEqual(['#0d2536']);
    expect(await drawn()).toContain('data-theme="dark"');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('body')).toHaveCSS('background-color', DARK_GROUND);
    await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();

    await tick(theme.getByRole('radio', { name: 'System' }));
    expect(await ground()).toBe(LIGHT_GROUND);
    expect(await drawn()).toContain('data-theme="auto"');
  },
);

test(
  'pages print black on white in dark mode, too, without elements for the screen only',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openNewHome(page, server, { 'Petra Print': 'Supporter' });
    await page.emulateMedia({ media: 'print' });
    expect(await getStyle(page.locator('body'), 'background-color')).toBe('rgba(0, 0, 0, 0)');
    const card = page.getByRole('region', { name: 'Petra Print' });
    expect(await getStyle(card, 'background-color')).toBe('rgb(255, 255, 255)');
    expect(await getStyle(card, 'color')).toBe('rgb(16, 34, 46)');
    await expect(page.getByText('Skip to the content')).toBeHidden();
    await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Sign out/ }).first()).toBeHidden();
  },
);
