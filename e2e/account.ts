import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { type PortalServer, someAddress } from './server.ts';

/** A server with access to its mails. */
type MailingServer = Pick<PortalServer, 'url' | 'dataDir' | 'log'>;

/** A mail in the server's outbox. */
export interface OutboxMail {
  readonly sent: string;
  readonly to: { readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Timeout for a mail, in milliseconds; the server checks its queue every second. */
export const MAILED = { timeout: 120_000 };

/** Returns an address that no other test uses. */
export const newAddress = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`;

/** Returns the mails to an address, oldest first. */
export async function mailsTo({ dataDir }: MailingServer, address: string): Promise<OutboxMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  const mails = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxMail),
  );
  return mails.filter(({ to }) => to.address === address);
}

/** Returns the login links mailed to an address, oldest first. */
async function loginLinks(server: MailingServer, address: string): Promise<string[]> {
  const path = `/login/${encodeURIComponent(address)}/`;
  const mails = await mailsTo(server, address);
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  return links.filter((url) => new URL(url).pathname.startsWith(path));
}

const post = (server: MailingServer, path: string, body: object) =>
  fetch(`${server.url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': someAddress(),
    },
    body: JSON.stringify(body),
  });

/** Requests a login link as the card on the first page does, and waits for the mail. */
export async function requestLink(server: MailingServer, email: string): Promise<string> {
  // An earlier link may have expired when a test moves the clock forward.
  const before = new Set(await loginLinks(server, email));
  const answer = await post(server, 'key', { email });
  if (!answer.ok) throw new Error(`POST key: ${answer.status} ${await answer.text()}`);
  for (const deadline = Date.now() + MAILED.timeout; Date.now() < deadline; await sleep(100)) {
    const link = (await loginLinks(server, email)).findLast((url) => !before.has(url));
    if (link !== undefined) return link;
  }
  throw new Error(`No login link was mailed to ${email}:\n${server.log()}`);
}

/** Signs in without a browser. @returns the session cookie, `name=value` */
export async function signIn(server: MailingServer, email: string): Promise<string> {
  const link = await requestLink(server, email);
  const key = new URL(link).pathname.split('/')[3] ?? '';
  const answer = await post(server, 'login', { email, key });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`POST login: ${answer.status} ${await answer.text()}`);
  return cookie;
}

/** Signs the browser in without opening a page. */
export async function signInPage(page: Page, server: PortalServer, email: string): Promise<void> {
  const [name = '', value = ''] = (await signIn(server, email)).split('=');
  await page.context().addCookies([{ name, value, url: server.url }]);
}

/** Signs the browser in and opens the account's first page. The mail's link could lead to another page. */
export async function openHome(page: Page, server: PortalServer, email: string): Promise<void> {
  await signInPage(page, server, email);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Memberships' })).toBeVisible();
}

interface PriceList {
  new_member: { types: { key: string; amount: number }[] };
}

/** Buys a membership without a browser, with the sandbox card that always succeeds. */
export async function joinAs(
  server: MailingServer,
  membership: string,
  email: string,
  legalName: string,
): Promise<void> {
  const data = await fetch(`${server.url}/api/purchase/data`);
  const { new_member: prices } = (await data.json()) as PriceList;
  const answer = await post(server, 'purchase', {
    amount: prices.types.find(({ key }) => key === membership)?.amount,
    email,
    source: { id: 'tok_sandbox_success' },
    new_members: [{ membership, legal_name: legalName, email }],
  });
  if (!answer.ok) throw new Error(`POST purchase: ${answer.status} ${await answer.text()}`);
}

/**
 * Buys a membership for a new person and signs the browser in, without opening a page.
 *
 * @returns the person's id
 */
export async function signInAsNew(
  page: Page,
  server: PortalServer,
  { membership = 'Supporter', email, name }: { membership?: string; email: string; name: string },
): Promise<number> {
  await joinAs(server, membership, email, name);
  await signInPage(page, server, email);
  return getId(page, name);
}

/**
 * Creates an account with several people and opens its home, signed in.
 *
 * @param people their memberships by legal name
 * @returns the address of the account
 */
export async function openNewHome(
  page: Page,
  server: PortalServer,
  people: Readonly<Record<string, string>>,
): Promise<string> {
  const email = newAddress('home');
  for (const [name, membership] of Object.entries(people)) {
    await joinAs(server, membership, email, name);
  }
  await openHome(page, server, email);
  return email;
}

/** Returns the id of a person on the signed-in account. */
export async function getId(page: Page, legalName: string): Promise<number> {
  const account = (await (await page.request.get('/api/user')).json()) as {
    people: { id: number; legal_name: string }[];
  };
  const person = account.people.find(({ legal_name }) => legal_name === legalName);
  if (!person) throw new Error(`The account has no person named ${legalName}`);
  return person.id;
}
