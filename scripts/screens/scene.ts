import type { Locator, Page } from '@playwright/test';
import { idOf, joinAs, newAddress, signIn } from '../../e2e/account.ts';
import type { PortalServer } from '../../e2e/server.ts';

/** A state of a screen, and how somebody gets there. */
export interface Scene {
  /** Group and state: `vote.ranked`. It is what `--only` looks at, and the name of the files. */
  readonly name: string;
  /** Brings the page into the state. What it changes belongs to people that it makes itself. */
  readonly play: (visit: Visit) => Promise<void>;
  /** The portal it is played on: with everything open (the default), or with voting over. */
  readonly time?: 'closed';
  /** `window` where a dialog or a bar belongs to the window; `print` for what a printer gets; else the whole page. */
  readonly shot?: 'window' | 'print';
}

/** Somebody who looks at the portal, at one width and in one language. */
export interface Visit {
  readonly page: Page;
  readonly server: PortalServer;
  readonly isPhone: boolean;
  /** What the page says, in its language. */
  readonly say: (en: string | RegExp, fi: string | RegExp) => string | RegExp;
}

const PATIENCE = 10_000;

/** Waits until something is drawn and its data are there. */
async function quiet({ page }: Visit): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens an address and waits until it is drawn. */
export async function open(visit: Visit, path: string): Promise<void> {
  await visit.page.goto(path);
  await quiet(visit);
}

/** Signs the browser in as an account of the demonstration, and opens its home. */
export async function openHomeOf(visit: Visit, email: string): Promise<void> {
  await signInAs(visit, email);
  await open(visit, '/');
}

/** Signs the browser in without opening a page. */
export async function signInAs({ page, server }: Visit, email: string): Promise<void> {
  const [name = '', value = ''] = (await signIn(server, email)).split('=');
  await page.context().addCookies([{ name, value, url: server.url }]);
}

/**
 * Makes an account of people of its own and signs the browser in.
 *
 * @param people their memberships by legal name
 * @returns the address, and the id of the first
 */
export async function asNew(visit: Visit, people: Readonly<Record<string, string>>) {
  const email = newAddress('screen');
  for (const [name, membership] of Object.entries(people)) {
    await joinAs(visit.server, membership, email, name);
  }
  await signInAs(visit, email);
  const [first = ''] = Object.keys(people);
  return { email, id: await idOf(visit.page, first) };
}

/** Asks the server for something in the visitor's name; fails where it refuses. */
export async function post({ page }: Visit, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/${path}`, { data });
  if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
}

/** The first of these that is seen, the earlier the better; undefined where none is. */
async function seen(...choices: readonly Locator[]): Promise<Locator | undefined> {
  for (const choice of choices) {
    const visible = choice.filter({ visible: true }).first();
    if (await visible.isVisible()) return visible;
  }
  return undefined;
}

/** Presses the first of these that is seen; waits for one. */
export async function press(visit: Visit, ...choices: readonly Locator[]): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    const found = await seen(...choices);
    if (found) return found.click();
    await visit.page.waitForTimeout(100);
  }
  throw new Error(`None of these is there: ${choices.map(String).join(', ')}`);
}

/** Presses a button by its name. */
export const pressButton = (visit: Visit, en: string | RegExp, fi: string | RegExp) =>
  press(visit, visit.page.getByRole('button', { name: visit.say(en, fi) }));

/** A dialog that is open, once it is. */
export async function dialogOf({ page }: Visit): Promise<Locator> {
  const dialog = page.getByRole('dialog').last();
  await dialog.waitFor();
  return dialog;
}

/** A name that nothing can be broken at. */
export const LONG_NAME = 'W'.repeat(60);
