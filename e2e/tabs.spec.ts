import type { Page } from '@playwright/test';
import { joinAs, newAddress, openHome, requestLink } from './account.ts';
import type { PortalServer } from './server.ts';
import { expect, test } from './test.ts';
import { category, expectRank, rankByKeyboard, sign } from './vote.ts';

/** Creates a member with a new address. */
async function join(server: PortalServer, name: string) {
  const email = newAddress('tabs');
  await joinAs(server, 'Adult', email, name);
  return { name, email };
}

/**
 * Signs in with the key of a mailed link, replacing the page that it leads to.
 *
 * @param isOther whether another account is signed in, so that the page asks first
 */
async function followLink(page: Page, server: PortalServer, email: string, isOther = false) {
  const { pathname } = new URL(await requestLink(server, email));
  await page.goto(pathname.split('/').slice(0, 4).join('/'));
  if (isOther) await page.getByRole('button', { name: `Sign in as ${email}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Memberships' })).toBeVisible();
}

/** Records every state of the page that contains texts of both people. */
const watchFor = (page: Page, words: readonly (readonly string[])[]) =>
  page.evaluate((people) => {
    const mixed: string[] = [];
    Object.assign(window, { mixed });
    const look = () => {
      const text = document.body.innerText;
      if (people.every((each) => each.some((word) => text.includes(word)))) mixed.push(text);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, words);

const mixedIn = (page: Page) => page.evaluate(() => Reflect.get(window, 'mixed') as string[]);

test(
  'a tab follows signing in and out in another tab, and a ballot waits for its voter',
  { tag: '@any-width' },
  async ({ page, server, context }) => {
    const aoife = await join(server, 'Aoife Byrne');
    const zoe = await join(server, 'Zoë Lindqvist');
    await openHome(page, server, aoife.email);
    await page.getByRole('link', { name: 'Vote for the 2019 Hugo Awards' }).click();
    const ballot = page.url();
    await sign(page, 'Aoife');
    await rankByKeyboard(category(page, 'Best Novel'), 'Spinning Silver', 1);
    await watchFor(page, [Object.values(aoife), Object.values(zoe)]);

    const other = await context.newPage();
    await followLink(other, server, zoe.email, true);
    await expect(other.getByRole('heading', { name: zoe.name })).toBeVisible();
    const signOut = page.getByRole('button', { name: 'Sign out' }).first();
    await expect(signOut).toHaveAccessibleName(`Sign out ${zoe.email}`);
    await expect(page.locator('body')).not.toContainText('Aoife');
    expect(await mixedIn(page)).toEqual([]);

    await other.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page.getByRole('button', { name: 'Send login link' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Zoë');

    await followLink(other, server, aoife.email);
    await page.goto(ballot);
    await sign(page, 'Aoife');
    await expectRank(category(page, 'Best Novel'), 'Spinning Silver', 1);
  },
);
