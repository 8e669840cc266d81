import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lostConnection, Refusal, type Answers } from '../testing/answers.ts';
import {
  CHARGE,
  getCalls,
  chooseCard,
  fillIn,
  getKey,
  preparePaying,
  visitor,
  voided,
  type Page,
} from '../testing/paying.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

preparePaying();

const purchases = (page: Page) => getCalls(page, 'POST /purchase');
const voids = (page: Page) => getCalls(page, 'POST /purchase/cancel');
const never = new Refusal(404, 'not_found');

const charge = () => screen.getByRole('button', { name: CHARGE });
const bought = () => screen.findByRole('heading', { name: 'Payment successful!' });
const saidUnpaid = () => screen.findByText('Nothing has been bought yet');
const findingOut = () => screen.findByText(/^We do not know yet whether/);

/** Sends a purchase that gets lost, which the server has not seen when polled. */
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
  return page;
}

describe('a purchase that may still arrive', () => {
  it('is not shown as unpaid before the server has promised to refuse it', async () => {
    let answer: (state: object) => void = () => undefined;
    const page = await lose({
      'POST /purchase/cancel': new Promise<object>((resolve) => (answer = resolve)),
    });
    await waitFor(() => expect(voids(page)).toHaveLength(1));
    expect(await findingOut()).toBeVisible();
    expect(screen.queryByText(/Nothing has been/)).toBeNull();
    expect(screen.queryByRole('button', { name: CHARGE })).toBeNull();
    answer(voided);
    expect(await saidUnpaid()).toBeVisible();
    // The typed card is kept.
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('4242 4242 4242 4242');
    await page.user.click(charge());
    await bought();
    const [first, second] = purchases(page);
    expect(voids(page).map(({ body }) => body)).toEqual([{ key: getKey(first) }]);
    expect(getKey(second)).not.toBe(getKey(first));
  });

  it.each([
    ['the browser is offline', lostConnection],
    ['the server fails', () => new Refusal(503, 'unavailable')],
    ['there were too many requests', () => new Refusal(429, 'too_many_requests')],
  ])('stays open while %s', async (_, trouble) => {
    const answers = [trouble, () => voided];
    let asked = 0;
    const page = await lose({
      'GET /purchase/status/{key}': () => (asked += 1) && never,
      'POST /purchase/cancel': () => {
        expect(screen.queryByText('Nothing has been bought yet')).toBeNull();
        return answers.shift()?.();
      },
    });
    await saidUnpaid();
    expect(voids(page)).toHaveLength(2);
    expect(purchases(page)).toHaveLength(1);
  });

  it('resumes when it has arrived and is paid, and nothing else is charged', async () => {
    const page = await lose({ 'POST /purchase/cancel': { status: 'success' } });
    await bought();
    expect(purchases(page)).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('waits when it has arrived and is not decided', async () => {
    let state: unknown = never;
    const page = await lose({
      'GET /purchase/status/{key}': () => state,
      'POST /purchase/cancel': () => (state = { status: 'processing' }),
    });
    expect(await screen.findByText(/is being processed/)).toBeVisible();
    expect(screen.queryByText('Nothing has been bought yet')).toBeNull();
    state = { status: 'success' };
    await bought();
    expect(purchases(page)).toHaveLength(1);
  });

  it('is voided after a reload too, when it was still being sent', async () => {
    const page = await lose({ 'POST /purchase': () => new Promise(() => undefined) });
    const key = getKey(purchases(page)[0]);
    page.unmount();
    const again = await renderRoute('/new/Adult', {
      ...visitor,
      'POST /purchase': { status: 'success' },
      'GET /purchase/status/{key}': never,
    });
    await saidUnpaid();
    expect(voids(again).map(({ body }) => body)).toEqual([{ key }]);
    await page.user.click(await chooseCard(again));
    await bought();
    expect(getKey(purchases(again)[0])).not.toBe(key);
  });

  it('is voided when this copy of it was refused', async () => {
    const errors = [{ pointer: '/body/new_members/0/legal_name', message: 'is too short' }];
    const answers = [new Refusal(400, 'invalid', { errors }), { status: 'success' }];
    const page = await lose({ 'POST /purchase': () => answers.shift() });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.user.type(screen.getByLabelText(/^Legal name/), ' Ryan');
    await page.user.click(await chooseCard(page));
    await bought();
    const [first, second] = purchases(page);
    expect(voids(page).map(({ body }) => body)).toEqual([{ key: getKey(first) }]);
    expect(getKey(second)).not.toBe(getKey(first));
    expect(JSON.stringify(second?.body)).toContain('Aoife Byrne Ryan');
  });
});

describe('a purchase that is found to have failed', () => {
  it.each([
    ['card_declined', 'The card was declined'],
    ['provider_refused', 'The payment could not be started'],
    ['payment_failed', 'The payment was not made'],
  ])('shows the same message as an immediate answer (%s)', async (code, title) => {
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
