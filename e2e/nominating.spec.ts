import { readFile } from 'node:fs/promises';
import {
  getId,
  MAILED,
  mailsTo,
  newAddress,
  openHome,
  openNewHome,
  signInAsNew,
} from './account.ts';
import { tabTo } from './keyboard.ts';
import {
  field,
  openNominations,
  savedNominations,
  saveNow,
  signNominations,
  unfold,
} from './nominate.ts';
import { expect, test } from './test.ts';
import { category, expectSaved } from './vote.ts';

test('nominations are written, found again, changed, reset, mailed and downloaded', async ({
  page,
  server,
  context,
}) => {
  const email = newAddress('nominates');
  const id = await signInAsNew(page, server, { email, name: 'Niamh Nominates' });
  await openNominations(page, id);

  await test.step('nominates in three categories, signing once', async () => {
    await field(category(page, 'Best Novel'), 'Title', 1).fill('The Calculating Stars');
    await field(category(page, 'Best Novel'), 'Author', 1).fill('Mary Robinette Kowal');
    await field(category(page, 'Best Novel'), 'Title', 2).fill('Spinning Silver');
    await page.getByRole('button', { name: 'Next: Best Novella' }).click();
    await expect(category(page, 'Best Novella').locator('summary')).toBeFocused();
    // The summary of the folded category shows its content as unsaved.
    await expect(category(page, 'Best Novel').locator('summary')).toContainText(
      'Not saved yet: The Calculating Stars · Spinning Silver',
    );
    await unfold(page, 'Best Novel');
    await field(await unfold(page, 'Best Series'), 'Name of Series', 1).fill('Wayfarers');
    await field(await unfold(page, 'Best Fancast'), 'Title', 1).fill('The Coode Street Podcast');
    await page.getByRole('button', { name: 'Sign now' }).click();
    await signNominations(page, 'Niamh Nominates');
    for (const title of ['Best Novel', 'Best Series', 'Best Fancast']) {
      await expectSaved(category(page, title));
    }
    await expect(saveNow(page)).toBeDisabled();
    await expect(page.getByText('Everything on this page is saved.')).toBeVisible();
  });

  const saved = {
    Novel: [
      { title: 'The Calculating Stars', author: 'Mary Robinette Kowal' },
      { title: 'Spinning Silver' },
    ],
    Series: [{ title: 'Wayfarers' }],
    Fancast: [{ title: 'The Coode Street Podcast' }],
  };
  expect(await savedNominations(page, id)).toEqual(saved);
  await page.close();

  const again = await context.newPage();
  await openNominations(again, id);
  const novel = category(again, 'Best Novel');
  const series = category(again, 'Best Series');
  await test.step('comes back and finds everything folded to its summary', async () => {
    await expect(series.locator('summary')).toContainText('Wayfarers');
    await expect(field(category(again, 'Best Novella'), 'Title', 1)).toBeVisible();
    for (const title of ['Best Novel', 'Best Series', 'Best Fancast']) await unfold(again, title);
    await expect(field(novel, 'Author', 1)).toHaveValue('Mary Robinette Kowal');
    await expect(field(novel, 'Title', 2)).toHaveValue('Spinning Silver');
    await expect(field(series, 'Name of Series', 1)).toHaveValue('Wayfarers');
    await expect(field(category(again, 'Best Fancast'), 'Title', 1)).toHaveValue(/Coode Street/);
    await expect(again.getByText('3 of 21 filled in')).toBeVisible();
  });

  await test.step('resets one category, undoes that, and resets it again', async () => {
    const name = field(series, 'Name of Series', 1);
    await name.fill('Not this one');
    await expect(name).toHaveAccessibleDescription('Changed, not saved yet');
    await series.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(name).toHaveValue('Wayfarers');
    await expect(series.getByRole('group', { name: 'Best Series' }).getByRole('status')).toHaveText(
      'Reset to what is saved.',
    );
    await series.getByRole('button', { name: 'Undo reset' }).click();
    await expect(name).toHaveValue('Not this one');
    await series.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(name).toHaveValue('Wayfarers');
    await expect(saveNow(again)).toBeDisabled();
  });

  await test.step('changes another category and saves it, signing again on a new visit', async () => {
    await novel.getByRole('button', { name: 'Remove nomination 1' }).click();
    await field(novel, 'Author', 1).fill('Naomi Novik');
    await saveNow(again).click();
    await signNominations(again, 'Niamh Nominates');
    await expectSaved(novel);
    expect(await savedNominations(again, id)).toEqual({
      ...saved,
      Novel: [{ title: 'Spinning Silver', author: 'Naomi Novik' }],
    });
  });

  await test.step('requests a mail now, and downloads a copy', async () => {
    await again.getByRole('button', { name: 'Email me my nominations now' }).click();
    await expect(again.getByText(`your nominations are on their way to ${email}`)).toBeVisible();
    const subject = /^Your nominations for .*: Niamh Nominates$/;
    const mails = async () =>
      (await mailsTo(server, email)).filter((mail) => subject.test(mail.subject));
    await expect.poll(async () => (await mails()).length, MAILED).toBe(1);
    const text = (await mails())[0]?.text ?? '';
    for (const word of ['Naomi Novik', 'Wayfarers', 'Coode Street']) expect(text).toContain(word);
    expect(text).not.toContain('Calculating Stars');
    const outbox = await context.newPage();
    await outbox.goto('/dev/mail');
    await expect(outbox.getByText(subject).first()).toBeVisible();
    await outbox.close();

    const coming = again.waitForEvent('download');
    await again.getByRole('button', { name: 'Download my nominations' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('conkit-demo-hugo-nominations.txt');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain('Title: Spinning Silver\n   Author: Naomi Novik');
    expect(file).toContain('Wayfarers');
  });
});

test(
  'nominations are saved from home by keyboard alone',
  { tag: ['@any-width', '@slow'] },
  async ({ page, server }) => {
    const email = newAddress('nominates-by-keys');
    const id = await signInAsNew(page, server, { email, name: 'Keelin Keys' });
    await openHome(page, server, email);
    const { keyboard } = page;
    await tabTo(page, /^Skip to the content$/);
    await keyboard.press('Enter');
    await tabTo(page, /^Start your Hugo nominations/);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`/hugo/nominate/${id}`);
    await expect(category(page, 'Best Novel')).toBeVisible();
    await tabTo(page, /^Go to the categories$/);
    await keyboard.press('Enter');

    await test.step('fills in by Tab, Enter and the arrows', async () => {
      await tabTo(page, /^Title Nomination 1$/);
      await keyboard.type('The Calculating Stars');
      await keyboard.press('Tab');
      await keyboard.type('Kowal');
      await keyboard.press('Enter');
      // Enter moves to the same field of the next nomination, an arrow to the next field.
      await expect(field(category(page, 'Best Novel'), 'Author', 2)).toBeFocused();
      await keyboard.press('ArrowLeft');
      await expect(field(category(page, 'Best Novel'), 'Title', 2)).toBeFocused();
      await keyboard.type('Space Opera');
      for (const [next, text] of [
        ['Best Novella', 'Artificial Condition'],
        ['Best Novelette', 'The Thing About Ghost Stories'],
      ] as const) {
        await tabTo(page, new RegExp(`^Next: ${next}$`));
        await keyboard.press('Enter');
        await expect(category(page, next).locator('summary')).toBeFocused();
        await tabTo(page, /^Title Nomination 1$/);
        await keyboard.type(text);
      }
    });

    await test.step('is asked for a signature; Escape changes nothing', async () => {
      await tabTo(page, /^Save now$/, { back: true });
      await keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Sign your nominations' });
      await expect(dialog.getByLabel('Signature')).toBeFocused();
      await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled();
      await keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(saveNow(page)).toBeFocused();
      expect(await savedNominations(page, id)).toEqual({});
    });

    await test.step('signs, which saves all categories', async () => {
      await keyboard.press('Enter');
      await expect(page.getByLabel('Signature')).toBeFocused();
      await keyboard.type('Keelin Keys');
      await keyboard.press('Enter');
      await expect(saveNow(page)).toBeDisabled();
      await expect(page.getByText('Everything on this page is saved.')).toBeVisible();
    });

    await test.step('uses what was typed in another category, which is saved without a press', async () => {
      await tabTo(page, /^Author Nomination 1$/);
      await keyboard.type('kow');
      await tabTo(page, /^Kowal$/);
      await keyboard.press('Enter');
      const author = field(category(page, 'Best Novelette'), 'Author', 1);
      await expect(author).toHaveValue('Kowal');
      await expect(author).toBeFocused();
    });
    await expect
      .poll(() => savedNominations(page, id), { timeout: 25_000 })
      .toEqual({
        Novel: [{ title: 'The Calculating Stars', author: 'Kowal' }, { title: 'Space Opera' }],
        Novella: [{ title: 'Artificial Condition' }],
        Novelette: [{ title: 'The Thing About Ghost Stories', author: 'Kowal' }],
      });
  },
);

test(
  'on a phone the bar of the categories never covers the focus when going back by keyboard',
  { tag: ['@any-width', '@slow'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const id = await signInAsNew(page, server, { email: newAddress('back'), name: 'Bridie Back' });
    await openNominations(page, id);
    await page.getByRole('button', { name: 'Download my nominations' }).focus();
    const passed: string[] = [];
    const covered: string[] = [];
    for (let isInBar = false; !isInBar;) {
      await page.keyboard.press('Shift+Tab');
      const stop = await page.evaluate(() => {
        const bar = document.querySelector('nav[aria-label=Categories]');
        const focused = document.activeElement;
        if (!bar || !focused) throw new Error('There is no bar, or no focus');
        const top = focused.getBoundingClientRect().top;
        return {
          name: `${focused.tagName} ${focused.textContent}`.slice(0, 40),
          isInBar: bar.contains(focused),
          isCovered: top < bar.getBoundingClientRect().bottom,
        };
      });
      isInBar = stop.isInBar;
      passed.push(stop.name);
      if (stop.isCovered && !isInBar) covered.push(stop.name);
    }
    expect(passed.length).toBeGreaterThan(20);
    expect(covered).toEqual([]);
  },
);

test(
  'nominations that could not be saved are kept on the device, mentioned on home, and saved later',
  { tag: '@any-width' },
  async ({ page, server, context }) => {
    const email = newAddress('nominates-offline');
    const id = await signInAsNew(page, server, { email, name: 'Orla Offline' });
    await openNominations(page, id);
    const novel = category(page, 'Best Novel');
    await field(novel, 'Title', 1).fill('Spinning Silver');
    await saveNow(page).click();
    await signNominations(page, 'Orla');
    await expectSaved(novel);

    await context.setOffline(true);
    await field(novel, 'Author', 1).fill('Naomi Novik');
    await saveNow(page).click();
    await expect(novel.getByText('No connection. Kept on this device.')).toBeVisible();
    await field(novel, 'Title', 2).fill('Space Opera');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('Space Opera');
    await page.close();
    await context.setOffline(false);

    const again = await context.newPage();
    await openHome(again, server, email);
    await expect(again.getByText('unsaved changes on this device')).toBeVisible();
    await openNominations(again, id);
    await expect(field(category(again, 'Best Novel'), 'Title', 2)).toHaveValue('Space Opera');
    await saveNow(again).click();
    await signNominations(again, 'Orla');
    await expectSaved(category(again, 'Best Novel'));
    expect(await savedNominations(again, id)).toEqual({
      Novel: [{ title: 'Spinning Silver', author: 'Naomi Novik' }, { title: 'Space Opera' }],
    });
    await openHome(again, server, email);
    await expect(again.getByText(/^2 works in 1 category/)).toBeVisible();
    await expect(again.getByText('unsaved changes on this device')).toHaveCount(0);
  },
);

for (const [choice, button, kept] of [
  ['takes the saved one', 'Take the saved one', 'Spinning Silver'],
  ['keeps the one on screen', 'Keep mine', 'Revenant Gun'],
] as const) {
  test(
    `nominating in two tabs loses nothing, shows both versions and ${choice}`,
    { tag: choice === 'takes the saved one' ? ['@any-width', '@slow'] : '@any-width' },
    async ({ page, server, context }) => {
      const email = newAddress('nominates');
      const id = await signInAsNew(page, server, { email, name: 'Tadhg Tabs' });
      const other = await context.newPage();
      for (const tab of [page, other]) await openNominations(tab, id);
      const titleIn = (tab: typeof page) => field(category(tab, 'Best Novel'), 'Title', 1);

      await titleIn(other).fill('Spinning Silver');
      await saveNow(other).click();
      await signNominations(other, 'Tadhg');
      await expectSaved(category(other, 'Best Novel'));

      await titleIn(page).fill('Revenant Gun');
      await field(await unfold(page, 'Best Novella'), 'Title', 1).fill('Artificial Condition');
      await saveNow(page).click();
      await signNominations(page, 'Tadhg');
      // The other category is saved without waiting for the conflict.
      await expectSaved(category(page, 'Best Novella'));
      const question = category(page, 'Best Novel').getByRole('alert');
      await expect(question).toContainText('Neither version is lost');
      await expect(question.getByRole('list', { name: 'On this screen' })).toHaveText(
        /Revenant Gun/,
      );
      await expect(question.getByRole('list', { name: 'Saved elsewhere' })).toHaveText(
        /Spinning Silver/,
      );
      expect(await savedNominations(page, id)).toMatchObject({
        Novel: [{ title: 'Spinning Silver' }],
      });
      await expect(saveNow(page)).toBeDisabled();

      // Both versions survive a reload, and the person still chooses.
      await page.reload();
      await expect(question).toContainText('Revenant Gun');
      await question.getByRole('button', { name: button }).click();
      if (button === 'Keep mine') {
        await saveNow(page).click();
        await signNominations(page, 'Tadhg');
      }
      await expectSaved(category(page, 'Best Novel'));
      await expect(titleIn(page)).toHaveValue(kept);
      await expect(question).toBeHidden();
      expect(await savedNominations(page, id)).toMatchObject({
        Novel: [{ title: kept }],
        Novella: [{ title: 'Artificial Condition' }],
      });
    },
  );
}

test(
  'nominations for the Retro Hugos have a separate page, also linked from the landing page',
  { tag: ['@any-width', '@slow'] },
  async ({ page, server }) => {
    const email = newAddress('nominates-retro');
    const id = await signInAsNew(page, server, { email, name: 'Rónán Retro' });
    await page.goto(`/hugo/nominate-landing/${id}`);
    await page.getByRole('link', { name: /^Retro Hugo nominations/ }).click();
    await expect(page).toHaveURL(`/hugo/nominate-retro/${id}`);
    await expect(page).toHaveTitle(/Retro Hugo Nominations/);
    const title = 'Best Novel (1944 Retro Hugo)';
    await expect(category(page, 'Best Novel')).toHaveCount(0);
    await field(category(page, title), 'Title', 1).fill('Conjure Wife');
    await saveNow(page).click();
    await signNominations(page, 'Rónán');
    await expectSaved(category(page, title));
    expect(await savedNominations(page, id)).toEqual({ RetroNovel: [{ title: 'Conjure Wife' }] });
  },
);

test(
  'the nominations of a person without the right are readable, and the page explains why',
  { tag: ['@any-width', '@slow'] },
  async ({ page, server }) => {
    await openNewHome(page, server, { 'Oisín Byrne': 'Child' });
    const child = await getId(page, 'Oisín Byrne');
    await page.goto(`/hugo/nominate/${child}`);
    await expect(page.getByText(/Oisín Byrne cannot nominate/)).toBeVisible();
    await expect(category(page, 'Best Novel')).toContainText('Nothing nominated.');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
    const answer = await page.request.post(`/api/hugo/${child}/nominate`, {
      data: { category: 'Novel', signature: 'Oisín', nominations: [{ title: 'X' }], lastmod: null },
    });
    expect(await answer.json()).toMatchObject({ status: 403, code: 'not_eligible' });

    await page.goto('/hugo/nominate/999999');
    await expect(page.getByRole('region', { name: 'Nominator not found!' })).toBeVisible();
  },
);
