import {
  joinAs,
  MAILED,
  mailsTo,
  newAddress,
  openHome,
  openNewHome,
  requestLink,
  signIn,
} from './account.ts';
import { getCard, mailTo, tick } from './buying.ts';
import type { PortalServer } from './server.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

/** Opens the edit dialog of a person on the account. */
async function openEdit(page: Page, name: string) {
  await getCard(page, name).getByRole('button', { name: 'Edit personal information' }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit / });
  await expect(dialog.getByLabel(/^Legal name/)).toBeVisible();
  return dialog;
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' });

/** Creates an account with one member and signs in. */
const joined = (page: Page, server: PortalServer, name: string) =>
  openNewHome(page, server, { [name]: 'Adult' });

const getPeople = async (page: Page) =>
  ((await (await page.request.get('/api/user')).json()) as { people: Record<string, unknown>[] })
    .people;

test('a badge name with an emoji shows a warning about printing, is previewed and saved', async ({
  page,
  server,
}) => {
  const email = await joined(page, server, 'Aoife Byrne');
  const dialog = await openEdit(page, 'Aoife Byrne');
  await expect(page.getByRole('dialog', { name: /^Edit member #\d+$/ })).toBeVisible();
  await expect(dialog.getByLabel(/^Email/)).toHaveAttribute('readonly', '');
  await expect(dialog.getByLabel(/^Email/)).toHaveValue(email);
  await expect(dialog.getByText(/^To change the address, write to/)).toBeVisible();
  await expect(save(page)).toBeDisabled();

  await dialog.getByLabel(/^Badge name/).fill('Aoife 🚀');
  await expect(dialog.getByText(/^This will not print on the badge: .*🚀/)).toBeVisible();
  await expect(save(page)).toBeEnabled();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const picture = page.getByRole('dialog', { name: 'Badge preview' }).getByRole('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([709, 299]);
  await page.keyboard.press('Escape');

  await dialog.getByLabel(/^Badge name/).fill('Aoife');
  await expect(dialog.getByText(/^This will not print/)).toHaveCount(0);
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Saved.').first()).toBeVisible();
  expect(await getPeople(page)).toMatchObject([{ badge_name: 'Aoife' }]);
});

test(
  'two tabs that edit the same person lose nothing',
  { tag: '@any-width' },
  async ({ page, server, context }) => {
    await joined(page, server, 'Aoife Byrne');
    const second = await context.newPage();
    await second.goto('/');
    const mine = await openEdit(page, 'Aoife Byrne');
    const theirs = await openEdit(second, 'Aoife Byrne');
    await mine.getByLabel(/^City/).fill('Cork');
    await mine.getByLabel(/^Country/).fill('Ireland');
    await theirs.getByLabel(/^City/).fill('Galway');
    await theirs.getByLabel(/^Postcode/).fill('H91');
    await save(second).click();
    await expect(second.getByRole('dialog')).toHaveCount(0);

    await save(page).click();
    await expect(page.getByText('These details were changed elsewhere meanwhile')).toBeVisible();
    await expect(mine.getByLabel(/^Postcode/)).toHaveValue('H91');
    await expect(save(page)).toBeDisabled();
    await tick(mine.getByRole('radio', { name: /^Keep yours/ }));
    await save(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await getPeople(page)).toMatchObject([
      { city: 'Cork', postcode: 'H91', country: 'Ireland' },
    ]);
  },
);

test('a refusal by the server is shown at its field', async ({ page, server }) => {
  await joined(page, server, 'Aoife Byrne');
  // The request is changed so that the server refuses it, as if its rules were stricter than the form's.
  await page.route('**/api/people/*', (route) => {
    const body = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...body, city: 'x'.repeat(5000) }) });
  });
  const dialog = await openEdit(page, 'Aoife Byrne');
  await dialog.getByLabel(/^City/).fill('Cork');
  await save(page).click();
  await expect(dialog.getByLabel(/^City/)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(/^City/)).toBeFocused();
  await expect(dialog.getByLabel(/^City/)).toHaveValue('Cork');
  await page.unroute('**/api/people/*');
  await dialog.getByLabel(/^City/).fill('Galway');
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await getPeople(page)).toMatchObject([{ city: 'Galway' }]);
});

test(
  'a session that ends during editing loses nothing',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const email = await joined(page, server, 'Aoife Byrne');
    const dialog = await openEdit(page, 'Aoife Byrne');
    await dialog.getByLabel(/^City/).fill('Limerick');
    await page.context().clearCookies();
    await save(page).click();
    await expect(page.getByText('You are signed out')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send login link' }).click();
    await expect(page.getByText(`We emailed a link to ${email}`)).toBeVisible();
    // The purchase's mails may not have arrived yet.
    const links = async () =>
      (await mailsTo(server, email))
        .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
        .filter((url) => url.includes('edit'));
    await expect.poll(links, MAILED).toHaveLength(1);
    await page.goto((await links())[0] ?? '');
    await expect(page.getByText('These changes are from before and were not saved.')).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel(/^City/)).toHaveValue('Limerick');
    await save(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await getPeople(page)).toMatchObject([{ city: 'Limerick' }]);
  },
);

