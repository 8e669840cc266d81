import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lostConnection, Refusal, type Answers } from '../testing/answers.ts';
import { config } from '../testing/builders.ts';
import {
  CHARGE,
  getCalls,
  fillIn,
  getKey,
  payButton,
  preparePaying,
  visitor as shop,
  type Page,
} from '../testing/paying.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { installStripeStub, type StripeStub } from '../testing/stripeStub.ts';

const visitor: Answers = {
  ...shop,
  'GET /config': config({ payments: { adapter: 'stripe' } }),
  'GET /purchase/keys': { default: 'pk_test_1', siteselect: 'pk_test_2' },
  'POST /purchase': { status: 'success', charge_id: 'pi_1' },
};

preparePaying();
let stripe: StripeStub;
beforeEach(() => {
  stripe = installStripeStub();
});

/** Fills in the membership form and opens the card dialog. */
async function openDialog(answers: Answers = {}, language: 'en' | 'fi' = 'en') {
  const page = await renderRoute('/new/Adult', { ...visitor, ...answers }, { language });
  await fillIn(page);
  await page.user.click(
    await screen.findByRole('button', { name: /^(Pay by card|Maksa kortilla)/ }),
  );
  const dialog = await screen.findByRole('dialog');
  return { page, pay: within(dialog).getByRole('button', { name: CHARGE }) };
}

const loaded = () => waitFor(() => expect(screen.queryByText('Loading the card form')).toBeNull());
const purchases = (page: Page) => getCalls(page, 'POST /purchase');

async function typePostcode(page: Page) {
  await loaded();
  await page.user.type(screen.getByLabelText(/^Postal code/), 'D01 X2Y3');
}

