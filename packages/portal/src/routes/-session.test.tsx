import type { User } from '@conkit/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBallotDraft } from '../features/hugo/voting/ballotDraft.ts';
import {
  lostConnection,
  Refusal,
  unauthorized,
  type Answers,
  type Call,
} from '../testing/answers.ts';
import { blockStorage } from '../testing/blockStorage.ts';
import { config, person, user } from '../testing/builders.ts';
import { purchase, purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import * as vote from '../testing/votePage.tsx';

vote.voteInOwnTime();

const zoe = person({ id: 77, legal_name: 'Zoë Lindqvist', email: 'zoe@example.com' });
const accounts = {
  aoife: user([vote.aoife]),
  zoe: user([zoe], { email: 'zoe@example.com' }),
  visitor: unauthorized,
};
type Account = keyof typeof accounts;
const payments = {
  aoife: { payment_email: 'aoife@example.com', data: { sponsor: 'For Aoife' } },
  zoe: { payment_email: 'zoe@example.com', data: { sponsor: 'For Zoë' } },
};

/** The account of the session cookie, shared by all tabs. */
let account: Account;
beforeEach(() => {
  account = 'aoife';
});

/** A server that answers the signed-in account and refuses what isn't theirs. */
const server = (): Answers => ({
  ...vote.answers(),
  'GET /user': () => accounts[account],
  'GET /purchase/data': purchaseData(),
  'GET /purchase/keys': { default: 'pk_sandbox' },
  'GET /purchase/list': () =>
    account === 'visitor' ? unauthorized : [purchase(payments[account])],
  'GET /hugo/{id}/votes': () => (account === 'aoife' ? {} : new Refusal(403, 'not_yours')),
  'POST /hugo/{id}/vote': (call: Call) => {
    if (account === 'visitor') return unauthorized;
    return account === 'aoife' ? vote.saving(call) : new Refusal(403, 'not_yours');
  },
});

/** Another tab of the browser, which broadcasts sign-ins and sign-outs. */
function otherTab() {
  const line = new BroadcastChannel('conkit:session');
  onTestFinished(() => line.close());
  const heard: unknown[] = [];
  line.addEventListener('message', ({ data }) => heard.push(data));
  return {
    heard,
    becomes: (next: Account) => {
      account = next;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to its own origin
      line.postMessage('session');
    },
  };
}

const asked = ({ calls }: vote.Page, name = 'GET /user') =>
  calls.filter((call) => call.name === name).length;
const header = () => screen.getAllByRole('banner')[0];
const expectOnlyZoe = async () => {
  await waitFor(() => expect(header()).toHaveTextContent('zoe@example.com'));
  expect(document.body).not.toHaveTextContent(/aoife/i);
};
const expectSignedOut = async () => {
  expect(await screen.findByRole('button', { name: 'Send login link' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/aoife/i);
};

describe('another account that signs in in another tab', () => {
  it('replaces the account shown', async () => {
    await renderRoute('/pay', server());
    expect(screen.getByText('For Aoife')).toBeVisible();
    otherTab().becomes('zoe');
    await expectOnlyZoe();
    expect(await screen.findByText('For Zoë')).toBeVisible();
  });

  it('sees nothing before the page belongs to it', async () => {
    let answer: (user: User) => void = () => undefined;
    const page = await renderRoute('/pay', {
      ...server(),
      'GET /user': () =>
        account === 'aoife' ? accounts.aoife : new Promise((resolve) => (answer = resolve)),
    });
    otherTab().becomes('zoe');
    await waitFor(() => expect(asked(page)).toBe(2));
    // This happens when the network is back before the server has returned the account.
    void page.queryClient.refetchQueries({ queryKey: ['purchase', 'list'] });
    await waitFor(() => expect(asked(page, 'GET /purchase/list')).toBe(2));
    await vote.pass(1);
    expect(screen.queryByText('For Zoë')).toBeNull();
    expect(header()).toHaveTextContent('aoife@example.com');
    const seen: string[] = [];
    const eye = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
    onTestFinished(() => eye.disconnect());
    eye.observe(document.body, { subtree: true, childList: true, characterData: true });
    await act(async () => answer(accounts.zoe));
    await expectOnlyZoe();
    expect(await screen.findByText('For Zoë')).toBeVisible();
    expect(seen.filter((text) => /zoë/i.test(text) && /aoife/i.test(text))).toEqual([]);
  });

  it('no longer sees the former page while its own loads', async () => {
    const page = await renderRoute('/pay', server());
    let arrive: () => void = () => undefined;
    const load = vi
      .spyOn(page.router.options.context.words, 'load')
      .mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    otherTab().becomes('zoe');
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(document.body).not.toHaveTextContent(/aoife/i);
    await act(async () => arrive());
    await expectOnlyZoe();
  });

  it('is noticed when a link is hovered', async () => {
    const page = await renderRoute('/pay', server());
    account = 'zoe';
    vi.setSystemTime(Date.now() + 60_000);
    await page.user.hover(screen.getByRole('link', { name: 'Return to the memberships page' }));
    await expectOnlyZoe();
    expect(page.path()).toBe('/pay');
  });

  it('sees nothing of a ballot, which stays on this device for its voter', async () => {
    const page = await vote.open(server());
    await vote.rank(page, 'Best Novel', 'Spinning Silver', 1);
    const tab = otherTab();
    tab.becomes('zoe');
    await expectOnlyZoe();
    await vote.pass(60);
    expect(document.body).not.toHaveTextContent(/aoife/i);
    expect(openBallotDraft(config().id, 5).read()?.mine).toEqual({ Novel: [1] });

    tab.becomes('aoife');
    await waitFor(() => expect(header()).toHaveTextContent('aoife@example.com'));
    await act(() => page.router.navigate({ href: '/hugo/vote/5' }));
    await vote.sign(page);
    await screen.findAllByRole('region', { name: /^Best Novel/ });
    vote.expectRank('Best Novel', 'Spinning Silver', 1);
    await vote.pass(16);
    await waitFor(() => expect(vote.state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
  });

  it('is detected by the next read when the server gave no answer', async () => {
    let isDown = false;
    const page = await renderRoute('/pay', {
      ...server(),
      'GET /user': () => (isDown ? new Refusal(500, 'internal') : accounts[account]),
    });
    isDown = true;
    otherTab().becomes('zoe');
    await waitFor(() => expect(asked(page)).toBe(2));
    await act(() => page.queryClient.refetchQueries({ queryKey: ['purchase', 'list'] }));
    expect(screen.getByText('For Aoife')).toBeVisible();
    expect(screen.queryByText('For Zoë')).toBeNull();
    isDown = false;
    await act(() => page.queryClient.refetchQueries({ queryKey: ['purchase', 'list'] }));
    await expectOnlyZoe();
  });
});

describe('the same account that signs in again in another tab', () => {
  it('keeps the input and the focus', async () => {
    const page = await renderRoute('/new/Adult', server());
    const name = screen.getByLabelText(/^Legal name/);
    await page.user.type(name, 'Oisín');
    otherTab().becomes('aoife');
    await waitFor(() => expect(asked(page)).toBe(2));
    await vote.pass(1);
    expect(screen.getByLabelText(/^Legal name/)).toBe(name);
    expect(name).toHaveValue('Oisín');
    expect(name).toHaveFocus();
  });

  it('continues its ballot', async () => {
    const page = await vote.open(server());
    await vote.rank(page, 'Best Novel', 'Spinning Silver', 1);
    otherTab().becomes('aoife');
    await waitFor(() => expect(asked(page)).toBe(2));
    vote.expectRank('Best Novel', 'Spinning Silver', 1);
    await vote.pass(16);
    await waitFor(() => expect(vote.state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(asked(page, 'GET /hugo/5/votes')).toBe(1);
  });
});

describe('signing out in another tab', () => {
  it('leads to the home page without the account’s data', async () => {
    const page = await renderRoute('/pay', server());
    otherTab().becomes('visitor');
    await expectSignedOut();
    expect(page.path()).toBe('/');
    const kept = page.queryClient.getQueryCache().getAll();
    expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toMatch(/aoife/i);
  });

  it('leaves a ballot on this device, and mentions it', async () => {
    const page = await vote.open(server());
    await vote.rank(page, 'Best Novel', 'Spinning Silver', 1);
    await vote.rank(page, 'Best Novella', 'Artificial Condition', 1);
    otherTab().becomes('visitor');
    await expectSignedOut();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /2 unsaved changes are kept on this device/,
    );
    expect(page.path()).toBe('/?next=%2Fhugo%2Fvote%2F5');
    expect(Object.keys(openBallotDraft(config().id, 5).read()?.mine ?? {})).toEqual([
      'Novel',
      'Novella',
    ]);
  });

  it('mentions no changes when everything is saved', async () => {
    const page = await vote.open(server());
    await vote.rank(page, 'Best Novel', 'Spinning Silver', 1);
    await vote.pass(16);
    otherTab().becomes('visitor');
    await expectSignedOut();
    expect(page.path()).toBe('/');
    expect(screen.queryByText(/kept on this device/)).toBeNull();
  });

  const edit = async (page: vote.Page) => {
    await page.user.click(screen.getByRole('button', { name: 'Edit personal information' }));
    await page.user.type(await screen.findByRole('textbox', { name: 'City' }), 'Cork');
  };

  it('leaves a dialog’s input on this device, mentions it, and leads back to it', async () => {
    const page = await renderRoute('/', server());
    await edit(page);
    const tab = otherTab();
    tab.becomes('visitor');
    await expectSignedOut();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(/1 unsaved change is kept on this device/);
    expect(page.path()).toBe('/?next=%2F%3Fedit%3D5');

    tab.becomes('zoe');
    await act(() => page.router.navigate({ to: '/', search: { edit: 5 } }));
    await expectOnlyZoe();
    expect(screen.queryByRole('dialog')).toBeNull();

    tab.becomes('aoife');
    await waitFor(() => expect(header()).toHaveTextContent('aoife@example.com'));
    expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Cork');
  });

  it('waits for a dialog’s save in flight, and then mentions nothing', async () => {
    let answer: (saved: unknown) => void = () => undefined;
    const saved = new Promise((resolve) => (answer = resolve));
    const page = await renderRoute('/', { ...server(), 'POST /people/{id}': () => saved });
    await edit(page);
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked(page, 'POST /people/5')).toBe(1));
    otherTab().becomes('visitor');
    await vote.pass(1);
    expect(screen.getByRole('dialog')).toBeVisible();
    answer({ status: 'success', updated: ['city'], key_sent: false });
    await expectSignedOut();
    expect(screen.queryByText(/kept on this device/)).toBeNull();
    expect(page.path()).toBe('/');
  });

  it('keeps a dialog on the screen if its changes exist nowhere else', async () => {
    onTestFinished(blockStorage());
    const page = await renderRoute('/', server());
    await edit(page);
    otherTab().becomes('visitor');
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot keep what you typed/);
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Cork');
  });

  it('keeps a ballot on the screen if its changes exist nowhere else, and saves it after signing in again', async () => {
    onTestFinished(blockStorage());
    const page = await vote.open(server());
    await vote.rank(page, 'Best Novel', 'Spinning Silver', 1);
    const tab = otherTab();
    tab.becomes('visitor');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^You have been signed out, and this browser cannot keep/);
    vote.expectRank('Best Novel', 'Spinning Silver', 1);
    tab.becomes('aoife');
    await waitFor(() => expect(asked(page)).toBe(3));
    // Let the requests that started while signed out end first.
    await vote.pass(1);
    const now = within(await screen.findByRole('alert'));
    await page.user.click(now.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(vote.state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
  });

  it('keeps such a ballot when a link within the page is followed', async () => {
    onTestFinished(blockStorage());
    const page = await vote.open(server());
    await vote.rank(page, 'Best Novel', 'Spinning Silver', 1);
    otherTab().becomes('visitor');
    await screen.findByRole('alert');
    vi.setSystemTime(Date.now() + 60_000);
    await act(() => page.router.navigate({ to: '.', hash: 'category-Novella' }));
    await waitFor(() => expect(asked(page)).toBe(3));
    await vote.pass(1);
    vote.expectRank('Best Novel', 'Spinning Silver', 1);
  });

  it('leaves a visitor’s page alone', async () => {
    account = 'visitor';
    const page = await renderRoute('/new/Adult', server());
    await page.user.type(screen.getByLabelText(/^Legal name/), 'Oisín');
    const tab = otherTab();
    for (const next of ['aoife', 'visitor'] as const) {
      const before = asked(page);
      tab.becomes(next);
      await waitFor(() => expect(asked(page)).toBe(before + 1));
      await vote.pass(1);
      expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Oisín');
      expect(page.path()).toBe('/new/Adult');
    }
  });
});

describe('a page that missed events', () => {
  const comeBack = () =>
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  const lookAtIt = () => fireEvent(document, new Event('visibilitychange'));

  it.each([
    ['after the back/forward cache', comeBack],
    ['visible again after a while', lookAtIt],
    ['back online', () => fireEvent(window, new Event('online'))],
  ])('%s checks the session', async (_, happen) => {
    await renderRoute('/pay', server());
    account = 'zoe';
    vi.setSystemTime(Date.now() + 60_000);
    happen();
    await expectOnlyZoe();
  });

  it('leads to the home page when the session ended while it was in the back/forward cache', async () => {
    await renderRoute('/pay', server());
    account = 'visitor';
    comeBack();
    await expectSignedOut();
  });

  it('keeps the input when it becomes visible after the session has ended', async () => {
    const page = await renderRoute('/new/Adult', server());
    await page.user.type(screen.getByLabelText(/^Legal name/), 'Oisín');
    account = 'visitor';
    vi.setSystemTime(Date.now() + 60_000);
    lookAtIt();
    await waitFor(() => expect(asked(page)).toBe(2));
    await vote.pass(1);
    expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Oisín');
  });

  it('checks nothing when it was hidden only for a moment', async () => {
    const page = await renderRoute('/pay', server());
    lookAtIt();
    await vote.pass(1);
    expect(asked(page)).toBe(1);
  });
});

describe('returning to the home page', () => {
  it('shows the sign-in just after the session has ended', async () => {
    const page = await renderRoute('/pay', server());
    account = 'visitor';
    await act(() => page.router.navigate({ to: '/' }));
    await expectSignedOut();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('explains being offline, and recovers once back online', async () => {
    const given: Answers = server();
    const page = await renderRoute('/pay', given);
    await screen.findByText('For Aoife');
    given['GET /user'] = lostConnection;
    await act(() => page.router.navigate({ to: '/' }));
    const main = await screen.findByRole('main');
    expect(within(main).getByRole('heading')).toHaveTextContent('This page could not be loaded');
    expect(main).toHaveTextContent('There is no connection to the server.');
    given['GET /user'] = accounts.aoife;
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Memberships' })).toBeVisible();
  });
});

describe('other tabs are notified', () => {
  const login = '/login/aoife%40example.com/key';

  it('of a sign-in', async () => {
    const { heard } = otherTab();
    account = 'visitor';
    const page = await renderRoute(login, {
      ...server(),
      'POST /login': () => {
        account = 'aoife';
        return { status: 'success', email: 'aoife@example.com' };
      },
    });
    await waitFor(() => expect(page.path()).toBe('/'));
    await waitFor(() => expect(heard).toHaveLength(1));
    // A channel doesn't receive its own messages.
    expect(asked(page)).toBe(2);
  });

  it('of a sign-out', async () => {
    const { heard } = otherTab();
    const page = await renderRoute('/pay', {
      ...server(),
      'GET /logout': () => {
        account = 'visitor';
        return { status: 'success' };
      },
    });
    await page.user.click(screen.getByRole('button', { name: /^Sign out aoife/ }));
    await expectSignedOut();
    await waitFor(() => expect(heard).toHaveLength(1));
  });

  it('but not of a failed login link', async () => {
    const { heard } = otherTab();
    await renderRoute(login, { ...server(), 'POST /login': unauthorized });
    expect(await screen.findByText(/This login link is not valid/)).toBeVisible();
    await vote.pass(1);
    expect(heard).toEqual([]);
  });
});
