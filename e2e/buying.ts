import { expect, type Locator, type Page } from '@playwright/test';
import { MAILED, type OutboxMail, mailsTo } from './account.ts';
import type { PortalServer } from './server.ts';

/** The sandbox's cards, which charge no money. */
export const cards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0025 0000 3155',
};

export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay by card' });

/** Finds the card form's pay button: it contains the amount, and the event's name and year. */
export const chargeButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^Pay €.* · Dublin 2019$/ });

/** Opens the form of a new membership and fills in the member. */
export async function fillInMember(page: Page, membership: string, email: string): Promise<void> {
  await page.goto(`/new/${membership}`);
  await page.getByLabel(/^Legal name/).fill('Nuala Quinn');
  await page.getByLabel(/^Email/).fill(email);
}

/** Fills in the open card form. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Card number/).fill(number);
  await dialog.getByLabel(/Expiry/).fill('12/34');
  await dialog.getByLabel(/CVC/).fill('123');
  await dialog.getByLabel(/Postal code/).fill('D02 X285');
}

/** Opens the card form, checks the amount again, and pays. */
export async function payByCard(page: Page, amount: string, number = cards.succeeds) {
  await payButton(page).click();
  await expect(page.getByRole('dialog')).toContainText(amount);
  await typeCard(page, number);
  await chargeButton(page).click();
}

/** The message to a signed-in buyer of a membership, and the heading of a visitor's receipt. */
const BOUGHT = /^(Charge completed; new member registered!|Payment successful!)$/;

/** Expects the page to confirm a new membership. */
export const isBought = (page: Page) => expect(page.getByText(BOUGHT).first()).toBeVisible();

/** Expects the page to confirm another payment. */
export const isPaid = (page: Page) =>
  expect(page.getByText('Payment successful!').first()).toBeVisible();

/** Ticks a box or radio button. A press before the page's scripts have loaded takes effect afterwards. */
export async function tick(control: Locator): Promise<void> {
  if (!(await control.isChecked())) await control.click();
  await expect(control).toBeChecked();
}

/** Unfolds the optional fields of a new person; the state survives hydration. */
export async function unfold(page: Page): Promise<void> {
  const fold = page.locator('details').filter({ hasText: 'You can do this later' });
  if ((await fold.getAttribute('open')) === null)
    await page.getByText('You can do this later').click();
}

/** Expects the account's first page with the receipt of the latest purchase at the top. */
export const isHomeWithReceipt = async (page: Page) => {
  await expect(page).toHaveURL(/\/\?receipt=\d+$/);
  await expect(getCard(page, 'Receipt')).toBeVisible();
};

/** Ticks the paper publications of a form and fills in the address. */
export async function addPaperPubs(page: Page, address: string, country: string): Promise<void> {
  await tick(page.getByRole('checkbox', { name: /^Paper progress reports/ }));
  await page.getByLabel(/^Postal address/).fill(address);
  await page
    .getByLabel(/^Country/)
    .last()
    .fill(country);
}

/** Finds the card of a person or purchase. */
export const getCard = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('region', { name: title });

/** Waits for a mail to an address with a matching subject, and returns the first such mail. */
export async function mailTo(
  server: PortalServer,
  address: string,
  subject: RegExp,
): Promise<OutboxMail> {
  let found: OutboxMail | undefined;
  await expect(async () => {
    const mails = await mailsTo(server, address);
    found = mails.find((mail) => subject.test(mail.subject));
    expect(mails.map((mail) => mail.subject)).toContainEqual(expect.stringMatching(subject));
  }).toPass(MAILED);
  if (!found) throw new Error('The mail is gone');
  return found;
}

interface Payment {
  readonly id: number;
  readonly status: string;
  /** The time at which the payment's status last changed, in ISO 8601. */
  readonly updated: string | null;
  readonly amount: number;
  readonly type: string;
  readonly person_name: string | null;
}

/** Returns the signed-in account's purchases from the server. */
export async function getPurchases(page: Page): Promise<Payment[]> {
  const answer = await page.request.get('/api/purchase/list');
  return (await answer.json()) as Payment[];
}
