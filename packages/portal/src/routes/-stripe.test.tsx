import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lostConnection, Refusal, type Answers } from '../testing/answers.ts';
import { config } from '../testing/builders.ts';
import {
  CHARGE,
  callsOf,
  fillIn,
  keyOf,
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

/** Fills the membership form in and opens the card dialog. */
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
const purchases = (page: Page) => callsOf(page, 'POST /purchase');

async function typePostcode(page: Page) {
  await loaded();
  await page.user.type(screen.getByLabelText(/^Postal code/), 'D01 X2Y3');
}

describe('a card payment by Stripe', () => {
  it('sends what stands for the card, with the postal code, and no card', async () => {
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

  it('loads nothing of Stripe before somebody pays', async () => {
    await renderRoute('/new/Adult', visitor);
    await payButton();
    expect(stripe.keys).toEqual([]);
  });

  it('speaks the language of the page', async () => {
    await openDialog({}, 'fi');
    expect(stripe.fields).toMatchObject([{ locale: 'fi' }]);
  });

  it('asks for a postal code', async () => {
    const { page, pay } = await openDialog();
    await loaded();
    await page.user.click(pay);
    const postcode = screen.getByLabelText(/^Postal code/);
    expect(postcode).toHaveAccessibleDescription(/Enter a postal code/);
    expect(postcode).toHaveFocus();
    expect(stripe.tokens).toEqual([]);
  });

  it('makes one token and one purchase of a double click', async () => {
    stripe.waiting.holdTokens = true;
    const { page, pay } = await openDialog();
    await typePostcode(page);
    await page.user.dblClick(pay);
    stripe.waiting.release();
    await waitFor(() => expect(purchases(page)).toHaveLength(1));
    expect(stripe.tokens).toHaveLength(1);
  });

  it('does not charge whoever closes the dialog while the card is checked', async () => {
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

  it('leaves it to Stripe’s fields to say what is wrong with the card', async () => {
    const { page, pay } = await openDialog();
    await typePostcode(page);
    stripe.next.submit = { error: { type: 'validation_error', message: 'Incomplete.' } };
    await page.user.click(pay);
    await waitFor(() => expect(screen.queryByText('Checking the card')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stripe.tokens).toEqual([]);
  });

  it('says that nothing was charged when the card could not be checked, and can be tried again', async () => {
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

  it('offers another try when the fields do not load', async () => {
    stripe.next.loaderror = true;
    const { page, pay } = await openDialog();
    expect(await screen.findByRole('alert')).toHaveTextContent('The card form did not load');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await typePostcode(page);
    await page.user.click(pay);
    await waitFor(() => expect(purchases(page)).toHaveLength(1));
  });

  it('goes on with another card and another key after a decline', async () => {
    const answers = [new Refusal(402, 'card_declined'), visitor['POST /purchase']];
    const { page, pay } = await openDialog({ 'POST /purchase': () => answers.shift() });
    await typePostcode(page);
    await page.user.click(pay);
    expect(await screen.findByText('The card was declined')).toBeVisible();
    await page.user.click(pay);
    await waitFor(() => expect(purchases(page)).toHaveLength(2));
    const [first, second] = purchases(page);
    expect(second?.body).toMatchObject({ source: 'ctoken_2' });
    expect(keyOf(second)).not.toBe(keyOf(first));
  });

  const waiting = { status: 'requires_action', client_secret: 'pi_1_secret' };

  it('asks the bank, then the server, and is bought', async () => {
    const { page, pay } = await openDialog({
      'POST /purchase': { ...waiting, client_secret: 'pi_passed_secret' },
      'GET /purchase/status/{key}': { ...waiting, client_secret: 'pi_passed_secret' },
      'POST /purchase/finish': { status: 'success', charge_id: 'pi_1' },
    });
    await typePostcode(page);
    await page.user.click(pay);
    await waitFor(() => expect(callsOf(page, 'POST /purchase/finish')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stripe.challenges).toBe(1);
  });

  it('opens the bank’s page again only when asked to', async () => {
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

  it('says when the bank’s page could not be opened, and offers it again', async () => {
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
    await waitFor(() => expect(callsOf(page, 'POST /purchase/finish')).toHaveLength(1));
  });

  it('sends nothing a second time when the answer was lost', async () => {
    const { page, pay } = await openDialog({
      'POST /purchase': lostConnection,
      'GET /purchase/status/{key}': { status: 'success', charge_id: 'pi_1' },
    });
    await typePostcode(page);
    await page.user.click(pay);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(purchases(page)).toHaveLength(1);
  });

  it('cannot be begun without the keys of its account', async () => {
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
