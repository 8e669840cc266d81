import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { MAILED, mailsTo } from '../account.ts';
import { expect, test } from '../test.ts';

test.use({
  sharedEnv: { CONVENTION: 'brume-2033', CONFIG_DIR: join(import.meta.dirname, 'folders') },
});
// The tests share one server.
test.describe.configure({ mode: 'default' });
test.setTimeout(120_000);

const MEMBER = 'runa@example.com';

/** Collects what the browser reports: hydration mismatches, blocked resources and failures. */
function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

test.describe('Brume 2033, whose folder adds French and changes English @any-width', () => {
  test('a page is French before and after hydration, English where a text is missing, and so is the mail', async ({
    page,
    server,
  }) => {
    const faults = collectFaults(page);
    await page.context().addCookies([{ name: 'language', value: 'fr', url: server.url }]);
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('<html lang="fr-CH" dir="ltr"');
    expect(html).toMatch(/>\s*Connexion\s*</);
    expect(html).toContain('Connexion par courriel');
    expect(html).toContain('L’Eurocon de 2033');

    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Langue' })).toHaveText('English');
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Courriel' }).fill(MEMBER);
    // The button works only after hydration.
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByText(MEMBER).first()).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(server, MEMBER)).map(({ subject }) => subject), MAILED)
      .toEqual(['Votre lien de connexion : Brume 2033']);
    const [mail] = await mailsTo(server, MEMBER);
    expect(mail?.html).toContain('<html lang="fr-CH" dir="ltr">');
    expect(mail?.text).toContain('Never share this code, even with us.');

    expect(scripts.filter((path) => path.startsWith('/assets/locales/'))).toEqual([
      expect.stringMatching(/^\/assets\/locales\/fr-[\w-]{12}\.json$/),
    ]);
    // No script with the texts of another language.
    expect(scripts.filter((path) => /\/(fi|sv|en)[-.]/.test(path))).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('a member chooses the language by its own name, and keeps it', async ({ page }) => {
    const faults = collectFaults(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Become a member' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your address' })).toBeVisible();
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('textbox', { name: 'Courriel' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    await page.getByRole('link', { name: 'Adhérer' }).click();
    await expect(page).toHaveURL('/new');
    await expect(page.getByText('Plein tarif').first()).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('the browser renders the page in French when the server can’t', async ({ page, server }) => {
    await page.context().addCookies([{ name: 'language', value: 'fr', url: server.url }]);
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text())
        .replace(
          /<div id="root">.*?<\/div>(?=<script type="application\/json")/s,
          '<div id="root"></div>',
        )
        .replace(/<script type="application\/json" id="conkit-state">.*?<\/script>/s, '');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'Courriel' })).toBeVisible();
  });
});
