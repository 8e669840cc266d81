import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lostConnection, Refusal, type Answers } from '../testing/answers.ts';
import {
  CHARGE,
  callsOf,
  chooseCard,
  chooseTestCard,
  fillIn,
  keyOf,
  preparePaying,
  visitor,
  type Page,
} from '../testing/paying.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

preparePaying();

const purchases = (page: Page) => callsOf(page, 'POST /purchase');
const cancels = (page: Page) => callsOf(page, 'POST /purchase/cancel');
const never = new Refusal(404, 'not_found');
const cancelled = { status: 'failed', code: 'payment_failed', message: 'Cancelled.' };

const charge = () => screen.getByRole('button', { name: CHARGE });
const bought = () => screen.findByRole('heading', { name: 'Payment successful!' });

/** Sends a purchase that gets lost, and that the server has not seen when it is asked. */
async function lose(more: Answers) {
  const answers = [lostConnection, () => ({ status: 'success' })];
  const page = await renderRoute('/new/Adult', {
    ...visitor,
    'POST /purchase': () => answers.shift()?.(),
    'GET /purchase/status/{key}': never,
    ...more,
  });
  await fillIn(page);
  await page.user.click(await chooseCard(page));
  await screen.findByText('Nothing has been bought yet');
  return page;
}

/** Then something else is bought in its place. */
async function buyAnother(page: Page) {
  await page.user.type(screen.getByLabelText(/^Legal name/), ' Ryan');
  await page.user.click(await chooseCard(page));
}

async function loseAndBuyAnother(more: Answers) {
  const page = await lose(more);
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  await buyAnother(page);
  return page;
}

describe('a purchase that may still arrive', () => {
  it('is cancelled before another one is sent in its place', async () => {
    let answer: (state: object) => void = () => undefined;
    const page = await loseAndBuyAnother({
      'POST /purchase/cancel': new Promise<object>((resolve) => (answer = resolve)),
    });
    await waitFor(() => expect(cancels(page)).toHaveLength(1));
    await page.user.click(charge());
    expect(purchases(page)).toHaveLength(1);
    answer(cancelled);
    await bought();
    const [first, second] = purchases(page);
    expect(purchases(page)).toHaveLength(2);
    expect(cancels(page).map(({ body }) => body)).toEqual([{ key: keyOf(first) }]);
    expect(keyOf(second)).not.toBe(keyOf(first));
    expect(JSON.stringify(second?.body)).toContain('Aoife Byrne Ryan');
  });

  it('is not cancelled when the same is sent again', async () => {
    const page = await lose({ 'POST /purchase/cancel': cancelled });
    await chooseTestCard(page, /Succeeds/);
    await page.user.click(charge());
    await bought();
    expect(cancels(page)).toHaveLength(0);
    const [first, second] = purchases(page);
    expect(keyOf(second)).toBe(keyOf(first));
  });

  it('is sent again with the card that was typed, when the server had trouble', async () => {
    const answers = [new Refusal(503, 'unavailable'), { status: 'success' }];
    const page = await lose({ 'POST /purchase': () => answers.shift() });
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('4242 4242 4242 4242');
    await page.user.click(charge());
    await bought();
    const [first, second] = purchases(page);
    expect(keyOf(second)).toBe(keyOf(first));
  });

  it.each([
    ['there is no network', lostConnection],
    ['the server has trouble', () => new Refusal(503, 'unavailable')],
    ['it was asked too often', () => new Refusal(429, 'too_many_requests')],
  ])('keeps another one from being sent while %s, and that is said', async (_, trouble) => {
    const answers = [trouble, () => cancelled];
    const page = await loseAndBuyAnother({ 'POST /purchase/cancel': () => answers.shift()?.() });
    expect(await screen.findByText('This purchase was not sent')).toBeVisible();
    expect(purchases(page)).toHaveLength(1);
    await page.user.click(charge());
    await bought();
    const [first, second] = purchases(page);
    const key = keyOf(first);
    expect(cancels(page).map(({ body }) => body)).toEqual([{ key }, { key }]);
    expect(keyOf(second)).not.toBe(key);
  });

  it('is taken up when it has arrived and is paid, and nothing else is', async () => {
    const page = await loseAndBuyAnother({ 'POST /purchase/cancel': { status: 'success' } });
    await bought();
    expect(purchases(page)).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('is shown and waited for when it has arrived and is not decided', async () => {
    let state: unknown = never;
    const page = await loseAndBuyAnother({
      'GET /purchase/status/{key}': () => state,
      'POST /purchase/cancel': () => (state = { status: 'processing' }),
    });
    expect(await screen.findByRole('heading', { name: 'Your open purchase' })).toBeVisible();
    expect(screen.getByText('Aoife Byrne')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    state = { status: 'success' };
    await bought();
    expect(purchases(page)).toHaveLength(1);
    // It is not what the form holds now: nobody knows what comes with it.
    expect(screen.getByText(/Open the link to see your membership/)).toBeVisible();
    expect(screen.queryByText(/take part in the Hugo Awards/)).toBeNull();
  });

  it('is cancelled first also after a reload', async () => {
    const page = await lose({});
    const key = keyOf(purchases(page)[0]);
    page.unmount();
    const again = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': { status: 'success' },
      'GET /purchase/status/{key}': never,
      'POST /purchase/cancel': cancelled,
    });
    await screen.findByText('Nothing has been bought yet');
    await buyAnother(again);
    await bought();
    expect(cancels(again).map(({ body }) => body)).toEqual([{ key }]);
    expect(keyOf(purchases(again)[0])).not.toBe(key);
  });

  it('is cancelled first also when it was refused as it was sent again', async () => {
    const errors = [{ pointer: '/body/new_members/0/legal_name', message: 'is too short' }];
    const answers = [
      lostConnection,
      () => new Refusal(400, 'invalid', { errors }),
      () => ({ status: 'success' }),
    ];
    const page = await lose({
      'POST /purchase': () => answers.shift()?.(),
      'POST /purchase/cancel': cancelled,
    });
    await chooseTestCard(page, /Succeeds/);
    await page.user.click(charge());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await buyAnother(page);
    await bought();
    const keys = purchases(page).map(keyOf);
    expect(cancels(page).map(({ body }) => body)).toEqual([{ key: keys[0] }]);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('a purchase that is found to have failed', () => {
  it.each([
    ['card_declined', 'The card was declined'],
    ['provider_refused', 'The payment could not be started'],
    ['payment_failed', 'The payment was not made'],
  ])('is worded by its reason, as if the answer had come (%s)', async (code, title) => {
    const page = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': lostConnection,
      'GET /purchase/status/{key}': { status: 'failed', code },
    });
    await fillIn(page);
    await page.user.click(await chooseCard(page));
    expect(await screen.findByText(title)).toBeVisible();
  });
});
