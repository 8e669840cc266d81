import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setAnalyticsService, type AnalyticsEvent } from '../shell/analytics.ts';
import { lostConnection, Refusal, unauthorized, type Answers } from '../testing/answers.ts';
import { config, person, user } from '../testing/builders.ts';
import { purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const EMAIL = 'aoife@example.com';
const KEY = 'secret-key';
const account = user([person({ id: 5 })]);

/** A server that signs in, and returns the account from then on. */
function signingIn(): Answers {
  let isSignedIn = false;
  return {
    'GET /config': config(),
    'GET /user': () => (isSignedIn ? account : unauthorized),
    'POST /login': () => {
      isSignedIn = true;
      return { status: 'success', email: EMAIL };
    },
    'GET /purchase/data': purchaseData(),
  };
}

const refusing = (answer: unknown): Answers => ({ ...signingIn(), 'POST /login': answer });
const link = (rest = '') => `/login/${encodeURIComponent(EMAIL)}/${KEY}${rest}`;
const open = (path: string, answers: Answers = signingIn(), isStrict = false) => {
  window.history.replaceState(null, '', path);
  return renderRoute(path, answers, { isStrict });
};

const reported: AnalyticsEvent[] = [];
let restore = () => undefined as void;
beforeEach(() => {
  reported.length = 0;
  restore = setAnalyticsService((event) => reported.push(event));
});
afterEach(() => {
  restore();
  window.history.replaceState(null, '', '/');
});

describe('a login link leads', () => {
  it.each([
    ['home by default', '', '/'],
    ['to the nominations of its id', '/5', '/hugo/nominate/5'],
    ['to the page that its action names', '/5/vote', '/hugo/vote/5'],
    ['to the Retro Hugos', '/5/vote-retro', '/hugo/vote-retro/5'],
    ['to the nominations when the action is unknown', '/5/steal', '/hugo/nominate/5'],
    ['home when the id is not a number', '/abc/vote', '/'],
    ['to its `next`', '?next=%2Fupgrade%2F5', '/upgrade/5'],
    ['to the award page in its `next`', '?next=%2Fhugo%2Fvote%2F5', '/hugo/vote/5'],
    ['to its `next` rather than to its id', '/5/vote?next=%2Fpay', '/pay'],
    ['home instead of to another site', '?next=%2F%2Fevil.example', '/'],
    ['home instead of to another site in its URL', '?next=https%3A%2F%2Fevil.example', '/'],
    ['home instead of to another site with a backslash', '?next=%2F%5Cevil.example', '/'],
    ['home instead of to another login link', '?next=%2Flogin%2Fmallory%40example.com%2Fkey', '/'],
  ])('%s', async (_, rest, target) => {
    const page = await open(link(rest));
    await waitFor(() => expect(page.path()).toBe(target));
    const id = /^\/hugo\/.*\/5$/.test(target) && { id: 5 };
    expect(page.calls.find(({ name }) => name === 'POST /login')?.body).toEqual({
      email: EMAIL,
      key: KEY,
      ...id,
    });
    expect(page.router.history.length).toBe(1);
  });
});

describe('signing in', () => {
  it('shows progress, with the key removed from the address bar', async () => {
    await open(
      link('/5/vote'),
      refusing(() => new Promise(() => undefined)),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Signing in' })).toBeVisible();
    expect(screen.getByText(`Signing in as ${EMAIL}`)).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(JSON.stringify(window.history.state)).not.toContain(KEY);
    expect(document.title).toBe('Testcon 2019: Signing in');
  });

  it('signs in once even when React mounts twice', async () => {
    const page = await open(link(), signingIn(), true);
    expect(await screen.findByText(/^Adult member/)).toBeVisible();
    expect(page.calls.filter(({ name }) => name === 'POST /login')).toHaveLength(1);
  });

  /** A browser in which an account is already signed in. */
  function signedInAs(email: string): Answers {
    let current = user([person({ legal_name: 'Other Member' })], { email });
    return {
      ...signingIn(),
      'GET /user': () => current,
      'POST /login': () => {
        current = account;
        return { status: 'success', email: EMAIL };
      },
    };
  }
  const logins = (page: Awaited<ReturnType<typeof open>>) =>
    page.calls.filter(({ name }) => name === 'POST /login').length;

  it.each([
    ['a link', ''],
    ['a personal link', '/5/vote'],
  ])('asks before %s switches to another account', async (_, rest) => {
    const page = await open(link(rest), signedInAs('else@example.com'));
    const question = { level: 1, name: 'Switch to another account?' };
    expect(screen.getByRole('heading', question)).toBeVisible();
    expect(document.body).toHaveTextContent('You are signed in as else@example.com.');
    expect(window.location.pathname).toBe('/login');
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in as else@example.com' }));
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(logins(page)).toBe(0);
    expect(await screen.findByRole('heading', { name: 'Other Member' })).toBeVisible();
  });

  it('does not ask when the link is for the same account, whatever its spelling', async () => {
    const page = await open(link(), signedInAs(` ${EMAIL.toUpperCase()} `));
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(logins(page)).toBe(1);
    expect(screen.queryByText('Switch to another account?')).toBeNull();
  });

  it('leaves no data of the account that was signed in before', async () => {
    const page = await open(link(), signedInAs('else@example.com'));
    fireEvent.click(screen.getByRole('button', { name: `Sign in as ${EMAIL}` }));
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(await screen.findByRole('heading', { name: 'Aoife Ní Bhriain' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Other Member');
  });
});

describe('an expired login link', () => {
  const expired = `Your login key has expired, and has been reset. Your new login link is being sent to ${EMAIL}.`;

  it('is explained where the mail’s code is entered, and nowhere else', async () => {
    const page = await open(link('/5/vote'), refusing(new Refusal(403, 'expired_key')));
    const card = within(await screen.findByRole('region', { name: 'Check your inbox' }));
    expect(card.getByRole('status')).toHaveTextContent(expired);
    expect(screen.getAllByText(expired)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.path()).toBe('/');
    expect(reported).toEqual([{ type: 'failure', what: 'login', code: 'expired_key' }]);
  });

  it('is replaced by a code that leads to the same page', async () => {
    let isSignedIn = false;
    const page = await open(link('/5/vote'), {
      ...refusing(new Refusal(403, 'expired_key')),
      'GET /user': () => (isSignedIn ? account : unauthorized),
      'POST /login/code': () => {
        isSignedIn = true;
        return { status: 'success', email: EMAIL };
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Code from the mail' });
    await page.user.type(field, '482 913{Enter}');
    await waitFor(() => expect(page.path()).toBe('/hugo/vote/5'));
    expect(page.calls.findLast(({ name }) => name === 'POST /login/code')?.body).toEqual({
      code: '482913',
    });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a failed login link leads to the home page, which offers a new one', () => {
  it.each([
    ['because its key is wrong', unauthorized, /This login link is not valid/, 'unauthorized'],
    ['offline', lostConnection, /There is no connection to the server/, 'network'],
    ['after a server error', new Refusal(500, 'internal'), /The server has a problem/, 'internal'],
  ])('%s', async (_, answer, text, code) => {
    const page = await open(link('/5/vote'), refusing(answer));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(page.path()).toBe('/');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue(EMAIL);
    expect(screen.getByRole('button', { name: 'Send login link' })).toBeEnabled();
    expect(reported).toEqual([{ type: 'failure', what: 'login', code }]);
  });
});

it('explains a failed link even if the tab is waiting for a mail', async () => {
  const kept = { email: EMAIL, path: '/', reason: 'asked', page: '/', at: Date.now() };
  sessionStorage.setItem('conkit:asked-mail', JSON.stringify(kept));
  await open(link(), refusing(unauthorized));
  expect(await screen.findByRole('alert')).toHaveTextContent(/This login link is not valid/);
});

it.each(['?next=%2F5', '/5/vote/more'])(
  'shows a page that explains an incomplete link: %s',
  async (rest) => {
    await open(rest.startsWith('?') ? `/login/${rest}` : link(rest));
    expect(screen.getByText(/Login links are long/)).toBeVisible();
  },
);
