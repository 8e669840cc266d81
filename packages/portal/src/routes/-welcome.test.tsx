import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lostConnection, Refusal, unauthorized, type Answers } from '../testing/answers.ts';
import { config } from '../testing/builders.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const EMAIL = 'aoife@example.com';
const signedOut: Answers = {
  'GET /config': config(),
  'GET /user': unauthorized,
  'POST /key': { status: 'success', email: EMAIL },
};

type Page = Awaited<ReturnType<typeof renderRoute>>;
const field = () => screen.getByRole('textbox', { name: /^Email/ });
const button = () => screen.getByRole('button', { name: 'Send login link' });
const requests = (page: Page) => page.calls.filter(({ name }) => name === 'POST /key');

describe('the first page of a visitor', () => {
  it('asks for nothing but the convention and who is there', async () => {
    const page = await renderRoute('/', signedOut);
    expect(page.calls.map(({ name }) => name)).toEqual(['GET /config', 'GET /user']);
    expect(document.title).toBe('Testcon 2019: Memberships');
  });

  it('says what the convention wants to be known about login links, with its addresses and times', async () => {
    await renderRoute('/', {
      ...signedOut,
      'GET /config': config({
        loginLinkMinutes: 45,
        contact: { registration: 'reg@example.com', hugoHelp: 'hugo@example.com' },
      }),
    });
    const card = within(screen.getByRole('region', { name: 'Sign in by email' }));
    const help = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(help).toEqual([
      'Use the address that your membership was bought with.',
      'It takes about 45 minutes. Else write to reg@example.com, soon.',
    ]);
    expect(card.getByRole('link', { name: 'reg@example.com' })).toHaveAttribute(
      'href',
      'mailto:reg@example.com',
    );
  });

  it('has no field for a name: an account is not made here', async () => {
    await renderRoute('/', signedOut);
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  });

  it('leads to what can be bought without an account', async () => {
    await renderRoute('/', signedOut);
    expect(screen.getByRole('link', { name: 'buy a membership' })).toHaveAttribute('href', '/new');
  });
});

describe('asking for a login link', () => {
  it.each([
    ['', false],
    ['aoife', false],
    ['aoife@example', false],
    ['@example.com', false],
    ['aoife@example.com', true],
  ])('with "%s" is possible: %s', async (text, isPossible) => {
    const page = await renderRoute('/', signedOut);
    if (text) await page.user.type(field(), text);
    expect(button()).toHaveProperty('disabled', !isPossible);
    await page.user.type(field(), '{Enter}');
    expect(requests(page)).toHaveLength(isPossible ? 1 : 0);
  });

  it('by Enter sends the address and the page to come back to, and says so', async () => {
    const page = await renderRoute('/', signedOut);
    await page.user.type(field(), `${EMAIL}{Enter}`);
    expect(screen.getByText(`Sending login key and link to ${EMAIL}`)).toBeVisible();
    expect(await screen.findByText(new RegExp(`on its way to ${EMAIL}`))).toBeVisible();
    expect(requests(page)[0]?.body).toEqual({ email: EMAIL, path: '/' });
  });

  it('sends the page that was asked for, if it is one of this site', async () => {
    const page = await renderRoute('/?next=%2Fupgrade%2F5', signedOut);
    await page.user.type(field(), `${EMAIL}{Enter}`);
    expect(requests(page)[0]?.body).toEqual({ email: EMAIL, path: '/upgrade/5' });
    page.unmount();

    const evil = await renderRoute('/?next=%2F%2Fevil.example', signedOut);
    await evil.user.type(field(), `${EMAIL}{Enter}`);
    expect(requests(evil)[0]?.body).toEqual({ email: EMAIL, path: '/' });
  });

  it('twice in a row sends one mail', async () => {
    const page = await renderRoute('/', {
      ...signedOut,
      'POST /key': () => new Promise(() => undefined),
    });
    await page.user.type(field(), EMAIL);
    await page.user.dblClick(button());
    await page.user.type(field(), '{Enter}{Enter}');
    expect(requests(page)).toHaveLength(1);
    expect(button()).toBeDisabled();
  });

  it('a second time needs another address, so that nobody mails themselves three times', async () => {
    const page = await renderRoute('/', signedOut);
    await page.user.type(field(), `${EMAIL}{Enter}`);
    await screen.findByText(/on its way/);
    expect(button()).toBeDisabled();
    await page.user.clear(field());
    await page.user.type(field(), 'other@example.com');
    expect(screen.queryByText(/on its way/)).toBeNull();
    expect(button()).toBeEnabled();
  });

  it.each([
    ['without a network', lostConnection, /There is no connection/],
    ['by a fault', new Refusal(500, 'internal'), /The server has a problem/],
    [
      'because it was too often, with the time to wait',
      new Refusal(429, 'too_many_requests', {}, { 'retry-after': '540' }),
      /too often\. Try again in 9 minutes\./,
    ],
    [
      'because it was too often, for a moment',
      new Refusal(429, 'too_many_requests', {}, { 'retry-after': '20' }),
      /too often\. Try again in 1 minute\./,
    ],
  ])('fails %s, says so and can be tried again', async (_, answer, text) => {
    const page = await renderRoute('/', { ...signedOut, 'POST /key': answer });
    await page.user.type(field(), `${EMAIL}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    // Nothing says any more that it is being sent.
    await waitFor(() => expect(screen.queryByText(/^Sending login key/)).toBeNull());
    expect(button()).toBeEnabled();
    await page.user.click(button());
    expect(requests(page)).toHaveLength(2);
  });
});
