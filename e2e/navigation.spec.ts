import { expect, test } from './test.ts';

test('the page goes to the top on navigation, and back to where one was on going back', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  // A window so low that every page is longer.
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
});

test('a page that is read before its scripts are there stays where its reader is', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
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
  // By now the router takes what is pressed.
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Day Pass' })).toBeVisible();
  await expect.poll(top).toBe(0);
});