describe('a card payment by Stripe', () => {
  it('sends a token with the postal code, and no card', async () => {
    const { page, pay } = await openDialog();
    expect(stripe.keys).toEqual(['pk_test_1']);
    expect(stripe.fields).toMatchObject([{ amount: 21000, currency: 'eur', locale: 'en-GB' }]);
    await typePostcode(page);
    await page.user.click(pay);
    await waitFor(() => expect(purchases(page)).toHaveLength(1));
    expect(purchases(page)[0]?.body).toMatchObject({ source: 'ctoken_1', amount: 21000 });
    expect(stripe.tokens).toEqual([
      {
        payment_method_data: {
          billing_details: { email: 'aoife@example.com', address: { postal_code: 'D01 X2Y3' } },
        },
      },
    ]);
  });

  it('begins in the field of the card’s number, unless the buyer has begun elsewhere', async () => {
    const { page } = await openDialog();
    await loaded();
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    await page.user.click(screen.getByLabelText(/^Postal code/));
    stripe.ready();
    expect(screen.getByLabelText(/^Postal code/)).toHaveFocus();
  });

  it('loads nothing of Stripe before paying', async () => {
    await renderRoute('/new/Adult', visitor);
    await payButton();
    expect(stripe.keys).toEqual([]);
  });

  it('uses the page’s language', async () => {
    await openDialog({}, 'fi');
    expect(stripe.fields).toMatchObject([{ locale: 'fi' }]);
  });

  it('requires a postal code', async () => {
    const { page, pay } = await openDialog();
    await loaded();
    await page.user.click(pay);
    const postcode = screen.getByLabelText(/^Postal code/);
    expect(postcode).toHaveAccessibleDescription(/Enter a postal code/);
    expect(postcode).toHaveFocus();
    expect(stripe.tokens).toEqual([]);
  });

  it('creates one token and one purchase on a double click', async () => {
    stripe.waiting.holdTokens = true;
    const { page, pay } = await openDialog();
    await typePostcode(page);
    await page.user.dblClick(pay);
    stripe.waiting.release();
    await waitFor(() => expect(purchases(page)).toHaveLength(1));
    expect(stripe.tokens).toHaveLength(1);
  });

  it('does not charge when the dialog is closed during the card check', async () => {
    stripe.waiting.holdTokens = true;
    const { page, pay } = await openDialog();
    await typePostcode(page);
    await page.user.click(pay);
    expect(await screen.findByText('Checking the card')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    stripe.waiting.release();
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
    expect(purchases(page)).toEqual([]);
  });

  it('leaves validation errors of the card to Stripe’s fields', async () => {
    const { page, pay } = await openDialog();
    await typePostcode(page);
    stripe.next.submit = { error: { type: 'validation_error', message: 'Incomplete.' } };
    await page.user.click(pay);
    await waitFor(() => expect(screen.queryByText('Checking the card')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stripe.tokens).toEqual([]);
  });

  it('explains that nothing was charged when the card check failed, and can retry', async () => {
    const { page, pay } = await openDialog();
    await typePostcode(page);
    stripe.next.token = { error: { type: 'api_connection_error', message: 'No network.' } };
    await page.user.click(pay);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /could not be checked.*Nothing has been charged.*No network\./,
    );
    await page.user.click(pay);
    await waitFor(() => expect(purchases(page)).toHaveLength(1));
  });

  it('offers a retry when the fields fail to load', async () => {
    stripe.next.loaderror = true;
    const { page, pay } = await openDialog();
    expect(await screen.findByRole('alert')).toHaveTextContent('The card form did not load');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await typePostcode(page);
    await page.user.click(pay);
    await waitFor(() => expect(purchases(page)).toHaveLength(1));
  });

  it('continues with another card and another key after a decline', async () => {
    const answers = [new Refusal(402, 'card_declined'), visitor['POST /purchase']];
    const { page, pay } = await openDialog({ 'POST /purchase': () => answers.shift() });
    await typePostcode(page);
    await page.user.click(pay);
    expect(await screen.findByText('The card was declined')).toBeVisible();
    await page.user.click(pay);
    await waitFor(() => expect(purchases(page)).toHaveLength(2));
    const [first, second] = purchases(page);
    expect(second?.body).toMatchObject({ source: 'ctoken_2' });
    expect(getKey(second)).not.toBe(getKey(first));
  });

  const waiting = { status: 'requires_action', client_secret: 'pi_1_secret' };

  it('asks the bank, then polls the server, and succeeds', async () => {
    const { page, pay } = await openDialog({
      'POST /purchase': { ...waiting, client_secret: 'pi_passed_secret' },
      'GET /purchase/status/{key}': { ...waiting, client_secret: 'pi_passed_secret' },
      'POST /purchase/finish': { status: 'success', charge_id: 'pi_1' },
    });
    await typePostcode(page);
    await page.user.click(pay);
    await waitFor(() => expect(getCalls(page, 'POST /purchase/finish')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stripe.challenges).toBe(1);
  });

  it('opens the bank’s page again only on request', async () => {
    const open = { ...waiting, client_secret: 'pi_left_secret' };
    const { page, pay } = await openDialog({
      'POST /purchase': open,
      'GET /purchase/status/{key}': open,
      'POST /purchase/finish': open,
    });
    await typePostcode(page);
    await page.user.click(pay);
    await page.user.click(await screen.findByRole('button', { name: 'Open your bank’s page' }));
    await waitFor(() => expect(stripe.challenges).toBe(2));
  });

  it('explains when the bank’s page could not be opened, and offers it again', async () => {
    stripe.next.challenge = { error: { type: 'api_connection_error' } };
    const open = { ...waiting, client_secret: 'pi_offline_secret' };
    const { page, pay } = await openDialog({
      'POST /purchase': open,
      'GET /purchase/status/{key}': open,
      'POST /purchase/finish': { status: 'success', charge_id: 'pi_1' },
    });
    await typePostcode(page);
    await page.user.click(pay);
    expect(await screen.findByText('Your bank’s page could not be opened')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Open your bank’s page' }));
    await waitFor(() => expect(getCalls(page, 'POST /purchase/finish')).toHaveLength(1));
  });

  it('sends nothing again after a lost answer', async () => {
    const { page, pay } = await openDialog({
      'POST /purchase': lostConnection,
      'GET /purchase/status/{key}': { status: 'success', charge_id: 'pi_1' },
    });
    await typePostcode(page);
    await page.user.click(pay);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(purchases(page)).toHaveLength(1);
  });

  it('cannot start without the keys of its payment account', async () => {
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'GET /purchase/keys': { default: '', siteselect: 'pk_test_2' },
    });
    await page.user.click(screen.getByLabelText(/^Legal name/));
    await page.user.paste('Aoife Byrne');
    expect(await screen.findByText(/Cards cannot be taken at the moment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay by card/ })).toBeNull();
  });
});
