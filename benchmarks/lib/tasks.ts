import type { Locator, Page } from '@playwright/test';
import { joinAs, newAddress, requestLink, signIn } from '../../e2e/account.ts';
import { addAuthenticator } from '../../e2e/authenticator.ts';
import type { PortalServer } from '../../e2e/server.ts';
import type { Meter } from './meter.ts';

interface Task {
  readonly name: string;
  readonly play: (meter: Meter, server: PortalServer) => Promise<void>;
}

const PATIENCE = 15_000;

/**
 * Returns the first visible locator, in order of preference, so that one script also runs on older portals with
 * other labels or places.
 */
async function getFirst(...choices: readonly Locator[]): Promise<Locator> {
  const until = Date.now() + PATIENCE;
  do {
    for (const choice of choices) {
      const visible = choice.filter({ visible: true }).first();
      if (await visible.isVisible()) return visible;
    }
    await choices[0]?.page().waitForTimeout(100);
  } while (Date.now() < until);
  throw new Error(`None of these is there: ${choices.map(String).join(', ')}`);
}

const link = (page: Page, name: RegExp) => page.getByRole('link', { name });
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const settled = (page: Page) => page.waitForTimeout(400);

async function signInPage({ page }: Meter, server: PortalServer, email: string): Promise<void> {
  const [name = '', value = ''] = (await signIn(server, email)).split('=');
  await page.context().addCookies([{ name, value, url: server.url }]);
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens the first page of a new account with one adult. */
async function asAdult(meter: Meter, server: PortalServer): Promise<void> {
  const email = newAddress('task');
  await joinAs(server, 'Adult', email, 'Tara Task');
  await signInPage(meter, server, email);
}

async function payByCard(meter: Meter): Promise<void> {
  const { page } = meter;
  await meter.press(await getFirst(button(page, /^Pay by card/)));
  const dialog = page.getByRole('dialog');
  await meter.typeCard(dialog.getByLabel(/Card number/), '4242 4242 4242 4242');
  await meter.typeCard(dialog.getByLabel(/Expiry/), '12/34');
  await meter.typeCard(dialog.getByLabel(/CVC/), '123');
  await meter.typeCard(dialog.getByLabel(/Postal code/), 'D02 X285');
  await meter.press(dialog.getByRole('button', { name: /Dublin 2019/ }));
  await dialog.waitFor({ state: 'hidden' });
}

async function join(meter: Meter, server: PortalServer): Promise<void> {
  const { page } = meter;
  await page.goto(server.url);
  const adult = link(page, /^Adult(?! day)\b/);
  const way = await getFirst(adult, link(page, /^Join\b/), link(page, /^New member/i));
  await meter.press(way);
  if (!/\/new\/./.test(page.url())) await meter.press(await getFirst(adult));
  await meter.type(await getFirst(page.getByLabel(/^Legal name/)), 'Tara Task');
  await meter.type(await getFirst(page.getByLabel(/^Email/)), newAddress('task'));
  await payByCard(meter);
  await page
    .getByText(/new member registered|Welcome|Payment successful/i)
    .first()
    .waitFor();
}

/** Pays an open invoice, starting on the account's first page. */
async function pay(meter: Meter, server: PortalServer): Promise<void> {
  const { page } = meter;
  await signInPage(meter, server, 'sponsor@example.com');
  const here = page.getByRole('main').getByRole('button', { name: /^Pay (by card|€|now)/ });
  const there = page.getByRole('main').getByRole('link', { name: /invoice|^Pay\b/i });
  const opener = button(page, /^Open the menu/);
  await getFirst(here, there, opener);
  if (!(await here.first().isVisible())) {
    await meter.press(await getFirst(there, opener));
    await settled(page);
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    if (await menu.isVisible()) await meter.press(menu.getByRole('link', { name: 'Payments' }));
  }
  await payByCard(meter);
  await page
    .getByText(/Payment successful|Paid|Receipt/i)
    .first()
    .waitFor();
}

async function login(meter: Meter, server: PortalServer): Promise<void> {
  const { page } = meter;
  const email = newAddress('task');
  await joinAs(server, 'Adult', email, 'Tara Task');
  await page.goto(server.url);
  const field = page.getByRole('textbox', { name: /^Email/ });
  if (!(await field.isVisible())) await meter.press(await getFirst(link(page, /^Sign in/)));
  await meter.type(field, email);
  await meter.press(await getFirst(button(page, /^Send login link/)));
  await page
    .getByText(/on its way|Check your inbox/i)
    .first()
    .waitFor();
  await meter.follow(await requestLink(server, email));
  await getFirst(page.getByRole('heading', { name: 'Tara Task' }), page.getByText('Tara Task'));
}

/** Signs in with a passkey that was added before. */
async function signInWithPasskey(meter: Meter, server: PortalServer): Promise<void> {
  const { page } = meter;
  await addAuthenticator(page);
  await asAdult(meter, server);
  await page.goto(`${server.url}/passkeys`);
  await button(page, /^Add a passkey/).click();
  await button(page, /^Rename/)
    .first()
    .waitFor();
  await page.context().clearCookies();
  await page.goto(server.url);
  await meter.press(await getFirst(button(page, /^Sign in with a passkey/)));
  await page.getByRole('heading', { name: 'Tara Task' }).waitFor();
}

const VOTED = {
  'Best Novel': ['Spinning Silver', 'Revenant Gun', 'Space Opera'],
  'Best Novella': ['Artificial Condition', 'Binti: The Night Masquerade', 'The Black God’s Drums'],
  'Best Novelette': ['Last Banquet', 'Nine Last Days', 'Only Harmless Great Thing'],
} as const;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Opens a category, unless its finalists are already visible. */
async function unfold(meter: Meter, title: string, first: Locator): Promise<void> {
  if (await first.isVisible()) return;
  const { page } = meter;
  const own = page.getByRole('region', { name: title, exact: true });
  const name = new RegExp(escaped(title));
  await meter.press(
    await getFirst(
      page.getByRole('button', { name: new RegExp(`^Next.*${escaped(title)}`) }),
      own.getByRole('button', { name, expanded: false }),
      page.getByRole('button', { name: new RegExp(`^${escaped(title)}(?! \\()`), expanded: false }),
      page.locator('summary').filter({ hasText: name }),
    ),
  );
}

/** Ranks a finalist at the next position, with the + button or the menu. */
async function rankNext(meter: Meter, card: Locator, title: string, position: number) {
  const { page } = meter;
  const next = card.getByRole('button', {
    name: new RegExp(`${escaped(title)}.*(not ranked|next)`, 'i'),
  });
  await meter.press(next.first());
  await settled(page);
  const item = page.getByRole('menuitemradio', {
    name: new RegExp(`position ${position}(?!\\d)`, 'i'),
  });
  if (await item.first().isVisible()) await meter.press(item.first());
  await card
    .getByRole('button', { name: new RegExp(`${escaped(title)}.*position ${position}`) })
    .first()
    .waitFor();
}

async function vote(meter: Meter, server: PortalServer): Promise<void> {
  const { page } = meter;
  await asAdult(meter, server);
  await meter.press(
    await getFirst(
      link(page, /^(Start|Continue) your (Hugo )?ballot/),
      link(page, /^Vote for the 2019 Hugo/),
      link(page, /^Hugo Awards.*vot/i),
      link(page, /^Vote/),
    ),
  );
  const signature = page.getByLabel('Signature');
  await meter.type(signature, 'Tara');
  await signature.press('Enter');
  await page.getByRole('region', { name: 'Best Novel', exact: true }).waitFor();
  await settled(page);
  meter.part('— from the opened ballot');
  for (const [category, titles] of Object.entries(VOTED)) {
    const card = page.getByRole('region', { name: category, exact: true });
    const [first] = titles;
    const begin = card.getByRole('button', { name: new RegExp(escaped(first)) }).first();
    await unfold(meter, category, begin);
    for (const [index, title] of titles.entries()) await rankNext(meter, card, title, index + 1);
  }
}

async function nominate(meter: Meter, server: PortalServer): Promise<void> {
  const { page } = meter;
  await asAdult(meter, server);
  const own = link(page, /^Nominate for the 2019 Hugo/);
  await meter.press(
    await getFirst(own, link(page, /^(Start|Continue) your.*nominations/), link(page, /nominat/i)),
  );
  await settled(page);
  const landing = link(page, /^Hugo nominations/);
  const getField = (category: string, label: RegExp) =>
    page
      .getByRole('region', { name: category, exact: true })
      .getByRole('textbox', { name: label })
      .first();
  await getFirst(landing, page.getByRole('region', { name: 'Best Novel', exact: true }));
  if (await landing.isVisible()) await meter.press(landing);
  for (const [category, title, author] of [
    ['Best Novel', 'Spinning Silver', 'Naomi Novik'],
    ['Best Novella', 'Artificial Condition', 'Martha Wells'],
  ] as const) {
    const field = getField(category, /^Title/);
    await page.getByRole('region', { name: category, exact: true }).first().waitFor();
    await settled(page);
    await unfold(meter, category, field);
    await meter.type(field, title);
    await meter.type(getField(category, /^Author/), author);
  }
  await meter.press(button(page, /^Save now/).first());
  const dialog = page.getByRole('dialog');
  await meter.type(dialog.getByLabel('Signature'), 'Tara');
  await meter.press(dialog.getByRole('button', { name: 'OK', exact: true }));
  await page
    .getByText(/: Saved|everything .*saved|^Saved/i)
    .first()
    .waitFor();
}

async function editBadge(meter: Meter, server: PortalServer): Promise<void> {
  const { page } = meter;
  await asAdult(meter, server);
  await meter.press(
    await getFirst(button(page, /^Edit personal information/), button(page, /^(Edit|Badge)/)),
  );
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const field = dialog.getByLabel(/^Badge name/);
  await settled(page);
  if (!(await field.isVisible()))
    await meter.press(dialog.getByRole('button', { expanded: false }).first());
  await meter.type(field, 'Tara');
  await meter.press(dialog.getByRole('button', { name: /^Save/ }));
  await dialog.waitFor({ state: 'hidden' });
}

/** The members' tasks, each from its starting page. */
export const tasks: readonly Task[] = [
  { name: 'Join: an adult, required fields alone', play: join },
  { name: 'Pay an open invoice', play: pay },
  { name: 'Sign in', play: login },
  { name: 'Sign in with a passkey', play: signInWithPasskey },
  { name: 'Vote: three ranks in three categories', play: vote },
  { name: 'Nominate: a work in two categories', play: nominate },
  { name: 'Change the name on a badge', play: editBadge },
];
