import { screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';
import { unauthorized, type Answers } from './answers.ts';
import { config } from './builders.ts';
import { purchaseData } from './purchases.ts';
import type { renderRoute } from './renderRoute.tsx';

/** A page that {@link renderRoute} rendered. */
export type Page = Awaited<ReturnType<typeof renderRoute>>;

/** The status of a purchase whose key was voided. */
export const voided = { status: 'failed', code: 'payment_failed', message: 'Cancelled.' };

/** The API's answers for a visitor without an account who buys. */
export const visitor: Answers = {
  'POST /purchase/cancel': voided,
  'GET /config': config(),
  'GET /user': unauthorized,
  'GET /purchase/data': purchaseData(),
  'GET /purchase/keys': { default: 'pk_sandbox', siteselect: 'pk_siteselect' },
};

/** Clears the browser's storage after each test that pays. */
export function preparePaying() {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Fills in the person that a membership or day pass is for. */
export async function fillIn(page: Page, name = 'Aoife Byrne', email = 'aoife@example.com') {
  await page.user.click(screen.getByLabelText(/^(Legal name|Virallinen nimi)/));
  await page.user.paste(name);
  await page.user.click(screen.getByLabelText(/^(Email|Sähköposti)/));
  await page.user.paste(email);
}

/** Finds the button that opens the card dialog. */
export const payButton = () =>
  screen.findByRole('button', { name: /^(Pay by card|Maksa kortilla)/ });

/** The button of the open card dialog that charges. Its label contains the amount and the event. */
export const CHARGE = /^(Pay|Maksa) .*\d.* · Testcon 2019$/;

/** Chooses a test card in the open card dialog. */
export async function chooseTestCard(page: Page, outcome: RegExp) {
  const select = screen.getByLabelText('Test card');
  await page.user.selectOptions(select, within(select).getByRole('option', { name: outcome }));
}

/** Opens the card dialog and chooses a test card. Returns the button that charges. */
export async function chooseCard(page: Page, outcome: RegExp = /Succeeds/) {
  await page.user.click(await payButton());
  const dialog = await screen.findByRole('dialog', { name: 'Pay by card' });
  await chooseTestCard(page, outcome);
  return within(dialog).getByRole('button', { name: CHARGE });
}

/** Returns the page's calls with this name, such as `POST /purchase`. */
export const getCalls = (page: Page, name: string) =>
  page.calls.filter((call) => call.name === name);

/** Returns the idempotency key of a call. */
export const getKey = (call: { headers: Headers } | undefined) =>
  call?.headers.get('idempotency-key');
