import { joinAs, MAILED, mailsTo, newAddress, openHome } from './account.ts';
import {
  addPaperPubs,
  cards,
  getCard,
  isBought,
  isHomeWithReceipt,
  mailTo,
  payByCard,
  getPurchases,
  typeCard,
  unfold,
} from './buying.ts';
import { expect, test } from './test.ts';

test('a family joins: an adult with paper publications, and a child', async ({ page, server }) => {
  const email = newAddress('family');

  await test.step('a visitor buys an Adult membership with paper publications', async () => {
    await page.goto('/new');
    await page
      .getByRole('link', { name: /^Adult/ })
      .first()
      .click();
    await page.getByLabel(/^Legal name/).fill('Nuala Quinn');
    await page.getByLabel(/^Email/).fill(email);
    await expect(page.getByText('Total: €210')).toBeVisible();
    await unfold(page);
    await addPaperPubs(page, '7 Harbour Road', 'Ireland');
    await expect(page.getByText('Total: €220')).toBeVisible();
    await payByCard(page, '€220');
    await isBought(page);
    await expect(page.getByText(`Receipt mailed to ${email}`)).toBeVisible();
    await expect(page.getByText(/^#\d+$/)).toBeVisible();
    await expect(page).toHaveTitle('Dublin 2019: Receipt');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  });

  await test.step('the mails contain what was paid, and no text that a buyer can choose', async () => {
    const receipt = await mailTo(server, email, /^Payment received/);
    expect(receipt.subject).toBe('Payment received: €220 to Dublin 2019');
    expect(receipt.text).toContain('Adult membership with paper publications: €220');
    const welcome = await mailTo(server, email, /^Welcome to Dublin 2019: Adult/);
    expect(welcome.text).toContain('Paper publications come with it.');
    expect(welcome.text).not.toContain('Harbour Road');
    expect(welcome.text).toMatch(/\/login\//);
  });

  await test.step("signed in, the child's form is filled with the account's address", async () => {
    await openHome(page, server, email);
    await page
      .getByRole('link', { name: /^Child/ })
      .first()
      .click();
    await expect(page).toHaveURL('/new/Child');
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);
    await page.getByLabel(/^Legal name/).fill('Oisín Quinn');
    // Enter in a field presses the pay button.
    await page.getByLabel(/^Legal name/).press('Enter');
    await expect(page.getByRole('dialog')).toContainText('€70');
    await typeCard(page, cards.succeeds);
    await page.keyboard.press('Enter');
    await isBought(page);
    await isHomeWithReceipt(page);
    await page.getByRole('button', { name: 'Close the receipt' }).click();
    await expect(page).toHaveURL('/');
    await expect(getCard(page, 'Receipt')).toHaveCount(0);
  });

  await test.step('home shows both people and what each can do', async () => {
    const adult = getCard(page, 'Nuala Quinn');
    const child = getCard(page, 'Oisín Quinn');
    await expect(adult.getByText(/^Adult member #\d+$/)).toBeVisible();
    await expect(child.getByText(/^Child member #\d+$/)).toBeVisible();
    for (const name of [
      'Start your Hugo nominations',
      'Nominate for the 1944 Retro Hugo Awards',
      'Vote for the 2019 Hugo Awards',
      'Vote for the 1944 Retro Hugo Awards',
      'Buy a site selection token',
    ]) {
      await expect(adult.getByRole('link', { name })).toBeVisible();
      await expect(child.getByRole('link', { name })).toHaveCount(0);
    }
    for (const card of [adult, child]) {
      await expect(card.getByRole('button', { name: 'Request Slack invite' })).toBeVisible();
      await expect(card.getByRole('button', { name: 'Registration barcode' })).toBeVisible();
    }
    await child.getByText('Missing something?').click();
    await expect(child.getByText(/membership does not include this/).first()).toBeVisible();
  });

  await test.step('each purchase was charged and mailed once', async () => {
    const bought = (await getPurchases(page)).map(({ type, amount }) => `${type} ${amount}`);
    expect(bought.toSorted()).toEqual(['Adult 22000', 'Child 7000']);
    await mailTo(server, email, /^Welcome to Dublin 2019: Child/);
    const about = async () =>
      (await mailsTo(server, email)).filter(({ subject }) => /^(Payment r|Welcome)/.test(subject));
    await expect.poll(async () => (await about()).length, MAILED).toBe(4);
  });
});

test('two voters on one account: home mails a link, and then leads to the ballot of its person', async ({
  page,
  server,
}) => {
  const email = newAddress('household');
  for (const name of ['Ada Quinn', 'Grace Quinn']) await joinAs(server, 'Adult', email, name);
  await openHome(page, server, email);
  const [ada, grace] = [getCard(page, 'Ada Quinn'), getCard(page, 'Grace Quinn')];
  const mailGrace = grace.getByRole('button', {
    name: /^Mail Grace Quinn the link to vote: 2019 Hugo/,
  });

  await test.step('no row opens a ballot, and a row mails the link', async () => {
    await expect(page.getByRole('link', { name: /^(Vote|Nominate|Start)/ })).toHaveCount(0);
    await mailGrace.dblclick();
    await expect(grace.getByText(`Sent to ${email}.`)).toBeVisible();
  });

  await test.step("Grace's link opens her ballot, and home offers it from then on", async () => {
    const getMails = async () =>
      (await mailsTo(server, email)).filter(({ text }) => text.includes('next=%2Fhugo%2Fvote'));
    await expect.poll(async () => (await getMails()).length, MAILED).toBe(1);
    const [mail] = await getMails();
    const [link = ''] = mail?.text.match(/https?:\/\/\S+next=\S+/) ?? [];
    await page.goto(link);
    await expect(page).toHaveURL(/\/hugo\/vote\/\d+$/);
    await expect(page.getByLabel('Signature')).toBeVisible();
    const { pathname } = new URL(page.url());
    await page.goto('/');
    const vote = grace.getByRole('link', { name: /^Vote as Grace Quinn: 2019 Hugo/ });
    await expect(vote).toHaveAttribute('href', pathname);
    await expect(ada.getByRole('link', { name: /^Vote/ })).toHaveCount(0);
    await expect(ada.getByRole('button', { name: /^Mail Ada/ }).first()).toBeVisible();
  });
});
