import { newAddress, openHome, openNewHome, signInAsNew } from './account.ts';
import { expect, test } from './test.ts';
import { category, expectSaved, rankByKeyboard, sign } from './vote.ts';

test(
  "home shows a ballot's progress: not started, saved, and left before it was saved",
  { tag: '@slow' },
  async ({ page, server }) => {
    await openNewHome(page, server, { 'Nora Next': 'Supporter' });
    const ballot = (name: string) => page.getByRole('link', { name });
    const back = page.getByRole('link', { name: 'Return to the memberships page' });
    const home = page.getByRole('heading', { level: 1, name: 'Memberships' });

    await test.step('shows that nothing was started', async () => {
      await expect(ballot('Vote for the 2019 Hugo Awards')).toContainText(
        /Not started\s*· \d+ categories\s*· closes \w+ \d+ \w+, \d\d:\d\d \(Dublin\)/,
      );
      // Nominations close first.
      await expect(ballot('Start your Hugo nominations')).toBeVisible();
    });

    await test.step('after one category is ranked and saved', async () => {
      await ballot('Vote for the 2019 Hugo Awards').click();
      await sign(page, 'Nora Next');
      const novel = category(page, 'Best Novel');
      await rankByKeyboard(novel, 'Spinning Silver', 1);
      await expectSaved(novel);
      await back.click();
      await expect(home).toBeVisible();
      await expect(ballot('Continue your Hugo ballot')).toContainText(
        /1 of \d+ categories ranked\s*· saved \d\d:\d\d\s*· closes/,
      );
    });

    await test.step('after another ranking, with the ballot left before it was saved', async () => {
      await ballot('Continue your Hugo ballot').click();
      // The page may ask for no signature, because the voter has signed before.
      const signature = page.getByLabel('Signature');
      const novella = category(page, 'Best Novella');
      await expect(signature.or(novella).first()).toBeVisible();
      if (await signature.isVisible()) await sign(page, 'Nora Next');
      await rankByKeyboard(novella, 'Artificial Condition', 1);
      await back.click();
      await expect(home).toBeVisible();
      await expect(ballot('Continue your Hugo ballot')).toContainText(/2 of \d+ categories ranked/);
    });

    await test.step('the server renders the same', async () => {
      const html = await (await page.request.get('/')).text();
      expect(html).toMatch(/2 of \d+ categories ranked/);
    });
  },
);

test(
  'an invoice is the first next step, and has the only filled button',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await openHome(page, server, 'sponsor@example.com');
    const pay = page.getByRole('button', { name: /^Pay by card/ });
    const vote = page.getByRole('link', { name: /^Vote for the 2019 Hugo Awards/ });
    await expect(pay).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Start|Continue) your/ })).toHaveCount(0);
    const [above, below] = [await pay.boundingBox(), await vote.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
  },
);

test(
  'home contains the progress on loading, without a further call',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await signInAsNew(page, server, { email: newAddress('first'), name: 'Fia First' });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: 'Start your Hugo nominations' })).toBeVisible();
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  },
);
