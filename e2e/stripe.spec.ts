import type { Page } from '@playwright/test';
import { stripeEnv, webhookSecret } from '../packages/server/src/testing/stripe.ts';
import {
  startStripeDouble,
  type StripeDouble,
} from '../packages/server/src/testing/stripeDouble.ts';
import { MAILED, mailsTo, newAddress } from './account.ts';
import { cards, chargeButton, fillInMember, isBought, payButton } from './buying.ts';
import { showStripe } from './stripePages.ts';
import { expect, test as base } from './test.ts';

const test = base.extend<object, { stripe: StripeDouble }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const double = await startStripeDouble();
      await use(double);
      await double.close();
    },
    { scope: 'worker' },
  ],
  // Dublin 2019 as in production, except that Stripe is a mock on this machine.
  sharedEnv: [
    async ({ stripe }, use) => {
      await use({
        CONVENTION: 'dublin-2019',
        CLOCK: '2019-07-01T12:00:00Z',
        ...stripeEnv(stripe),
      });
    },
    { scope: 'worker' },
  ],
});

const bank = (page: Page) => page.frameLocator('iframe[title="Your bank"]');

/** Fills in the form of an Adult membership. */
async function fillIn(page: Page): Promise<string> {
  const email = newAddress('stripe');
  await fillInMember(page, 'Adult', email);
  return email;
}

async function typeCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title="Secure payment fields"]');
  await fields.getByLabel('Card number').fill(number);
  await page.getByLabel(/^Postal code/).fill('D02 X285');
}

/** Sends what the browser would send after the card holder's step at the bank. */
async function answerBank(page: Page, answer: 'Confirm' | 'Refuse'): Promise<void> {
  // The code is typed key by key, because the focus must stay where the bank puts it.
  await bank(page).getByLabel('Code').click();
  await page.keyboard.type('1234');
  await expect(bank(page).getByLabel('Code')).toHaveValue('1234');
  await bank(page).getByRole('button', { name: answer }).click();
}

/** Returns the number of charges during an action. */
async function charged(stripe: StripeDouble, doing: () => Promise<void>): Promise<number> {
  const before = stripe.charges();
  await doing();
  return stripe.charges() - before;
}

test.beforeEach(({ page, stripe }) => showStripe(page, stripe));

test(
  'a double click on Pay charges once',
  { tag: '@any-width' },
  async ({ page, server, stripe }) => {
    const email = await fillIn(page);
    const charges = await charged(stripe, async () => {
      await payButton(page).click();
      await typeCard(page, cards.succeeds);
      await expect(page.getByRole('dialog')).toContainText('€210');
      await chargeButton(page).dblclick();
      await isBought(page);
    });
    expect(charges).toBe(1);
    await expect
      .poll(async () => (await mailsTo(server, email)).map(({ subject }) => subject), MAILED)
      .toEqual(
        expect.arrayContaining([
          'Payment received: €210 to Dublin 2019',
          expect.stringMatching(/^Welcome to Dublin 2019/),
        ]),
      );
  },
);

test('a card is declined, and another works', { tag: '@any-width' }, async ({ page, stripe }) => {
  await fillIn(page);
  const charges = await charged(stripe, async () => {
    await payButton(page).click();
    await typeCard(page, cards.declined);
    await chargeButton(page).click();
    await expect(page.getByText('The card was declined')).toBeVisible();
    await typeCard(page, cards.succeeds);
    await chargeButton(page).click();
    await isBought(page);
  });
  expect(charges).toBe(1);
});

test(
  'the bank asks, and the card holder confirms',
  { tag: '@any-width' },
  async ({ page, stripe }) => {
    await fillIn(page);
    const charges = await charged(stripe, async () => {
      await payButton(page).click();
      await typeCard(page, cards.asksBank);
      await chargeButton(page).click();
      await answerBank(page, 'Confirm');
      await isBought(page);
    });
    expect(charges).toBe(1);
  },
);

test(
  'the bank asks, and the card holder refuses',
  { tag: ['@any-width', '@slow'] },
  async ({ page, stripe }) => {
    await fillIn(page);
    const charges = await charged(stripe, async () => {
      await payButton(page).click();
      await typeCard(page, cards.asksBank);
      await chargeButton(page).click();
      await answerBank(page, 'Refuse');
      await expect(page.getByText('The payment was not made')).toBeVisible();
      await expect(chargeButton(page)).toBeEnabled();
    });
    expect(charges).toBe(0);
  },
);

test(
  'the webhook completes a payment whose browser is gone',
  { tag: '@any-width' },
  async ({ page, server, stripe, context }) => {
    const email = await fillIn(page);
    await payButton(page).click();
    await typeCard(page, cards.asksBank);
    await chargeButton(page).click();
    await expect(bank(page).getByLabel('Code')).toBeVisible();
    const { id } = stripe.payments().find((payment) => payment.receipt_email === email) ?? {
      id: '',
    };
    await page.close();
    expect(await mailsTo(server, email)).toEqual([]);

    // The card holder confirms in the bank's app.
    stripe.decide(id, true);
    const { body, signature } = stripe.event(
      'payment_intent.succeeded',
      id,
      webhookSecret('DEFAULT'),
    );
    for (const time of ['first', 'second']) {
      const answer = await fetch(`${server.url}/api/webhook/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
      expect([time, answer.status]).toEqual([time, 200]);
    }
    await expect.poll(async () => (await mailsTo(server, email)).length, MAILED).toBe(2);

    // The returning buyer sees the completed purchase, and does not pay again.
    const again = await context.newPage();
    await again.goto('/new/Adult');
    await isBought(again);
  },
);

test(
  'a script that fails to load can be tried again',
  { tag: '@any-width' },
  async ({ page, stripe }) => {
    await fillIn(page);
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await payButton(page).click();
    await expect(page.getByText('The card form did not load')).toBeVisible();
    await page.unroute('https://js.stripe.com/**');
    await showStripe(page, stripe);
    const charges = await charged(stripe, async () => {
      await payButton(page).click();
      await typeCard(page, cards.succeeds);
      await chargeButton(page).click();
      await isBought(page);
    });
    expect(charges).toBe(1);
  },
);

test("Stripe's fields look like ours", { tag: '@slow' }, async ({ page }) => {
  await fillIn(page);
  await payButton(page).click();
  await typeCard(page, cards.succeeds);
  const appearance = await page.evaluate(() => document.documentElement.dataset['appearance']);
  const { variables } = JSON.parse(appearance ?? '{}') as { variables: Record<string, string> };
  expect(variables).toMatchObject({
    colorBackground: expect.stringMatching(/^rgb/),
    colorText: expect.stringMatching(/^rgb/),
    colorDanger: expect.stringMatching(/^rgb/),
    fontFamily: expect.stringContaining('Open Sans'),
    fontSizeBase: '16px',
    borderRadius: expect.stringMatching(/^\d+px$/),
  });
  expect(variables['colorText']).not.toBe(variables['colorBackground']);
});
