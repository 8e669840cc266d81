import { expectAccessible } from './accessible.ts';
import { joinAs, MAILED, mailsTo, newAddress, signIn } from './account.ts';
import type { PortalServer } from './server.ts';
import { expect, test } from './test.ts';

/** Waits for a mail to an address with a code other than the earlier ones, and returns the code. */
async function codeTo(server: PortalServer, address: string, ...before: string[]): Promise<string> {
  const newest = async () => {
    const mails = await mailsTo(server, address);
    return mails
      .flatMap(({ text }) => /(?<!\d)(\d{3} \d{3})(?!\d)/.exec(text)?.[1] ?? [])
      .findLast((code) => !before.includes(code));
  };
  await expect.poll(newest, MAILED).toBeDefined();
  return (await newest()) ?? '';
}

test('a bookmarked ballot opens with a code from a mail read on another device, but only in this browser', async ({
  page,
  server,
  browser,
}) => {
  const email = newAddress('elsewhere');
  await joinAs(server, 'Adult', email, 'Elsewhere Reader');
  const cookie = await signIn(server, email);
  const before = await codeTo(server, email);
  const account = await fetch(`${server.url}/api/user`, { headers: { cookie } });
  const { people } = (await account.json()) as { people: { id: number }[] };
  const ballot = `/hugo/vote/${people[0]?.id}`;
  await page.goto(ballot);
  await expect(page).toHaveURL(ballot);

  await test.step('the header leads to the sign-in page, which keeps the ballot’s URL', async () => {
    await page
      .getByRole('navigation', { name: 'Ways in' })
      .getByRole('link', { name: 'Sign in' })
      .click();
    await expect(page).toHaveURL(`/?next=${encodeURIComponent(ballot)}`);
    // The address changes first. Until the page does, the ballot's own sign-in card is there.
    await expect(page.getByRole('heading', { name: 'Member portal' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('button', { name: 'Send login link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(page.getByText(`Sending login key and link to ${email}`)).toBeVisible();
    await expectAccessible(page);
  });
  const code = await codeTo(server, email, before);
  const field = page.getByRole('textbox', { name: 'Code from the mail' });

  await test.step('another browser cannot use the code, even while it waits for the same address', async () => {
    const other = await browser.newPage({ baseURL: server.url });
    await other.goto('/');
    await other.getByRole('textbox', { name: /^Email/ }).fill(email);
    await other.getByRole('button', { name: 'Send login link' }).click();
    await other.getByRole('textbox', { name: 'Code from the mail' }).fill(code);
    await other.getByRole('button', { name: 'Sign in with the code' }).click();
    await expect(other.getByText(/not the newest code/)).toBeVisible();
    expect((await other.request.get('/api/user')).status()).toBe(401);
    await other.close();
  });

  await test.step('a wrong code is reported, and the card is restored after the page was discarded', async () => {
    await field.fill(code === '000 000' ? '111 111' : '000 000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/4 tries left/)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(field).toBeVisible();
  });

  await test.step('the right code signs in', async () => {
    await field.fill(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(ballot);
    await expect(page.getByRole('button', { name: `Sign out ${email}` })).toBeVisible();
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({ email });
  });
  await test.step("and can't be used again", async () => {
    const again = await page.request.post('/api/login/code', {
      data: { code: code.replace(' ', '') },
    });
    expect(again.status()).toBe(403);
  });
});

test('an expired link leads to a card with a new one', async ({ page, server }) => {
  const email = newAddress('expired');
  await joinAs(server, 'Supporter', email, 'Expired Link');
  await page.request.post('/api/key', { data: { email } });
  const code = await codeTo(server, email);
  const text = (await mailsTo(server, email)).findLast((mail) => mail.text.includes(code))?.text;
  const link = /https?:\/\/\S+\/login\/\S+/.exec(text ?? '')?.[0] ?? '';
  // Signing out everywhere with the mailed links makes a link expire early.
  await page.goto(link);
  await expect(page.getByRole('button', { name: `Sign out ${email}` })).toBeVisible();
  await page.request.get('/api/logout?all=1&keys=1');

  await page.goto(link);
  await expect(page).toHaveURL('/');
  await expect(
    page.getByText(
      `Your login key has expired, and has been reset. Your new login link is being sent to ${email}.`,
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('textbox', { name: 'Code from the mail' })
    .fill(await codeTo(server, email, code));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Memberships' })).toBeVisible();
});

test(
  "a visitor's header has links to join and sign in on every screen",
  { tag: '@any-width' },
  async ({ page }) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/new');
      const ways = page.getByRole('navigation', { name: 'Ways in' }).getByRole('link');
      await expect(ways).toHaveText(['Join', 'Vote', 'Sign in']);
      for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
      await expect(ways.first()).toHaveAttribute('aria-current', 'page');
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(scrolls).toBe(0);
    }
  },
);
