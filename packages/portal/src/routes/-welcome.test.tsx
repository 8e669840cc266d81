import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  lostConnection,
  Refusal,
  unauthorized,
  type Answers,
  type Call,
} from '../testing/answers.ts';
import { config, person, user } from '../testing/builders.ts';
import { daypassPrices, purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const EMAIL = 'aoife@example.com';

/** Waits until the form, or the card that then replaces it, says that the mail was sent. */
const isSent = (email: string) =>
  waitFor(() =>
    expect(screen.getByText(new RegExp(`We emailed a link to ${email}`))).toBeVisible(),
  );

const signedOut: Answers = {
  'GET /config': config(),
  'GET /user': unauthorized,
  'POST /key': { status: 'success', email: EMAIL },
  'GET /purchase/data': purchaseData(),
  'GET /purchase/daypass-prices': daypassPrices(),
};

type Page = Awaited<ReturnType<typeof renderRoute>>;
const field = () => screen.getByRole('textbox', { name: /^Email/ });
const button = () => screen.getByRole('button', { name: 'Send login link' });
const requests = (page: Page) => page.calls.filter(({ name }) => name === 'POST /key');

describe('the home page of a visitor', () => {
  it('shows the convention, what is open, and prices', async () => {
    const answers = { ...signedOut, 'GET /config': config({ enable_daypass: true }) };
    const page = await renderRoute('/', answers, { now: new Date('2019-07-01T12:00:00Z') });
    const title = { level: 1, name: 'Testcon 2019: A Test' };
    expect(screen.getByRole('heading', title)).toBeVisible();
    expect(screen.getByText('15–19 August 2019')).toBeVisible();
    expect(screen.getByText('Test Hall, Dublin')).toBeVisible();
    const vote = screen.getByRole('link', { name: /^Vote for the 2019 Hugo Awards/ });
    expect(vote).toHaveAttribute('href', '/hugo/vote');
    expect(vote).toHaveTextContent(/30 days left$/);
    // Nominations are over.
    expect(screen.queryByRole('link', { name: /^Nominate/ })).toBeNull();
    const join = within(screen.getByRole('region', { name: 'Join' }));
    expect(join.getByRole('link', { name: 'Join from €40' })).toHaveAttribute('href', '/new');
    const adult = screen.getByRole('link', { name: /^Adult .*€210$/ });
    expect(adult).toHaveAttribute('href', '/new/Adult');
    expect(screen.getByRole('link', { name: /^Adult day pass from €/ })).toHaveAttribute(
      'href',
      '/daypass/Adult',
    );
    expect(page.calls.map(({ name }) => name)).toEqual([
      'GET /config',
      'GET /user',
      'GET /purchase/data',
      'GET /purchase/daypass-prices',
    ]);
    expect(document.title).toBe('Testcon 2019: Memberships');
  });

  it('updates the time left, and removes what has closed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2019-08-01T06:58:10Z') });
    onTestFinished(() => void vi.useRealTimers());
    await renderRoute('/', signedOut);
    expect(screen.getByRole('link', { name: /^Vote for the 2019/ })).toHaveTextContent(/left$/);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(screen.queryByRole('link', { name: /^Vote for the 2019/ })).toBeNull();
  });

  it('has both ways in without prices', async () => {
    const failed = new Refusal(500, 'internal');
    await renderRoute('/', {
      ...signedOut,
      'GET /purchase/data': failed,
      'GET /purchase/daypass-prices': failed,
    });
    const join = within(screen.getByRole('region', { name: 'Join' }));
    expect(join.getByRole('link', { name: 'Join' })).toBeVisible();
    expect(field()).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Memberships and prices' })).toBeNull();
  });

  it('shows what the convention has configured, and nothing else', async () => {
    const { convention: _, ...small } = config({ hugo: { ...config().hugo, awards: {} } });
    await renderRoute('/', { ...signedOut, 'GET /config': small });
    expect(screen.getByRole('heading', { level: 1, name: 'Testcon 2019' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Open now or soon' })).toBeNull();
    expect(screen.queryByText(/August/)).toBeNull();
  });

  it('shows the convention’s help about login links, with its addresses and times', async () => {
    const page = await renderRoute('/', {
      ...signedOut,
      'GET /config': config({
        loginLinkMinutes: 45,
        contact: { registration: 'reg@example.com', hugoHelp: 'hugo@example.com' },
      }),
    });
    const card = within(screen.getByRole('region', { name: 'Sign in by email' }));
    expect(card.getByText('Use the address you joined with.')).toBeVisible();
    expect(card.getByText(/It takes about/)).not.toBeVisible();
    await page.user.click(card.getByText('Trouble signing in?'));
    expect(card.getByRole('listitem')).toHaveTextContent(
      'It takes about 45 minutes. Else write to reg@example.com, soon.',
    );
    expect(card.getByRole('link', { name: 'reg@example.com' })).toHaveAttribute(
      'href',
      'mailto:reg@example.com',
    );
  });

  it('has no field for a name, since no account is created here', async () => {
    await renderRoute('/', signedOut);
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  });

  it('shows only the sign-in to visitors who requested another page', async () => {
    const page = await renderRoute('/?next=%2Fpay', signedOut);
    expect(page.calls.map(({ name }) => name)).toEqual(['GET /config', 'GET /user']);
    expect(screen.getByText('Sign in to see this page.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Join' })).toBeNull();
    expect(screen.getByRole('link', { name: 'buy a membership' })).toHaveAttribute('href', '/new');
  });
});

