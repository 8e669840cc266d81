import { screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';
import { unauthorized, type Answers } from './answers.ts';
import { config } from './builders.ts';
import { purchaseData } from './purchases.ts';
import type { renderRoute } from './renderRoute.tsx';

/** A page that {@link renderRoute} drew. */
export type Page = Awaited<ReturnType<typeof renderRoute>>;

/** How a purchase stands whose key was voided. */
export const voided = { status: 'failed', code: 'payment_failed', message: 'Cancelled.' };

/** What the API answers to somebody without an account who wants to buy. */
export const visitor: Answers = {
  'POST /purchase/cancel': voided,
  'GET /config': config(),
  'GET /user': unauthorized,
  'GET /purchase/data': purchaseData(),
  'GET /purchase/keys': { default: 'pk_sandbox', siteselect: 'pk_siteselect' },
};

/** For the tests of a file that pay: they wait longer, and leave nothing in the browser to the next. */
export function preparePaying() {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Fills in whom a membership or day pass is for. */
export async function fillIn(page: Page, name = 'Aoife Byrne', email = 'aoife@example.com') {
  await page.user.click(screen.getByLabelText(/^(Legal name|Virallinen nimi)/));
  await page.user.paste(name);
  await page.user.click(screen.getByLabelText(/^(Email|Sähköposti)/));
  await page.user.paste(email);
}

/** The button that opens the card dialog. */
export const payButton = () =>
  screen.findByRole('button', { name: /^(Pay by card|Maksa kortilla)/ });

/** The button of the open card dialog that charges: it says the amount and the event. */
export const CHARGE = /^(Pay|Maksa) .*\d.* · Testcon 2019$/;

/** Chooses a test card in the open card dialog. */
export async function chooseTestCard(page: Page, outcome: RegExp) {
  const select = screen.getByLabelText('Test card');
  await page.user.selectOptions(select, within(select).getByRole('option', { name: outcome }));
}

/** Opens the card dialog and chooses a test card; what is paid is not sent yet. */
export async function chooseCard(page: Page, outcome: RegExp = /Succeeds/) {
  await page.user.click(await payButton());
  const dialog = await screen.findByRole('dialog', { name: 'Pay by card' });
  await chooseTestCard(page, outcome);
  return within(dialog).getByRole('button', { name: CHARGE });
}

/** The calls that a page has made under a name: `POST /purchase`. */
export const callsOf = (page: Page, name: string) =>
  page.calls.filter((call) => call.name === name);

/** The idempotency key of a call. */
export const keyOf = (call: { headers: Headers } | undefined) =>
  call?.headers.get('idempotency-key');