test(
  "an administrator can change a person's email address at the desk, except on their own account",
  { tag: '@any-width' },
  async ({ page, server }) => {
    const [left, moved] = [newAddress('left'), newAddress('moved')];
    const name = `Mel ${moved.slice(6, 14)}`;
    await joinAs(server, 'Supporter', left, name);
    await openHome(page, server, 'admin@example.com');
    const dialog = await openEdit(page, 'Robin Administrator');
    await expect(dialog.getByLabel(/^Email/)).not.toBeEditable();
    await page.keyboard.press('Escape');

    await page.goto('/desk');
    await page.getByRole('searchbox').fill(left);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('link', { name: 'Move to another email address' }).click();
    await page.getByLabel(/^New email/).fill(moved);
    await page.getByLabel(/^Reason/).fill('Lost the old mailbox');
    await page.getByRole('button', { name: 'Move to this address' }).click();
    await expect(page.getByText(moved).first()).toBeVisible();
    await mailTo(server, left, /^Your address at Dublin 2019 was changed/);
    const mail = await mailTo(server, moved, /^Your new address at Dublin 2019/);
    const link = mail.text.match(/https?:\/\/\S+\/login\/\S+/)?.[0] ?? '';
    await page.context().clearCookies();
    await page.goto(link);
    await expect(getCard(page, name)).toBeVisible();
  },
);

test('a barcode is shown and downloaded, and a chat invite is mailed', async ({ page, server }) => {
  const email = await joined(page, server, 'Aoife Byrne');
  const card = getCard(page, 'Aoife Byrne');
  await card.getByRole('button', { name: 'Registration barcode' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registration barcode' });
  const picture = dialog.getByRole('img', { name: /^Barcode of Aoife Byrne/ });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([709, 551]);
  const [person] = await getPeople(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download PDF' }).click();
  const file = (await download).suggestedFilename();
  expect(file).toBe(`dublin2019-barcode-${String(person?.['id'])}.pdf`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await card.getByRole('button', { name: 'Request Slack invite' }).click();
  await expect(page.getByText(`Slack invite sent to ${email}.`)).toBeVisible();
  const invite = await mailTo(server, email, /^Your invitation to the chat/);
  expect(invite.text).toContain('https://chat.example.com/join/conkit-demo');
});

test('a barcode that was opened once is shown full screen without a network', async ({
  page,
  server,
}) => {
  await joined(page, server, 'Aoife Byrne');
  const open = getCard(page, 'Aoife Byrne').getByRole('button', { name: 'Registration barcode' });
  const dialog = page.getByRole('dialog', { name: 'Registration barcode' });
  const picture = dialog.getByRole('img', { name: /^Barcode of Aoife Byrne/ });
  const isDrawn = () =>
    picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth === 709);
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('.png') && answer.request().resourceType() === 'fetch',
  );
  await open.click();
  await (await kept).finished();
  await expect.poll(isDrawn).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.context().setOffline(true);
  await open.click();
  await expect.poll(isDrawn).toBe(true);
  await dialog.getByRole('button', { name: 'Show it full screen' }).click();
  await expect.poll(isDrawn).toBe(true);
  const colors = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colors).toBe('rgb(255, 255, 255)');
  const box = await dialog.boundingBox();
  expect([box?.width, box?.height]).toEqual(Object.values(page.viewportSize() ?? {}));
  await expect(picture).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test(
  'a language that is chosen once applies to every page',
  { tag: ['@any-width', '@slow'] },
  async ({ page, server }) => {
    const email = await joined(page, server, 'Aoife Byrne');
    await page.getByRole('button', { name: 'Suomi' }).click();
    // A press before the scripts load takes effect when they have loaded. Leaving the page before that would lose it.
    await expect(page.locator('html')).toHaveAttribute('lang', /^fi/);
    // The account's mails use its language, whichever browser requests them.
    await requestLink(server, email);
    await mailTo(server, email, /^Kirjautumislinkkisi: Dublin 2019$/);
    for (const [path, title] of [
      ['/', 'Jäsenyydet'],
      ['/new', 'Uusi jäsenyys'],
      ['/new/Adult', 'Uusi jäsenyys'],
      ['/upgrade', 'Korota jäsenyyttä'],
      ['/pay', 'Maksut'],
      ['/pay/bench', 'Uusi maksu'],
      ['/daypass/Adult', 'Uusi päivälippu'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`Dublin 2019: ${title}`);
      await expect(page.locator('html')).toHaveAttribute('lang', /^fi/);
    }
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Uusi päivälippu' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New Day Pass' })).toBeVisible();
  },
);

test(
  'signing out everywhere ends the session of another browser',
  { tag: ['@any-width', '@slow'] },
  async ({ page, server, browser }, info) => {
    const email = await joined(page, server, 'Aoife Byrne');
    const other = await browser.newContext({ baseURL: server.url });
    const elsewhere = await other.newPage();
    await openHome(elsewhere, server, email);
    // Another account stays signed in.
    const stranger = newAddress('stranger');
    await joinAs(server, 'Supporter', stranger, 'Sorcha Stranger');
    const cookie = await signIn(server, stranger);
    if (info.project.name === 'phone') {
      await page.getByRole('button', { name: 'Open the menu' }).click();
    }
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('checkbox', { name: /Login links in earlier mails/ }).check();
    await page.getByRole('button', { name: 'Sign out on all devices' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in by email' })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: 'Sign in by email' })).toBeVisible();
    const answer = await fetch(`${server.url}/api/user`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    await other.close();
  },
);
