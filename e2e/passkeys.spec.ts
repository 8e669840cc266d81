import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { joinAs, MAILED, mailsTo, newAddress, openHome } from './account.ts';
import { addAuthenticator } from './authenticator.ts';
import { getCard } from './buying.ts';
import { expect, test } from './test.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('one person adds a passkey after a sign-in by mail, signs in with one press, and removes it', async ({
  page,
  server,
}) => {
  const authenticator = await addAuthenticator(page);
  const email = newAddress('passkey');
  await joinAs(server, 'Adult', email, 'Nuala Quinn');
  await openHome(page, server, email);

  await test.step('home offers a passkey, and the account gets a mail about it', async () => {
    const offer = page.getByRole('region', { name: 'Sign in with one press' });
    await offer.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Add a passkey' }).dblclick();
    await expect(page.getByText(/Nuala Quinn signs in here with one press/)).toBeVisible();
    await expect(offer).toHaveCount(0);
    expect(await authenticator.countPasskeys()).toBe(1);
    const mails = async () =>
      (await mailsTo(server, email)).filter(({ subject }) =>
        subject.startsWith('A passkey was added'),
      );
    await expect.poll(async () => (await mails()).length, MAILED).toBe(1);
  });

  await test.step('after signing out, one press signs in', async () => {
    await press(page, /^Sign out/);
    await press(page, 'Sign in with a passkey');
    await expect(getCard(page, 'Nuala Quinn')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('the page of passkeys renames and removes it, which signs out here', async () => {
    await page.goto('/passkeys');
    const list = page.getByRole('region', { name: 'Your passkeys' });
    await expect(list.getByText(/You signed in with it/)).toBeVisible();
    await expectAccessible(page);
    await list.getByRole('button', { name: /^Rename/ }).click();
    await list.getByRole('textbox').fill('My phone');
    await list.getByRole('button', { name: 'Save' }).click();
    await list.getByRole('button', { name: 'Remove “My phone”' }).click();
    await expect(list.getByRole('alert')).toContainText('signs you out here');
    await list.getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(page.getByRole('button', { name: 'Send login link' })).toBeVisible();
  });

  await test.step('the removed passkey is refused in words, and mail is the way back', async () => {
    await page.goto('/');
    await press(page, 'Sign in with a passkey');
    await expect(page.getByRole('alert')).toContainText('This passkey was removed here');
    await expectAccessible(page);
    await authenticator.clear();
    await openHome(page, server, email);
    await expect(getCard(page, 'Nuala Quinn')).toBeVisible();
  });
});

test('on a shared address, a passkey opens the ballot of its person only', async ({
  page,
  server,
}) => {
  await addAuthenticator(page);
  const email = newAddress('shared');
  for (const name of ['Ada Quinn', 'Grace Quinn']) await joinAs(server, 'Adult', email, name);
  await openHome(page, server, email);

  await test.step('each person has a list of their own', async () => {
    await page.goto('/passkeys');
    const list = page.getByRole('region', { name: 'Passkeys of Grace Quinn' });
    await expect(page.getByRole('region', { name: 'Passkeys of Ada Quinn' })).toBeVisible();
    await expect(list.getByText(/is for Grace Quinn only/)).toBeVisible();
    await list.getByRole('button', { name: 'Add a passkey for Grace Quinn' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('home mentions it beside the mailed link', async () => {
    await page.goto('/');
    const grace = getCard(page, 'Grace Quinn');
    await expect(grace.getByText('Or sign in with the passkey of Grace Quinn.')).toBeVisible();
  });

  await test.step('one press opens Grace’s ballot, and Ada’s stays closed', async () => {
    await press(page, /^Sign out/);
    await press(page, 'Sign in with a passkey');
    const vote = getCard(page, 'Grace Quinn').getByRole('link', {
      name: /^Vote as Grace Quinn: 2019 Hugo/,
    });
    const own = await vote.getAttribute('href');
    await expect(getCard(page, 'Ada Quinn').getByRole('link', { name: /^Vote/ })).toHaveCount(0);
    await vote.click();
    await expect(page.getByLabel('Signature')).toBeVisible();
    await page.getByLabel('Signature').fill('Grace Quinn');
    await page.getByLabel('Signature').press('Enter');
    await expect(page).toHaveURL(own ?? '');
    const user = await page.request.get('/api/user');
    const { people, person_id } = (await user.json()) as {
      people: { id: number; legal_name: string }[];
      person_id: number;
    };
    const ada = people.find(({ legal_name }) => legal_name === 'Ada Quinn')?.id;
    expect((await page.request.get(`/api/hugo/${ada}/votes`)).status()).toBe(403);
    expect((await page.request.get(`/api/hugo/${person_id}/votes`)).status()).toBe(200);
    await page.goto('/passkeys');
    await expect(page.getByRole('region', { name: 'Passkeys of Ada Quinn' })).toHaveCount(0);
  });
});

test('a visitor without a passkey reads what to do instead', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await press(page, 'Sign in with a passkey');
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await page.getByRole('textbox', { name: /^Email/ }).fill('a');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
