import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newAddress, signInAsNew, signInPage } from './account.ts';
import { expect, test } from './test.ts';
import { category, expectRank, savedVotes, sign, unfold } from './vote.ts';

const SPINNING_SILVER = 'Spinning Silver';
const REVENANT_GUN = 'Revenant Gun';

/** Finds a finalist on the reading list. */
const finalist = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${title}`) });

/** Finds a status of a finalist. */
const status = (page: Page, title: string, name: string): Locator =>
  finalist(page, title).getByRole('radio', { name, exact: true });

const keepOnAccount = (page: Page): Locator =>
  page.getByRole('checkbox', {
    name: 'Keep my reading list on my account too',
    includeHidden: true,
  });

/** Returns the list that the account keeps. */
const readAccount = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/hugo/${id}/reading`)).json()) as {
    time: string | null;
    entries: Record<string, { status: string; note: string }>;
  };

test('a reading list stays on the device, works offline and prints', async ({
  page,
  server,
  context,
}) => {
  const email = newAddress('reads');
  const id = await signInAsNew(page, server, { email, name: 'Róisín Reads' });
  await page.goto('/hugo/reading');
  await expect(page).toHaveURL(`/hugo/reading/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reading list' })).toBeVisible();

  await test.step('marks by keyboard and by pointer', async () => {
    await status(page, SPINNING_SILVER, 'Not read').focus();
    await page.keyboard.press('ArrowRight');
    await expect(status(page, SPINNING_SILVER, 'Reading')).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(status(page, SPINNING_SILVER, 'Read')).toBeChecked();
    await expect(page.getByRole('heading', { name: /^Best Novel .*1 of 6 read/ })).toBeVisible();
    await finalist(page, REVENANT_GUN).getByText('Reading', { exact: true }).click();
    await expect(status(page, REVENANT_GUN, 'Reading')).toBeChecked();
    await page.getByRole('button', { name: `Add a note on ${SPINNING_SILVER}` }).click();
    await page.keyboard.type('The ice!');
  });

  await test.step('has the sizes of the packet, and controls of 44 pixels', async () => {
    const files = page.getByRole('group', { name: 'Voter packet for Best Novel', exact: true });
    await expect(files.getByRole('link').first()).toHaveText(/EPUB, \d+kB/);
    const label = finalist(page, REVENANT_GUN).locator('label').first();
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  await test.step('keeps it through a reload, and sends nothing', async () => {
    await page.reload();
    await expect(status(page, SPINNING_SILVER, 'Read')).toBeChecked();
    await expect(finalist(page, SPINNING_SILVER).getByLabel('Private note')).toHaveValue(
      'The ice!',
    );
    expect(await readAccount(page, id)).toMatchObject({ time: null, entries: {} });
  });

  await test.step('continues without network', async () => {
    await context.setOffline(true);
    await finalist(page, REVENANT_GUN).getByText('Read', { exact: true }).click();
    await page.getByLabel('Show', { exact: true }).selectOption('Read');
    await expect(page.getByRole('group', { name: 'Space Opera' })).toHaveCount(0);
    await expect(finalist(page, REVENANT_GUN)).toBeVisible();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as data (JSON)' }).click();
    const text = await readFile(await (await coming).path(), 'utf8');
    expect(text).toContain('The ice!');
    await context.setOffline(false);
    await page.reload();
    await expect(status(page, REVENANT_GUN, 'Read')).toBeChecked();
  });

  await test.step('prints every category, with statuses and notes, without controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Read. The ice!')).toBeVisible();
    // A folded category is printed, too.
    await expect(page.getByText('Artificial Condition').first()).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeHidden();
    await expect(keepOnAccount(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
});

test('a reading list is on the account only while the member wants it', async ({
  page,
  server,
  browser,
}) => {
  const email = newAddress('syncs');
  const id = await signInAsNew(page, server, { email, name: 'Síle Syncs' });
  await page.goto(`/hugo/reading/${id}`);
  await status(page, SPINNING_SILVER, 'Read').check();
  await page.getByRole('button', { name: `Add a note on ${SPINNING_SILVER}` }).click();
  await page.keyboard.type('Mine');
  await expect(keepOnAccount(page)).not.toBeChecked();
  await page.getByText('Where your list is kept').click();
  await keepOnAccount(page).click();
  await expect(keepOnAccount(page)).toBeChecked();
  await expect
    .poll(async () => Object.values((await readAccount(page, id)).entries))
    .toEqual([{ status: 'read', note: 'Mine' }]);

  const other = await browser.newContext({ baseURL: server.url });
  const tab = await other.newPage();
  await signInPage(tab, server, email);
  await tab.goto(`/hugo/reading/${id}`);
  await test.step('another browser shows it, and both change it', async () => {
    await expect(status(tab, SPINNING_SILVER, 'Read')).toBeChecked();
    const note = finalist(tab, SPINNING_SILVER).getByLabel('Private note');
    await expect(note).toHaveValue('Mine');
    await page.context().setOffline(true);
    await finalist(page, SPINNING_SILVER).getByLabel('Private note').fill('Here');
    await note.fill('There');
    await expect
      .poll(async () => Object.values((await readAccount(tab, id)).entries))
      .toEqual([{ status: 'read', note: 'There' }]);
    await page.context().setOffline(false);
    await expect(finalist(page, SPINNING_SILVER).getByLabel('Private note')).toHaveValue(
      'Here\n\nThere',
      { timeout: 60_000 },
    );
    await expect
      .poll(async () => Object.values((await readAccount(page, id)).entries))
      .toEqual([{ status: 'read', note: 'Here\n\nThere' }]);
  });

  await test.step('turning it off deletes it there, and keeps it here', async () => {
    await keepOnAccount(page).click();
    await expect(keepOnAccount(page)).not.toBeChecked();
    await expect(page.getByText('was deleted from your account')).toBeVisible();
    expect(await readAccount(page, id)).toMatchObject({ time: null, entries: {} });
    await page.reload();
    await expect(status(page, SPINNING_SILVER, 'Read')).toBeChecked();
    await expect(keepOnAccount(page)).not.toBeChecked();
    // A late change in the other browser doesn't bring it back.
    await status(tab, REVENANT_GUN, 'Read').check();
    await expect(keepOnAccount(tab)).not.toBeChecked({ timeout: 60_000 });
    expect((await readAccount(page, id)).time).toBeNull();
    await expect(status(tab, SPINNING_SILVER, 'Read')).toBeChecked();
  });
  await other.close();
});

test('ranking what was read keeps the ranking, and changes nothing before the voter agrees', async ({
  page,
  server,
}) => {
  const email = newAddress('ranks');
  const id = await signInAsNew(page, server, { email, name: 'Rónán Ranks' });
  const finalists = (await (await page.request.get('/api/hugo/finalists')).json()) as Record<
    string,
    { id: number; title: string }[]
  >;
  const getId = (title: string) =>
    finalists['Novel']?.find((one) => one.title === title)?.id ?? Number.NaN;
  const saved = [getId('Space Opera'), -1];
  const vote = await page.request.post(`/api/hugo/${id}/vote`, {
    data: { lastmod: null, signature: 'Rónán', votes: { Novel: saved } },
  });
  expect(vote.status()).toBe(200);
  await page.goto(`/hugo/vote/${id}`);
  await page.getByRole('link', { name: 'Reading list', exact: true }).click();
  await status(page, SPINNING_SILVER, 'Read').check();
  await status(page, REVENANT_GUN, 'Read').check();
  const rank = page.getByRole('button', { name: 'Rank what I have read in Best Novel' });
  await rank.click();
  await expect(page).toHaveURL(`/hugo/vote/${id}`);
  await sign(page, 'Rónán Ranks');

  const dialog = page.getByRole('dialog', { name: 'Rank what you have read: Best Novel' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Space Opera',
    `${REVENANT_GUN} (added)`,
    `${SPINNING_SILVER} (added)`,
    'No award',
  ]);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
  const card = category(page, 'Best Novel');
  await unfold(card);
  await expectRank(card, 'No award', 2);
  expect(await savedVotes(page, id)).toEqual({ Novel: saved });

  await page.getByRole('link', { name: 'Reading list', exact: true }).click();
  await rank.click();
  await dialog.getByRole('button', { name: 'Add to my ranking' }).click();
  await expectRank(card, 'Space Opera', 1);
  await expectRank(card, REVENANT_GUN, 2);
  await expectRank(card, SPINNING_SILVER, 3);
  await expectRank(card, 'No award', 4);
  const ranked = [saved[0], getId(REVENANT_GUN), getId(SPINNING_SILVER), -1];
  await expect.poll(() => savedVotes(page, id), { timeout: 60_000 }).toEqual({ Novel: ranked });
  // A reload doesn't offer it again.
  await page.reload();
  await sign(page, 'Rónán Ranks');
  await expect(dialog).toHaveCount(0);
});
