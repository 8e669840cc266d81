import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  lostConnection,
  Refusal,
  unauthorized,
  type Answers,
  type Call,
} from '../testing/answers.ts';
import { finalists, votes } from '../testing/ballots.ts';
import { blockStorage } from '../testing/blockStorage.ts';
import { user } from '../testing/builders.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import {
  answers,
  aoife,
  card,
  expectRank,
  ines,
  keptBallots,
  oisin,
  open,
  pass,
  rank,
  saves,
  saving,
  sign,
  signature,
  state,
  unfold,
  voteInOwnTime,
  type Page,
} from '../testing/votePage.tsx';

voteInOwnTime();

it('the rules name no more positions than a category has entries', async () => {
  const page = await renderRoute('/hugo/vote/5', answers());
  await sign(page);
  // Two novels and No award.
  expect(screen.getByText(/from 1 for your favourite to 3\./)).toBeInTheDocument();
});

describe('voting URLs', () => {
  it.each([
    ['/hugo', [aoife], '/hugo/vote/5'],
    ['/hugo/vote', [aoife], '/hugo/vote/5'],
    ['/hugo/vote', [aoife, oisin], '/hugo/vote/5'],
    ['/hugo/vote-retro', [aoife, oisin], '/hugo/vote-retro/5'],
    ['/hugo/vote', [aoife, ines], '/hugo/vote'],
    ['/hugo/vote', [oisin], '/hugo/vote'],
    ['/hugo/vote/99', [aoife, ines], '/hugo/vote'],
    ['/hugo/vote/abc', [aoife, ines], '/hugo/vote'],
    ['/hugo/vote/05', [aoife, ines], '/hugo/vote'],
    ['/hugo/vote/99', [aoife], '/hugo/vote/5'],
    ['/hugo/vote-retro/99', [aoife, ines], '/hugo/vote-retro'],
    ['/hugo/vote/6', [aoife, oisin], '/hugo/vote/6'],
    ['/hugo/vote/7', [aoife, ines], '/hugo/vote/7'],
  ])('redirect from %s, case %#', async (path, people, target) => {
    const page = await renderRoute(path, answers(user(people)));
    expect(page.path()).toBe(target);
    expect(page.router.history.length).toBe(1);
  });

  it.each([
    ['/hugo', '/hugo/vote'],
    ['/hugo/vote', '/hugo/vote'],
    // The id is unknown before signing in, so bookmarks keep working afterwards.
    ['/hugo/vote/5', '/hugo/vote/5'],
    ['/hugo/vote-retro', '/hugo/vote-retro'],
    ['/hugo/vote-retro/5', '/hugo/vote-retro/5'],
  ])('show the sign-in for %s signed out', async (path, target) => {
    const email = 'aoife@example.com';
    const page = await renderRoute(path, {
      ...answers(unauthorized),
      'POST /key': { status: 'success', email },
    });
    expect(page.path()).toBe(target);
    expect(screen.getByText(/^Sign in to vote/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join to vote' })).toHaveAttribute('href', '/new');
    expect(screen.queryByRole('textbox', { name: /^Signature/ })).toBeNull();
    await page.user.type(screen.getByRole('textbox', { name: /^Email/ }), `${email}{Enter}`);
    expect(await screen.findByRole('textbox', { name: 'Code from the mail' })).toBeVisible();
    expect(page.calls.find(({ name }) => name === 'POST /key')?.body).toEqual({
      email,
      path: target,
    });
    sessionStorage.clear();
  });
});

describe('before the signature', () => {
  it('the ballot is read-only and folded, and nothing is stored', async () => {
    const page = await renderRoute('/hugo/vote/5', {
      ...answers(),
      'GET /hugo/{id}/votes': votes({ Novel: [2, 1] }),
    });
    expect(signature()).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Best Novel' })).toHaveTextContent(
      '1 Revenant Gun · 2 Spinning Silver',
    );
    expect(document.querySelector('main details[id] [open], section details[open]')).toBeNull();
    unfold('Best Novel');
    expect(card('Best Novel').queryAllByRole('button')).toEqual([]);
    await page.user.click(card('Best Novel').getByRole('link', { name: 'Sign to rank' }));
    expect(signature()).toHaveFocus();
    await pass(60);
    expect(page.calls.map(({ name }) => name)).toEqual([
      'GET /config',
      'GET /user',
      'GET /hugo/finalists',
      'GET /hugo/5/votes',
    ]);
    expect(keptBallots()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Hugo Award Voting' })).toBeVisible();
    expect(screen.getByText('Adult member #214')).toBeVisible();
  });

  it('a blank signature is not accepted', async () => {
    const page = await renderRoute('/hugo/vote/5', answers());
    expect(screen.getByRole('button', { name: 'OK' })).toBeDisabled();
    await page.user.type(signature(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'OK' })).toBeDisabled();
    expect(screen.queryByText(/Signing as/)).toBeNull();
  });

  it('signing shows the finalists, the saved votes and the signature', async () => {
    const page = await open();
    expect(screen.getByText('Signing as “Aoife B”')).toBeVisible();
    expect(page.calls.slice(2).map(({ name }) => name)).toEqual([
      'GET /hugo/finalists',
      'GET /hugo/5/votes',
      'GET /hugo/5/packet',
    ]);
    expect(card('Best Novel').getByRole('button', { name: /^Spinning Silver, not/ })).toBeVisible();
    const rules = screen.getByText(/^Saved automatically/);
    expect(rules).not.toBeVisible();
  });

  it('the voter returns to the category that they last visited on this device', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Next: Best Novella' }));
    expect(document.activeElement).toHaveTextContent('Best Novella');
    page.unmount();
    await open();
    const folds = [...document.querySelectorAll('section > details')];
    expect(folds.map((fold) => fold.hasAttribute('open'))).toEqual([false, true]);
    expect(document.activeElement).toHaveTextContent('Best Novella');
  });

  it('a person without the right sees an explanation, and that others on the account have their own link', async () => {
    const child = await renderRoute('/hugo/vote/6', answers(user([aoife, oisin])));
    expect(screen.getByText(/^Oisín Byrne cannot vote/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Signature/ })).toBeNull();
    child.unmount();
    await renderRoute('/hugo/vote', answers(user([aoife, ines])));
    expect(screen.getByText(/Each person on this account has a link/)).toBeVisible();
  });

  it('a voter sees when voting opens instead of a missing right', async () => {
    vi.setSystemTime(new Date('2019-03-20T12:00:00Z'));
    await renderRoute('/hugo/vote/5', answers());
    expect(screen.getByText(/^Voting opens/)).toHaveTextContent(/1 April 2019/);
    expect(screen.getByText(/will be here when voting opens/)).toBeVisible();
    expect(screen.queryByText(/cannot vote/)).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Signature/ })).toBeNull();
  });

  it('a signature is requested once per visit, also for the other award', async () => {
    const page = await open();
    await act(() => page.router.navigate({ href: '/hugo/vote-retro/5' }));
    await screen.findByRole('region', { name: 'Best Novel (1944 Retro Hugo)' });
    expect(screen.getByText('Signing as “Aoife B”')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Return to the memberships page' }));
    await waitFor(() => expect(page.path()).toBe('/'));
    act(() => page.router.history.go(-2));
    expect(await screen.findByRole('region', { name: 'Best Novel' })).toBeVisible();
    // This page was not just signed, so the focus does not move.
    expect(screen.getByText('Signing as “Aoife B”')).not.toHaveFocus();
  });

  it('signing out clears a signature', async () => {
    const page = await open({ 'GET /logout': { status: 'success' } });
    await page.user.click(screen.getByRole('button', { name: /^Sign out aoife/ }));
    await waitFor(() => expect(page.path()).toBe('/'));
    await act(() => page.router.navigate({ href: '/hugo/vote/5' }));
    expect(signature()).toHaveValue('');
  });

  it('another person signs for themselves', async () => {
    const page = await renderRoute('/hugo/vote/5', answers(user([aoife, ines])));
    await sign(page);
    await act(() => page.router.navigate({ href: '/hugo/vote/7' }));
    expect(await screen.findByRole('heading', { name: 'Ines Byrne' })).toBeVisible();
    expect(screen.queryByText(/Signing as/)).toBeNull();
    expect(signature()).toHaveValue('');
  });
});

