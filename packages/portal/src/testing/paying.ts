import { screen, within } from '@testing-library/react';
import type { renderRoute } from './renderRoute.tsx';

/** A page that {@link renderRoute} drew. */
export type Page = Awaited<ReturnType<typeof renderRoute>>;

/** The button that opens the card dialog. */
export const payButton = () => screen.findByRole('button', { name: 'Pay by card' });

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
  return within(dialog).getByRole('button', { name: 'Testcon 2019' });
}

/** The calls that a page has made under a name: `POST /purchase`. */
export const callsOf = (page: Page, name: string) =>
  page.calls.filter((call) => call.name === name);

/** The idempotency key of a call. */
export const keyOf = (call: { headers: Headers } | undefined) =>
  call?.headers.get('idempotency-key');