describe('requesting a login link', () => {
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

  it('sends the email and the page to return to on Enter, and confirms it', async () => {
    const page = await renderRoute('/', signedOut);
    await page.user.type(field(), `${EMAIL}{Enter}`);
    expect(screen.getByText(`Sending login key and link to ${EMAIL}`)).toBeVisible();
    await isSent(EMAIL);
    const card = await screen.findByRole('region', { name: 'Check your inbox' });
    expect(within(card).getByRole('status')).toHaveTextContent(
      `Sending login key and link to ${EMAIL}`,
    );
    expect(within(card).getByRole('status')).toHaveFocus();
    expect(requests(page)[0]?.body).toEqual({ email: EMAIL, path: '/' });
  });

  it('sends the requested page, if it is on this site', async () => {
    const page = await renderRoute('/?next=%2Fupgrade%2F5', signedOut);
    await page.user.type(field(), `${EMAIL}{Enter}`);
    expect(requests(page)[0]?.body).toEqual({ email: EMAIL, path: '/upgrade/5' });
    page.unmount();
    sessionStorage.clear();

    const evil = await renderRoute('/?next=%2F%2Fevil.example', signedOut);
    await evil.user.type(field(), `${EMAIL}{Enter}`);
    expect(requests(evil)[0]?.body).toEqual({ email: EMAIL, path: '/' });
  });

  it('sends one mail when pressed twice', async () => {
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

  it('keeps the given email when choosing another address', async () => {
    const page = await renderRoute('/', signedOut);
    await page.user.type(field(), `${EMAIL}{Enter}`);
    await page.user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(field()).toHaveValue(EMAIL);
    expect(screen.queryByText(/We emailed a link/)).toBeNull();
    await page.user.clear(field());
    await page.user.type(field(), 'other@example.com{Enter}');
    await isSent('other@example.com');
    expect(requests(page)).toHaveLength(2);
  });

  it.each([
    ['offline', lostConnection, /There is no connection/],
    ['after a server error', new Refusal(500, 'internal'), /The server has a problem/],
    [
      'after too many requests, with the time to wait',
      new Refusal(429, 'too_many_requests', {}, { 'retry-after': '540' }),
      /too often\. Try again in 9 minutes\./,
    ],
    [
      'after too many requests, for a moment',
      new Refusal(429, 'too_many_requests', {}, { 'retry-after': '20' }),
      /too often\. Try again in 1 minute\./,
    ],
  ])('explains a failure %s, and can be retried', async (_, answer, text) => {
    const page = await renderRoute('/', { ...signedOut, 'POST /key': answer });
    await page.user.type(field(), `${EMAIL}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    // The message about sending is gone.
    await waitFor(() => expect(screen.queryByText(/^Sending login key/)).toBeNull());
    expect(button()).toBeEnabled();
    await page.user.click(button());
    expect(requests(page)).toHaveLength(2);
  });
});

describe('waiting for the mail', () => {
  const account = user([person({ id: 7 })]);
  /** A server that accepts one code. */
  function waiting(more: Answers = {}): Answers {
    let isSignedIn = false;
    return {
      ...signedOut,
      'GET /user': () => (isSignedIn ? account : unauthorized),
      'GET /purchase/data': purchaseData(),
      'GET /purchase/list': [],
      'POST /login/code': ({ body }: Call) => {
        if ((body as { code: string }).code !== '482913')
          return new Refusal(401, 'wrong_code', { tries_left: 4 });
        isSignedIn = true;
        return { status: 'success', email: EMAIL, path: '/hugo/vote/7' };
      },
      ...more,
    };
  }
  const code = () => screen.findByRole('textbox', { name: 'Code from the mail' });
  async function ask(path: string, answers = waiting()) {
    const page = await renderRoute(path, answers);
    await page.user.type(field(), `${EMAIL}{Enter}`);
    await code();
    return page;
  }

  it('signs in with the mail’s code, and leads to the requested page', async () => {
    const page = await ask('/?next=%2Fhugo%2Fvote%2F7');
    await page.user.type(await code(), '482913{Enter}');
    await waitFor(() => expect(page.path()).toBe('/hugo/vote/7'));
    expect(await screen.findByRole('button', { name: /^Sign out aoife/ })).toBeVisible();
  });

  it('shows how many tries are left after a wrong code', async () => {
    const page = await ask('/');
    await page.user.type(await code(), '111111{Enter}');
    expect(await screen.findByText(/4 tries left/)).toBeVisible();
    expect(page.path()).toBe('/');
  });

  it.each([
    [new Refusal(401, 'wrong_code', { tries_left: 0 }), /Too many wrong codes/],
    [new Refusal(403, 'expired_code'), /has expired, or belongs to another browser/],
  ])('sends another mail when the code is void', async (answer, text) => {
    const page = await ask('/?next=%2Fpay', waiting({ 'POST /login/code': answer }));
    await page.user.type(await code(), '111111{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await page.user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await code()).toBeEnabled();
    expect(requests(page).map(({ body }) => body)).toEqual([
      { email: EMAIL, path: '/pay' },
      { email: EMAIL, path: '/pay' },
    ]);
  });

  it('can retry a code after a lost connection', async () => {
    const page = await ask('/', waiting({ 'POST /login/code': lostConnection }));
    await page.user.type(await code(), '482913{Enter}');
    expect(await screen.findByText(/There is no connection/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Sign in with the code' }));
    await waitFor(() =>
      expect(page.calls.filter(({ name }) => name === 'POST /login/code')).toHaveLength(2),
    );
  });

  it('prevents more mails for as long as the server requires, and not longer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let isTooOften = false;
    const page = await ask(
      '/',
      waiting({
        'POST /key': () =>
          isTooOften
            ? new Refusal(429, 'too_many_requests', {}, { 'retry-after': '540' })
            : { status: 'success', email: EMAIL },
      }),
    );
    isTooOften = true;
    const again = screen.getByRole('button', { name: 'Send the mail again' });
    await page.user.click(again);
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 9 minutes');
    await page.user.click(again);
    expect(requests(page)).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(541_000));
    expect(screen.queryByRole('alert')).toBeNull();
    await page.user.click(again);
    expect(requests(page)).toHaveLength(3);
  });

  it('continues after the page was discarded, as phones do while the user reads the mail', async () => {
    const page = await ask('/?next=%2Fpay');
    page.unmount();
    const again = await renderRoute('/?next=%2Fpay', waiting());
    expect(await code()).toBeVisible();
    expect(screen.getByText(new RegExp(`We emailed a link to ${EMAIL}`))).toBeVisible();
    again.unmount();
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() + 61 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    await renderRoute('/', waiting());
    expect(field()).toBeVisible();
  });

  it('ends after a sign-in: nothing is left after signing out', async () => {
    const page = await ask('/');
    await page.user.type(await code(), '482913{Enter}');
    await screen.findByRole('button', { name: /^Sign out aoife/ });
    page.unmount();
    await renderRoute('/', signedOut);
    expect(field()).toHaveValue('');
  });

  it('continues by itself when the link was opened in another tab', async () => {
    let isSignedIn = false;
    const page = await ask(
      '/',
      waiting({ 'GET /user': () => (isSignedIn ? account : unauthorized) }),
    );
    isSignedIn = true;
    await page.queryClient.refetchQueries({ queryKey: ['user'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Memberships' })).toBeVisible();
  });

  it('ignores invalid values in the tab’s storage', async () => {
    sessionStorage.setItem('conkit:asked-mail', '{"email":1,"page":"/"}');
    await renderRoute('/', signedOut);
    expect(field()).toBeVisible();
  });

  it('leads to no other site, whatever the URL', async () => {
    for (const next of [
      '//evil.example',
      '/\\evil.example',
      '/%5Cevil.example/..//x',
      'https://evil.example',
      'javascript:alert(1)',
      '/login/mallory@example.com/key',
      '/api/logout',
      'https://a@evil.example/',
    ]) {
      const answer = { status: 'success', email: EMAIL };
      const page = await ask(
        `/?next=${encodeURIComponent(next)}`,
        waiting({ 'POST /login/code': answer }),
      );
      await page.user.type(await code(), '482913{Enter}');
      await waitFor(() => expect(page.router.state.status).toBe('idle'));
      expect(new URL(page.path(), 'http://test').host).toBe('test');
      expect(page.path()).not.toMatch(/login|api/);
      page.unmount();
      sessionStorage.clear();
    }
  });
});