describe('the ballot', () => {
  it('has this year’s categories with finalists, including unknown ones', async () => {
    await open({
      'GET /hugo/finalists': finalists({
        Novella: [],
        BestPodcastEver: [{ id: 9, title: 'Cast' }],
      }),
    });
    const titles = screen
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-labelledby'));
    const headings = titles.map((id) => document.getElementById(id ?? '')?.textContent);
    expect(headings).toEqual(
      expect.arrayContaining(['Best Novel', expect.stringMatching(/Podcast/)]),
    );
    expect(headings).not.toContain('Best Novella');
    expect(headings.join()).not.toContain('Retro');
  });

  it('of the Retro Hugos has only its own categories, under its own title', async () => {
    await open({}, '/hugo/vote-retro/5');
    expect(document.title).toBe('Testcon 2019: Retro Hugo Award Voting');
    expect(screen.getByRole('region', { name: 'Best Novel (1944 Retro Hugo)' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Best Novel' })).toBeNull();
  });

  it('shows what was saved, and when', async () => {
    await open({ 'GET /hugo/{id}/votes': votes({ Novel: [2, 1] }, '2019-07-01T11:55:00.000Z') });
    expectRank('Best Novel', 'Revenant Gun', 1);
    expectRank('Best Novel', 'Spinning Silver', 2);
    unfold('Best Novel');
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(card('Best Novel').getByText('5 minutes ago')).toBeVisible();
  });

  it.each([
    ['finalists', { 'GET /hugo/finalists': new Refusal(500, 'internal') }],
    ['votes', { 'GET /hugo/{id}/votes': lostConnection }],
  ])('shows an error with a retry without its %s, never an empty ballot', async (_, bad) => {
    const given: Answers = { ...answers(), ...bad };
    const page = await renderRoute('/hugo/vote/5', given);
    await sign(page);
    expect(await screen.findByText(/The ballot could not be loaded/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Best Novel' })).toBeNull();
    expect(document.body).not.toHaveTextContent('[No entry]');
    Object.assign(given, answers());
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    const region = await screen.findByRole('region', { name: 'Best Novel' });
    expect(region).toBeVisible();
    // The button disappears, and the focus moves to the ballot.
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(region);
  });

  it('explains that it is held after a move', async () => {
    const bad = { 'GET /hugo/{id}/votes': new Refusal(403, 'ballot_held') };
    await renderRoute('/hugo/vote/5', { ...answers(), ...bad });
    expect(await screen.findByText(/stay closed here for some days/)).toBeVisible();
    expect(screen.queryByLabelText('Signature')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Best Novel' })).toBeNull();
  });

  it('recovers by itself once back online', async () => {
    const given: Answers = { ...answers(), 'GET /hugo/{id}/votes': lostConnection };
    const page = await renderRoute('/hugo/vote/5', given);
    await sign(page);
    expect(await screen.findByText(/The ballot could not be loaded/)).toBeVisible();
    Object.assign(given, answers());
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('region', { name: 'Best Novel' })).toBeVisible();
    // Without a press, the focus stays in place.
    expect(screen.getByText('Signing as “Aoife B”')).toHaveFocus();
  });
});

describe('saving', () => {
  it('starts by itself 15 seconds after the last change, and announces each step', async () => {
    let finish = () => undefined as void;
    const page = await open({
      'GET /hugo/{id}/votes': votes({ Novella: [3] }),
      'POST /hugo/{id}/vote': (call: Call) =>
        new Promise((resolve) => {
          finish = () => resolve(saving(call));
        }),
    });
    expect(card('Best Novel').queryByText(/saved/i)).toBeNull();
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Not saved yet'));
    await pass(10);
    await rank(page, 'Best Novel', 'Revenant Gun', 2);
    await pass(13);
    expect(saves(page)).toHaveLength(0);
    await pass(3);
    expect(saves(page).map(({ name, body }) => [name, body])).toEqual([
      [
        'POST /hugo/5/vote',
        {
          lastmod: '2019-06-30T12:00:00.000Z',
          signature: 'Aoife B',
          votes: { Novel: [1, 2] },
        },
      ],
    ]);
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Saving…'));
    await act(async () => finish());
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(card('Best Novel').getByText('just now')).toBeVisible();
    await pass(75);
    expect(card('Best Novel').getByText('1 minute ago')).toBeVisible();
    expect(saves(page)).toHaveLength(1);
  });

  it('happens immediately and only once when the page is left', async () => {
    const page = await open();
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    // Browsers fire `pagehide` first. Firefox drops requests that start in it.
    fireEvent(window, new Event('pagehide'));
    expect(saves(page)).toHaveLength(0);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    fireEvent(document, new Event('visibilitychange'));
    hidden.mockRestore();
    await pass(1);
    expect(saves(page)).toHaveLength(1);
    expect(saves(page)[0]?.keepalive).toBe(true);
    await pass(60);
    expect(saves(page)).toHaveLength(1);
  });

  it('works in strict mode, where React mounts everything twice', async () => {
    const page = await renderRoute('/hugo/vote/5', answers(), { isStrict: true });
    await sign(page);
    await screen.findAllByRole('region', { name: /^Best Novel/ });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await pass(16);
    expect(saves(page)).toHaveLength(1);
  });

  it('sends nothing when the page becomes visible again', async () => {
    const page = await open();
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    fireEvent(document, new Event('visibilitychange'));
    await pass(1);
    expect(saves(page)).toHaveLength(0);
  });

  it('happens when the voter goes to another page of the portal', async () => {
    const page = await open();
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await page.user.click(screen.getByRole('link', { name: 'Return to the memberships page' }));
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    expect(page.path()).toBe('/');
  });
});

describe('a failed save', () => {
  it('keeps the ranking after a server error, explains it, and retries by itself and on request', async () => {
    let isBroken = true;
    const page = await open({
      'POST /hugo/{id}/vote': (call: Call) =>
        isBroken ? new Refusal(500, 'internal') : saving(call),
    });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await pass(16);
    await waitFor(() =>
      expect(state('Best Novel')).toHaveTextContent('Not saved. Kept on this device.'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/not saved yet.*The server has a problem/);
    expectRank('Best Novel', 'Spinning Silver', 1);
    await pass(10);
    expect(saves(page)).toHaveLength(2);
    isBroken = false;
    await page.user.click(card('Best Novel').getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(screen.queryByRole('alert')).toBeNull();
    // The button disappears, and the focus stays in place.
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(
      screen.getByRole('region', { name: 'Best Novel' }),
    );
  });

  it('is explained when offline, and repeated once back online', async () => {
    let isOnline = false;
    const page = await open({
      'POST /hugo/{id}/vote': (call: Call) => (isOnline ? saving(call) : lostConnection()),
    });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await pass(16);
    await waitFor(() =>
      expect(state('Best Novel')).toHaveTextContent('No connection. Kept on this device.'),
    );
    isOnline = true;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(saves(page)).toHaveLength(2);
  });

  it('leads to signing in and back to this ballot after signing out', async () => {
    const page = await open({ 'POST /hugo/{id}/vote': unauthorized });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await pass(16);
    expect(screen.getByRole('alert')).toHaveTextContent('You have been signed out');
    expect(screen.getByRole('link', { name: 'sign in again' })).toHaveAttribute(
      'href',
      '/?next=%2Fhugo%2Fvote%2F5',
    );
    expect(keptBallots()).toHaveLength(1);
  });

  it('explains after voting has closed what counts, offers nothing that is impossible, and stays readable', async () => {
    const page = await open({ 'POST /hugo/{id}/vote': new Refusal(403, 'voting_closed') });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await pass(16);
    expect(screen.getByRole('alert')).toHaveTextContent('Voting closed before your last changes');
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Not saved'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(card('Best Novel').queryByRole('button', { name: /Revenant Gun/ })).toBeNull();
    await pass(300);
    expect(saves(page)).toHaveLength(1);
  });
});

describe('a browser whose storage is blocked', () => {
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const blocked = async (answer: unknown, given: Answers = {}) => {
    onTestFinished(blockStorage());
    const page = await open({ ...given, 'POST /hugo/{id}/vote': answer });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    // A change that the device stores would wait 15 seconds.
    await pass(1);
    return page;
  };
  const expectNothingKept = () =>
    expect(document.body).not.toHaveTextContent(/kept on this device/i);

  it('is explained, and each change is saved at once', async () => {
    const page = await blocked(saving);
    expect(screen.getByText(/^This browser can’t keep your changes/)).toBeVisible();
    expect(saves(page)).toHaveLength(1);
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(leave()).toBe(true);
    await rank(page, 'Best Novel', 'Revenant Gun', 2);
    await pass(1);
    expect(saves(page)).toHaveLength(2);
  });

  it('waits after a failure as long as the server requests', async () => {
    const busy = new Refusal(429, 'too_many_requests', {}, { 'retry-after': '60' });
    const page = await blocked(busy);
    await rank(page, 'Best Novel', 'Revenant Gun', 2);
    await pass(5);
    expect(saves(page)).toHaveLength(1);
  });

  it('asks before the page is left during a save', async () => {
    let answer = () => {};
    const arrives = new Promise<void>((resolve) => (answer = resolve));
    await blocked(async (call: Call) => {
      await arrives;
      return saving(call);
    });
    expect(leave()).toBe(false);
    answer();
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(leave()).toBe(true);
  });

  it('never claims to keep unsaved changes, and asks before losing them', async () => {
    let isOnline = false;
    const page = await blocked((call: Call) => (isOnline ? saving(call) : lostConnection()));
    expect(screen.getByRole('alert')).toHaveTextContent(/not saved yet, and this browser cannot/);
    await waitFor(() =>
      expect(state('Best Novel')).toHaveTextContent('Best Novel: No connection. Not saved.'),
    );
    expectNothingKept();
    expect(leave()).toBe(false);
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await page.user.click(screen.getByRole('link', { name: 'Return to the memberships page' }));
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    ask.mockRestore();
    expectRank('Best Novel', 'Spinning Silver', 1);
    isOnline = true;
    await page.user.click(card('Best Novel').getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(leave()).toBe(true);
  });

  it('offers signing in from another tab, and then saves the ballot from this page', async () => {
    let isSignedIn = false;
    const page = await blocked((call: Call) => (isSignedIn ? saving(call) : unauthorized));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^You have been signed out, and this browser cannot keep/);
    const link = within(alert).getByRole('link', { name: 'sign in again in another tab' });
    expect(link).toHaveAttribute('href', '/?next=%2Fhugo%2Fvote%2F5');
    expect(link).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent(/^Best Novel: Not saved\.$/));
    expectNothingKept();
    // Closing the page would lose the ranking.
    expect(leave()).toBe(false);
    isSignedIn = true;
    await page.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    // The button disappears, and the focus moves to the ballot.
    const region = screen.getByRole('region', { name: 'Best Novel' });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(region);
  });

  it('asks nothing more after the user has confirmed losing changes by signing out', async () => {
    let isSignedIn = true;
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    onTestFinished(() => ask.mockRestore());
    const page = await blocked(lostConnection, {
      'GET /user': () => (isSignedIn ? user([aoife]) : unauthorized),
      'GET /logout': () => {
        isSignedIn = false;
        return { status: 'success' };
      },
    });
    await page.user.click(screen.getByRole('button', { name: /^Sign out aoife/ }));
    expect(await screen.findByText(/press Sign out again to lose them/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: /^Sign out aoife/ }));
    expect(await screen.findByRole('button', { name: 'Send login link' })).toBeVisible();
    expect(page.path()).toBe('/');
    expect(ask).not.toHaveBeenCalled();
  });

  it('shows only what counts after the deadline', async () => {
    await blocked(new Refusal(403, 'voting_closed'));
    expect(screen.getByRole('alert')).toHaveTextContent(/the rest does not\.$/);
    expectNothingKept();
    expect(leave()).toBe(true);
  });
});

describe('unsaved rankings', () => {
  it('are restored after a reload, sent, and then removed from this device', async () => {
    const page = await open({ 'POST /hugo/{id}/vote': lostConnection });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    expect(keptBallots()).toHaveLength(1);
    page.unmount();

    const again = await open();
    expectRank('Best Novel', 'Spinning Silver', 1);
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Not saved yet'));
    await pass(16);
    expect(saves(again)[0]?.body).toMatchObject({ votes: { Novel: [1] } });
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(keptBallots()).toHaveLength(0);
  });

  it('are not shown to another person on this device', async () => {
    const page = await open({ 'POST /hugo/{id}/vote': lostConnection });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    page.unmount();
    await open({ 'GET /user': user([ines]) }, '/hugo/vote/7');
    expect(card('Best Novel').getByRole('button', { name: /^Spinning Silver, not/ })).toBeVisible();
  });

  it('are sent by the ballot of the other award too', async () => {
    const page = await open({ 'POST /hugo/{id}/vote': lostConnection });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    page.unmount();
    const retro = await open({}, '/hugo/vote-retro/5');
    await pass(16);
    expect(saves(retro)[0]?.body).toMatchObject({ votes: { Novel: [1] } });
  });
});

describe('a ballot that was changed elsewhere', () => {
  /** The first save is refused with the server's current ballot. */
  const stale = (current: ReturnType<typeof votes>): Answers => {
    let isFirst = true;
    return {
      'POST /hugo/{id}/vote': (call: Call) => {
        if (!isFirst) return saving(call);
        isFirst = false;
        return new Refusal(409, 'stale_votes', { message: 'Client has stale data', current });
      },
    };
  };
  const later = '2019-07-01T12:00:05.000Z';

  it('in another category is merged, and the page mentions it', async () => {
    const page = await open(stale(votes({ Novella: [3] }, later)));
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await pass(16);
    expect(
      await screen.findByText('Client votes have been refreshed from the server'),
    ).toBeVisible();
    expectRank('Best Novella', 'Artificial Condition', 1);
    expect(saves(page)[1]?.body).toMatchObject({ lastmod: later, votes: { Novel: [1] } });
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
  });

  const conflict = async () => {
    const page = await open(stale(votes({ Novel: [2, -1] }, later)));
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await pass(16);
    const question = card('Best Novel').getByRole('alert');
    return { page, question };
  };
  const lists = (question: HTMLElement) =>
    within(question)
      .getAllByRole('list')
      .map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      );

  it('in the same category shows both versions, saves neither, and does not claim to be saved', async () => {
    const { page, question } = await conflict();
    expect(question).toHaveTextContent('Neither version is lost');
    expect(lists(question)).toEqual([['Spinning Silver'], ['Revenant Gun', 'No award']]);
    const [here, elsewhere] = within(question).getAllByRole('list');
    expect(here).toHaveAccessibleName('On this screen');
    expect(elsewhere).toHaveAccessibleName('Saved elsewhere');
    expect(screen.queryByText('Client votes have been refreshed from the server')).toBeNull();
    expect(screen.getByText(/^Something you changed was also changed elsewhere/)).toBeVisible();
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Not saved yet'));
    await pass(120);
    expect(saves(page)).toHaveLength(1);
  });

  it('keeps and sends the voter’s version when they choose it', async () => {
    const { page, question } = await conflict();
    await page.user.click(within(question).getByRole('button', { name: 'Keep mine' }));
    await pass(16);
    expect(saves(page)[1]?.body).toMatchObject({ lastmod: later, votes: { Novel: [1] } });
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the other version when they choose it, and sends nothing', async () => {
    const { page, question } = await conflict();
    await page.user.click(within(question).getByRole('button', { name: 'Take the saved one' }));
    expectRank('Best Novel', 'Revenant Gun', 1);
    expectRank('Best Novel', 'No award', 2);
    // The button disappears with the question, and the focus stays there.
    expect(document.activeElement).toContainElement(
      screen.getByRole('region', { name: 'Best Novel' }),
    );
    expect(document.activeElement).not.toBe(document.body);
    await pass(120);
    expect(saves(page)).toHaveLength(1);
    expect(keptBallots()).toHaveLength(0);
  });
});

describe('signing out with unsaved rankings', () => {
  const signOut = (page: Page) =>
    page.user.click(screen.getByRole('button', { name: /^Sign out aoife@/ }));
  const signedOut = { 'GET /logout': { status: 'success', email: 'aoife@example.com' } };

  it('saves them first', async () => {
    const page = await open(signedOut);
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await signOut(page);
    await waitFor(() => expect(page.calls.map(({ name }) => name)).toContain('GET /logout'));
    const sent = page.calls.map(({ name }) => name).filter((name) => /vote|logout/.test(name));
    expect(sent.indexOf('POST /hugo/5/vote')).toBeGreaterThan(-1);
    expect(sent.indexOf('POST /hugo/5/vote')).toBeLessThan(sent.indexOf('GET /logout'));
  });

  it('explains when they cannot be saved, keeps them, and signs out only on a second press', async () => {
    const page = await open({ ...signedOut, 'POST /hugo/{id}/vote': lostConnection });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await signOut(page);
    await screen.findByText(/^Your last changes are not saved/);
    expect(page.calls.map(({ name }) => name)).not.toContain('GET /logout');
    await signOut(page);
    await waitFor(() => expect(page.calls.map(({ name }) => name)).toContain('GET /logout'));
    expect(Object.values({ ...localStorage }).join()).toContain('"Novel":[1]');
  });
});

it('mentions this device’s unsaved changes before signing', async () => {
  const draft = { base: { Novel: [] }, ballots: { Novel: [1] } };
  localStorage.setItem('test2019:ballot:5', JSON.stringify(draft));
  const page = await renderRoute('/hugo/vote/5', answers());
  expect(screen.getByText(/^This device has unsaved changes to your ballot/)).toBeVisible();
  expect(saves(page)).toEqual([]);
});

it('does not mention a copy that the server has saved since, as after Back in Firefox', async () => {
  const draft = { base: { Novel: [] }, ballots: { Novel: [1] }, sent: { Novel: [[1]] } };
  localStorage.setItem('test2019:ballot:5', JSON.stringify(draft));
  await renderRoute('/hugo/vote/5', {
    ...answers(),
    'GET /hugo/{id}/votes': votes({ Novel: [1] }),
  });
  expect(screen.getByLabelText('Signature')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText(/^This device has unsaved changes to your ballot/)).toBeNull();
  });
});
