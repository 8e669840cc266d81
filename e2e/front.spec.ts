import type { Page } from '@playwright/test';
import { expectAccessible, getFaults } from './accessible.ts';
import { joinAs, newAddress } from './account.ts';
import { mailTo } from './buying.ts';
import { expect, test } from './test.ts';

const getMain = (page: Page) => page.getByRole('main');

/** Returns how many pixels wider than the window the page is. */
const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the front page shows the convention and leads to everything that is open',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto('/');
      const title = { level: 1, name: 'Dublin 2019: An Irish Worldcon' };
      await expect(page.getByRole('heading', title)).toBeVisible();
      await expect(page.getByText('15–19 August 2019')).toBeVisible();
      await expect(page.getByText('Convention Centre Dublin')).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Email/ })).toBeVisible();
      for (const [name, url, heading] of [
        [/^Vote for the 2019 Hugo Awards/, '/hugo/vote', 'Hugo Award Voting'],
        [/^Nominate for the 1944 Retro/, '/hugo/nominate-retro', 'Retro Hugo Nominations'],
        [/^Join from €40/, '/new', 'New Membership'],
        [/^Adult Born/, '/new/Adult', 'New Membership'],
      ] as const) {
        await page.goto('/');
        await getMain(page).getByRole('link', { name }).click();
        await expect(page).toHaveURL(url);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
    },
  );
});

test('the front page has an outline, large targets and no faults', async ({ page }) => {
  const faults = getFaults(page);
  await page.goto('/');
  const headings = await getMain(page)
    .getByRole('heading')
    .evaluateAll((found) => found.map(({ tagName, textContent }) => `${tagName} ${textContent}`));
  expect(headings.slice(0, 5)).toEqual([
    'H1 Dublin 2019: An Irish Worldcon',
    'H2 Open now or soon',
    'H2 Join',
    'H2 Sign in by email',
    'H2 Memberships and prices',
  ]);
  await expectAccessible(page);
  expect(faults).toEqual([]);
});

test('both ways in have the same size', { tag: ['@any-width', '@slow'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const [join, signIn] = await Promise.all([
    page.getByRole('region', { name: 'Join' }).boundingBox(),
    page.getByRole('region', { name: 'Sign in by email' }).boundingBox(),
  ]);
  expect([join?.width, join?.height, join?.y]).toEqual([signIn?.width, signIn?.height, signIn?.y]);
});

test(
  'the front page fits the smallest phone in Finnish, and nothing moves during hydration',
  { tag: ['@any-width', '@slow'] },
  async ({ page, server }) => {
    await page.context().addCookies([{ name: 'language', value: 'fi', url: server.url }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: /^Äänestä vuoden 2019/ })).toBeVisible();
    expect(await getOverflow(page)).toBe(0);
    expect(await page.evaluate(() => (window as { moved?: string[] }).moved)).toEqual([]);
  },
);

test(
  'coming from another page, the front page is the same',
  { tag: ['@any-width', '@slow'] },
  async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const served = await getMain(page).innerText();
    await page.goto('/new', { waitUntil: 'networkidle' });
    await page.getByRole('banner').getByRole('link', { name: 'Dublin 2019' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => getMain(page).innerText()).toBe(served);
  },
);

test('a visitor of a ballot signs in there, and is back on it', async ({ page, server }) => {
  const email = newAddress('there');
  await joinAs(server, 'Adult', email, 'Thea There');
  await page.goto('/hugo/vote');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('button', { name: 'Send login link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const { text } = await mailTo(server, email, /login link/i);
  const links = (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
  const back = links.find(({ searchParams }) => searchParams.get('next') === '/hugo/vote');
  await page.goto(back?.href ?? 'no link back in the mail');
  await expect(page).toHaveURL(/\/hugo\/vote\/\d+$/);
  await expect(page.getByRole('textbox', { name: /^Signature/ })).toBeVisible();
});

test(
  'sites that show a link to the front page find a picture and the event',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await page.goto('/');
    const read = (property: string) =>
      page.locator(`meta[property="${property}"]`).getAttribute('content');
    expect(await read('og:url')).toBe(`${server.url}/`);
    const picture = await page.request.get((await read('og:image')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const event = JSON.parse(data ?? '') as { startDate: string; offers: { url: string }[] };
    expect(event.startDate).toBe('2019-08-15');
    for (const { url } of event.offers) {
      expect((await page.request.get(url)).status(), url).toBe(200);
    }
  },
);
