import type { Locator, Page } from '@playwright/test';
import { getId, joinAs, newAddress, signIn } from '../../e2e/account.ts';
import type { PortalServer } from '../../e2e/server.ts';

/** A state of a screen, and how to get there. */
export interface Scene {
  /** Group and state: `vote.ranked`. Matched by `--only`, and used in file names. */
  readonly name: string;
  /** Brings the page into the state. Changes only people that it creates itself. */
  readonly play: (visit: Visit) => Promise<void>;
  /**
   * The portal to use.
   *
   * @default the one with everything open
   */
  readonly time?: 'closed';
  /**
   * `window` for a dialog or bar that belongs to the window; `print` for the printed page.
   *
   * @default the whole page
   */
  readonly shot?: 'window' | 'print';
}

/** A visitor of the portal, at one width and in one language. */
export interface Visit {
  readonly page: Page;
  readonly server: PortalServer;
  readonly isPhone: boolean;
  /** Returns the text in the page's language. */
  readonly say: (en: string | RegExp, fi: string | RegExp) => string | RegExp;
}

const PATIENCE = 10_000;

/** Waits until the page has rendered and its data has loaded. */
async function quiet({ page }: Visit): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens a URL and waits until the page has rendered. */
export async function open(visit: Visit, path: string): Promise<void> {
  await visit.page.goto(path);
  await quiet(visit);
}

/** Signs the browser in to a demonstration account, and opens its home. */
export async function openHomeAs(visit: Visit, email: string): Promise<void> {
  await signInAs(visit, email);
  await open(visit, '/');
}

/** Signs the browser in without opening a page. */
export async function signInAs({ page, server }: Visit, email: string): Promise<void> {
  const [name = '', value = ''] = (await signIn(server, email)).split('=');
  await page.context().addCookies([{ name, value, url: server.url }]);
}

/**
 * Creates an account with people and signs the browser in.
 *
 * @param people their memberships by legal name
 * @returns the address, and the id of the first person
 */
export async function asNew(visit: Visit, people: Readonly<Record<string, string>>) {
  const email = newAddress('screen');
  for (const [name, membership] of Object.entries(people)) {
    await joinAs(visit.server, membership, email, name);
  }
  await signInAs(visit, email);
  const [first = ''] = Object.keys(people);
  return { email, id: await getId(visit.page, first) };
}

/** Sends a request with the visitor's session. @throws when the server refuses it */
export async function post({ page }: Visit, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/${path}`, { data });
  if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
}

/** Returns the first visible locator, in order of preference; undefined if none is visible. */
async function seen(...choices: readonly Locator[]): Promise<Locator | undefined> {
  for (const choice of choices) {
    const visible = choice.filter({ visible: true }).first();
    if (await visible.isVisible()) return visible;
  }
  return undefined;
}

/** Waits until one of the locators is visible, and presses the first such one. */
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

/** Waits for an open dialog and returns it. */
export async function getDialog({ page }: Visit): Promise<Locator> {
  const dialog = page.getByRole('dialog').last();
  await dialog.waitFor();
  return dialog;
}

/** A name without a line break opportunity. */
export const LONG_NAME = 'W'.repeat(60);
