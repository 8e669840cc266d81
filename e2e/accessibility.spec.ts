import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { joinAs, openHome } from './account.ts';
import { expect, test } from './test.ts';
import { category, expectRank, expectSaved, rankByKeyboard, sign } from './vote.ts';

/** The narrowest phone that everything has to fit on (WCAG 2.2, 1.4.10). */
const NARROW = 320;

// A whole ballot takes axe its time on a busy machine.
test.slow();

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return scrollWidth - clientWidth;
  });

/** Nothing that axe can find is wrong with the page as it is, and nothing of it is off the side. */
async function expectAccessible(page: Page) {
  // What is still fading in has another contrast than what is there.
  await page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished.catch(() => undefined));
    return Promise.all(ends);
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const size = page.viewportSize();
  if (!size || size.width > 500) return;
  await page.setViewportSize({ width: NARROW, height: size.height });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}

/** What goes wrong in the page: errors of its code, also those of taking over what the server drew. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) faults.push(message.text());
  });
  return faults;
}

test.describe('without an account', () => {
  for (const [path, words] of [
    ['/', 'Sign in by email'],
    ['/new', 'New attending membership'],
    ['/new/Adult', 'Legal name'],
    ['/daypass/Adult', 'New Day Pass'],
    ['/pay', 'Payments'],
    ['/hugo/vote', 'Who is voting?'],
    ['/no/such/page', 'There is no such page'],
  ] as const) {
    test(`${path} is accessible`, async ({ page }) => {
      const faults = faultsOf(page);
      await page.goto(path);
      await expect(page.getByText(words).first()).toBeVisible();
      await expectAccessible(page);
      expect(faults).toEqual([]);
    });
  }

  test('the dialog to pay in is accessible', async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto('/new/Adult');
    await page.getByLabel(/^Legal name/).fill('Nuala Quinn');
    await page.getByLabel(/^Email/).fill('nuala@example.com');
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await expect(page.getByRole('dialog').getByLabel(/Card number/)).toBeVisible();
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });
});

test.describe('with an account', () => {
  test('home and the drawer are accessible', async ({ page, server }, info) => {
    const faults = faultsOf(page);
    await openHome(page, server, 'family@example.com');
    await expectAccessible(page);
    await page.getByText('Missing something?').first().click();
    await expectAccessible(page);
    if (info.project.name === 'phone') {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
      await expectAccessible(page);
    }
    expect(faults).toEqual([]);
  });

  test('the ballot is accessible: unsigned, ranked, with a gap and with its menu', async ({
    page,
    server,
  }, info) => {
    const faults = faultsOf(page);
    const email = `axe-${info.project.name}@example.com`;
    await joinAs(server, 'Supporter', email, 'Aoibhinn Axe');
    await openHome(page, server, email);
    await page.goto('/hugo/vote');
    await expect(page.getByLabel('Signature')).toBeVisible();
    await expectAccessible(page);

    await sign(page, 'Aoibhinn');
    const novel = category(page, 'Best Novel');
    await rankByKeyboard(novel, 'Spinning Silver', 1);
    await rankByKeyboard(novel, 'Revenant Gun', 3);
    await expectAccessible(page);

    await novel.getByRole('button', { name: 'Space Opera, not ranked' }).click();
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

  test('one gets from home to a saved vote by keyboard alone', async ({ page, server }, info) => {
    const email = `keys-${info.project.name}@example.com`;
    await joinAs(server, 'Supporter', email, 'Keelin Keys');
    await openHome(page, server, email);
    /** Goes on with Tab until the focus is on something of this name. */
    const tabTo = async (name: RegExp) => {
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        const label = await focused.getAttribute('aria-label');
        if (name.test(label ?? (await focused.innerText()))) return;
      }
      throw new Error(`Tab does not reach ${name.source}`);
    };

    await tabTo(/^Skip to the content$/);
    await page.keyboard.press('Enter');
    await tabTo(/^Vote for the 2019 Hugo Awards/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/hugo\/vote\/\d+$/);

    const signature = page.getByLabel('Signature');
    await expect(signature).toBeVisible();
    for (let step = 0; step < 30; step += 1) {
      if (await signature.evaluate((field) => field === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Keelin');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Signing as “Keelin”')).toBeVisible();

    const novel = category(page, 'Best Novel');
    await expect(novel).toBeVisible();
    await tabTo(/^The Calculating Stars, not ranked/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: /^Position 1\b/ })).toBeVisible();
    await expect(page.locator(':focus')).toHaveAttribute('role', 'menuitemradio');
    await page.keyboard.press('Enter');
    await expectRank(novel, 'The Calculating Stars', 1);
    await expect(page.locator(':focus')).toBeVisible();
    await expect(novel.locator(':focus')).toHaveCount(1);
    await expectSaved(novel);
  });
});
