import { expect, type Locator, type Page } from '@playwright/test';
import { MAILED, type OutboxMail, mailsTo } from './account.ts';
import type { PortalServer } from './server.ts';

/** The sandbox's cards; nobody is charged. */
export const cards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0025 0000 3155',
};

export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay by card' });

/** The button of the card form that charges: it says the amount, and the event's name and year. */
export const chargeButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^Pay €.* · Dublin 2019$/ });

/** Opens the form of a new membership and says whose it is. */
export async function fillInMember(page: Page, membership: string, email: string): Promise<void> {
  await page.goto(`/new/${membership}`);
  await page.getByLabel(/^Legal name/).fill('Nuala Quinn');
  await page.getByLabel(/^Email/).fill(email);
}

/** Fills in the card form, which is open. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Card number/).fill(number);
  await dialog.getByLabel(/Expiry/).fill('12/34');
  await dialog.getByLabel(/CVC/).fill('123');
  await dialog.getByLabel(/Postal code/).fill('D02 X285');
}

/** Opens the card form, where the amount is seen once more, and pays. */
export async function payByCard(page: Page, amount: string, number = cards.succeeds) {
  await payButton(page).click();
  await expect(page.getByRole('dialog')).toContainText(amount);
  await typeCard(page, number);
  await chargeButton(page).click();
}

/** The page says that a new membership is bought. */
export const isBought = (page: Page) =>
  expect(page.getByText('Charge completed; new member registered!').first()).toBeVisible();

/** The page says that something else is paid. */
export const isPaid = (page: Page) =>
  expect(page.getByText('Payment successful!').first()).toBeVisible();

/** Ticks a box, or picks one of several. What is pressed before a page's scripts are there is done then. */
export async function tick(control: Locator): Promise<void> {
  if (!(await control.isChecked())) await control.click();
  await expect(control).toBeChecked();
}

/** Opens what of a new person may be filled in later; what is pressed before the scripts are there stays so. */
export async function unfold(page: Page): Promise<void> {
  const fold = page.locator('details').filter({ hasText: 'You can do this later' });
  if ((await fold.getAttribute('open')) === null)
    await page.getByText('You can do this later').click();
}

/** The first page of the account, on which the receipt of what was just bought stands first. */
export const isHomeWithReceipt = async (page: Page) => {
  await expect(page).toHaveURL(/\/\?receipt=\d+$/);
  await expect(cardOf(page, 'Receipt')).toBeVisible();
};

/** Ticks the paper publications of a form and says where they go. */
export async function addPaperPubs(page: Page, address: string, country: string): Promise<void> {
  await tick(page.getByRole('checkbox', { name: /^Paper progress reports/ }));
  await page.getByLabel(/^Postal address/).fill(address);
  await page
    .getByLabel(/^Country/)
    .last()
    .fill(country);
}

/** The card of a person, or of a purchase, on a page. */
export const cardOf = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('region', { name: title });

/** The first mail to an address whose subject matches; waits for it. */
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
  /** When its status last changed, ISO 8601. */
  readonly updated: string | null;
  readonly amount: number;
  readonly type: string;
  readonly person_name: string | null;
}

/** The purchases of the signed-in account, as the server knows them. */
export async function purchasesOf(page: Page): Promise<Payment[]> {
  const answer = await page.request.get('/api/purchase/list');
  return (await answer.json()) as Payment[];
}
