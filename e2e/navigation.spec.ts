import type { Page } from '@playwright/test';
import { joinAs, newAddress, openHome, signInAsNew } from './account.ts';
import { expect, test } from './test.ts';
import { category, openBallot, unfold } from './vote.ts';

/** Holds back the scripts of a page. @returns a function that releases them */
const holdScripts = (page: Page) => holdAnswers(page, '**/assets/*.js');

/** Holds back the responses to some requests. @returns a function that releases them */
async function holdAnswers(page: Page, requests: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(requests, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test(
  'navigation scrolls to the top, and going back restores the position',
  { tag: '@any-width' },
  async ({ page }) => {
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    // The window is so low that every page scrolls.
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto('/new');
    const link = page.locator('a[href="/new/Supporter"]').first();
    await link.scrollIntoViewIfNeeded();
    const before = await top();
    expect(before).toBeGreaterThan(100);
    await link.click();
    await expect(page).toHaveURL(/\/new\/Supporter$/);
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/new$/);
    await expect.poll(top).toBe(before);
  },
);

test(
  'going back to a ballot asks for no signature and restores the position, even on a slow connection',
  { tag: ['@any-width', '@slow'] },
  async ({ page, server }) => {
    const id = await signInAsNew(page, server, { email: newAddress('back'), name: 'Bree Back' });
    await openBallot(page, id, 'Bree');
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    const card = category(page, 'Best Fancast');
    await card.scrollIntoViewIfNeeded();
    // Wait for the packet's links, which move the categories down.
    await expect(page.getByRole('link', { name: /^Download packet/ }).first()).toBeVisible();
    await unfold(card);
    await card.getByRole('button', { name: /^No award, not ranked/ }).scrollIntoViewIfNeeded();
    const before = await top();
    expect(before).toBeGreaterThan(500);

    const leaveAndGoBack = async () => {
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')?.click());
      await expect(page.getByRole('heading', { level: 1, name: 'Memberships' })).toBeVisible();
      const releaseVotes = await holdAnswers(page, '**/api/hugo/*/votes');
      const releasePacket = await holdAnswers(page, '**/api/hugo/*/packet');
      await page.goBack();
      await expect(page.getByText('Signing as “Bree”')).toBeVisible();
      await expect(card).toHaveCount(0);
      return { releaseVotes, releasePacket };
    };

    const { releaseVotes, releasePacket } = await leaveAndGoBack();
    releaseVotes();
    await expect(card).toBeVisible();
    releasePacket();
    await expect(page.getByRole('link', { name: /^Download packet/ }).first()).toBeAttached();
    await expect.poll(top).toBe(before);

    // If the reader scrolls meanwhile, the position is not restored.
    const again = await leaveAndGoBack();
    await page.keyboard.press('Shift');
    again.releaseVotes();
    again.releasePacket();
    await expect(card).toBeVisible();
    expect(await top()).toBeLessThan(before);
  },
);

test(
  'a page read before its scripts load keeps its scroll position',
  { tag: '@any-width' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto('/new', { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: /^Adult day pass/ });
    await link.scrollIntoViewIfNeeded();
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await top();
    expect(before).toBeGreaterThan(100);
    release();
    await page.waitForLoadState('networkidle');
    expect(await top()).toBe(before);
    // The router has loaded and handles this press.
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'New Day Pass' })).toBeVisible();
    await expect.poll(top).toBe(0);
  },
);

test.describe('before the scripts load', () => {
  test(
    'pressed days, one of them twice, and a typed name are kept',
    { tag: '@any-width' },
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/daypass/Adult', { waitUntil: 'commit' });
      for (const day of [/^Wednesday/, /^Thursday/, /^Thursday/]) {
        await page.getByRole('button', { name: day }).click();
      }
      await page.getByLabel(/^Legal name/).fill('Sam Daly');
      release();
      await expect(page.getByText('Total: €70')).toBeVisible();
      await expect(page.getByLabel(/^Legal name/)).toHaveValue('Sam Daly');
    },
  );

  test(
    'another chosen type is kept, and its price is fetched',
    { tag: '@any-width' },
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/new/Adult', { waitUntil: 'commit' });
      await page.getByLabel(/^Membership type/).selectOption('Supporter');
      release();
      await expect(page).toHaveURL('/new/Supporter');
      await expect(page.getByText('Total: €40')).toBeVisible();
    },
  );

  test('Enter requests a login link once', { tag: '@any-width' }, async ({ page, server }) => {
    const email = newAddress('early');
    await joinAs(server, 'Supporter', email, 'Eve Early');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
    });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Email' }).press('Enter');
    release();
    await expect(page.getByText(`We emailed a link to ${email}`)).toBeVisible();
    expect(asked).toEqual(['/api/key']);
  });

  test('Enter signs a ballot', { tag: '@any-width' }, async ({ page, server }) => {
    const email = newAddress('early');
    await joinAs(server, 'Supporter', email, 'Eve Early');
    await openHome(page, server, email);
    const release = await holdScripts(page);
    await page.goto('/hugo/vote', { waitUntil: 'commit' });
    await page.getByLabel('Signature').fill('Eve');
    await page.getByLabel('Signature').press('Enter');
    release();
    await expect(page.getByText('Signing as “Eve”')).toBeVisible();
  });
});
