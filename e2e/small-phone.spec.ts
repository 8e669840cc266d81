import type { Page } from '@playwright/test';
import { newAddress, signInAsNew } from './account.ts';
import { expect, test } from './test.ts';
import { category, openBallot } from './vote.ts';

test('after signing, the first finalist is on the first screen', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await signInAsNew(page, server, { email: newAddress('first'), name: 'Fia First' });
  await openBallot(page, id, 'Fia First');
  const finalist = category(page, 'Best Novel')
    .getByRole('button', { name: /, not ranked/ })
    .first();
  const getBottom = async () => {
    const box = await finalist.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  await expect.poll(getBottom).toBeLessThanOrEqual(844);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Returns the words of the save state in the bar, and what of them is cut. */
const readSaveState = (page: Page) =>
  page.getByRole('navigation', { name: 'Kategoriat' }).evaluate((bar) => {
    const words = [...bar.querySelectorAll('span')].find(
      ({ textContent, children }) =>
        children.length === 0 && /tallennettu|Tallennettu|laitteella/.test(textContent ?? ''),
    );
    const cut: string[] = [];
    const { right = 0, bottom = 0 } = words?.getBoundingClientRect() ?? {};
    for (
      let part: Element | null = words ?? null;
      part && part !== bar;
      part = part.parentElement
    ) {
      const frame = part.getBoundingClientRect();
      if (part.scrollWidth > part.clientWidth && part.clientWidth > 0) cut.push(part.className);
      if (frame.right < right - 1 || frame.bottom < bottom - 1) cut.push(part.className);
    }
    return { text: words?.textContent, cut };
  });

test(
  'at 320 pixels in Finnish, the save state is never cut',
  { tag: '@slow' },
  async ({ page, server, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const id = await signInAsNew(page, server, {
      email: newAddress('narrow'),
      name: 'Niilo Kapea',
    });
    await page.goto(`/hugo/vote/${id}`);
    await page.getByRole('button', { name: 'Suomi' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^fi/);
    const field = page.getByLabel('Allekirjoitus');
    await field.fill('Niilo');
    await field.press('Enter');
    const finalist = category(page, 'Paras romaani')
      .getByRole('listitem')
      .filter({ hasText: 'Spinning Silver' })
      .getByRole('button')
      .first();
    await finalist.focus();
    await page.keyboard.press('1');
    await expect.poll(() => readSaveState(page)).toEqual({ text: 'Ei vielä tallennettu', cut: [] });
    await expect
      .poll(() => readSaveState(page), { timeout: 30_000 })
      .toEqual({ text: expect.stringMatching(/^Tallennettu/), cut: [] });
    await context.setOffline(true);
    await finalist.focus();
    await page.keyboard.press('2');
    await expect
      .poll(() => readSaveState(page), { timeout: 30_000 })
      .toEqual({ text: expect.stringMatching(/laitteella/), cut: [] });
  },
);

for (const width of [320, 390]) {
  test(`long words in the header of a visitor wrap at ${width} pixels`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`${server.url}/new`);
    const links = page.getByRole('navigation', { name: 'Ways in' }).getByRole('link');
    const words = ['Devenir membre', 'Nominierungsvorschläge einreichen', 'Se connecter'];
    await links.evaluateAll((all, texts) => {
      for (const [at, link] of all.entries()) link.textContent = texts[at] ?? '';
    }, words);
    const [inner, outer] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(inner).toBeLessThanOrEqual(outer ?? 0);
    const heights = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  });
}
