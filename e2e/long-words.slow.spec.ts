import type { Page } from '@playwright/test';
import { getId, joinAs, signInPage } from './account.ts';
import { getCard } from './buying.ts';
import { field, openNominations } from './nominate.ts';
import { expect, test } from './test.ts';
import { openBallot } from './vote.ts';

/** Returns a word without a line break opportunity, in the widest letter. */
const word = (length: number) => 'W'.repeat(length);
const name = word(60);
const email = `${word(60)}@${'w'.repeat(60)}.example.com`.toLowerCase();

const widths = [320, 360, 390, 1280];

/** Expects nothing wider than the window or its dialog, at each width. */
async function expectNothingWider(page: Page, where: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const read = () =>
      page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] *')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
          .filter((element) => !element.matches('input, textarea, select'))
          .map(({ tagName, className, scrollWidth }) => `${tagName}.${className}: ${scrollWidth}`),
      );
    await expect.poll(read, `${where} at ${width} px`).toEqual([]);
  }
}

test("no page overflows its window, however long a person's texts are", async ({
  page,
  server,
}) => {
  test.slow();
  await joinAs(server, 'Adult', email, name);
  await signInPage(page, server, email);
  const id = await getId(page, name);
  const changed = await page.request.post(`/api/people/${id}`, {
    data: {
      public_first_name: word(100),
      public_last_name: word(150),
      badge_name: word(100),
      badge_subtitle: word(100),
      address: word(150),
      city: word(100),
      state: word(100),
      postcode: word(60),
      country: word(100),
    },
  });
  expect(changed.ok()).toBe(true);
  const bought = await page.request.post('/api/purchase/other', {
    data: {
      account: 'default',
      email,
      source: { id: 'tok_sandbox_success' },
      items: [
        {
          category: 'sponsor',
          type: 'bench',
          amount: 6000,
          person_id: id,
          data: { sponsor: word(150), comments: word(150) },
        },
      ],
    },
  });
  expect(bought.ok(), await bought.text()).toBe(true);

  const open = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  for (const path of [
    '/',
    '/new',
    '/new/Adult',
    '/daypass/Adult',
    '/pay',
    '/pay/bench',
    '/pay/shirt',
    '/pay/ss-token',
    '/upgrade',
    '/hugo/vote',
    `/hugo/nominate-landing/${id}`,
    `/no/such/${word(60)}`,
    `/new/${word(60)}`,
  ]) {
    await open(path);
    await expectNothingWider(page, path);
  }

  await open('/');
  const card = getCard(page, name);
  await card.getByRole('button', { name: 'Request Slack invite' }).click();
  await expect(page.getByText(/^Slack invite sent to/)).toBeVisible();
  await expectNothingWider(page, 'a message');
  for (const dialog of ['Edit personal information', 'Registration barcode']) {
    await card.getByRole('button', { name: dialog }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingWider(page, dialog);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await openBallot(page, id, word(150));
  await expectNothingWider(page, 'the ballot');

  await openNominations(page, id);
  await field(page.getByRole('region', { name: 'Best Novel', exact: true }), 'Title', 1).fill(
    word(150),
  );
  await expectNothingWider(page, 'the nominations');

  await page.context().clearCookies();
  await open(`/?next=/${word(60)}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^We emailed a link to/)).toBeVisible();
  await expectNothingWider(page, 'the card that signs in');
});
