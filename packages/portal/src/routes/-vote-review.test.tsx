import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lostConnection, Refusal, type Answers, type Call } from '../testing/answers.ts';
import { finalists, votes } from '../testing/ballots.ts';
import {
  card,
  expectRank,
  open,
  pass,
  rank,
  saves,
  saving,
  state,
  voteInOwnTime,
} from '../testing/votePage.tsx';

voteInOwnTime();
afterEach(() => vi.unstubAllGlobals());

const review = () => card('Your ballot in rank order');
const lines = (category: string) =>
  within(review().getByRole('list', { name: `Your ranking for ${category}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the review of the ballot', () => {
  it('has every category in rank order, with the unranked finalists', async () => {
    await open({ 'GET /hugo/{id}/votes': votes({ Novel: [2, -1, 1] }) });
    expect(lines('Best Novel')).toEqual([
      'Revenant Gun by Yoon Ha Lee',
      'No award',
      'Spinning Silver by Naomi Novik',
    ]);
    // Unranked finalists are in a folded line.
    expect(review().getByText('Nothing ranked in 1 category')).toBeVisible();
    expect(review().getByText('Best Novella')).not.toBeVisible();
    expect(review().getByText(/^1 of 2 categories have a ranking that counts/)).toBeVisible();
    expect(review().queryByText(/does not have your last changes/)).toBeNull();
  });

  it('is linked from the index at any time', async () => {
    await open();
    const link = within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', {
      name: 'Review',
    });
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target).toContainElement(
      screen.getByRole('heading', { name: 'Your ballot in rank order' }),
    );
  });

  it('follows each change, and marks what is unsaved or would not count', async () => {
    const page = await open();
    await rank(page, 'Best Novel', 'Spinning Silver', 2);
    await review().findByText('Not saved yet');
    expect(lines('Best Novel')).toEqual([
      '[No entry]',
      'Spinning Silver by Naomi Novik (does not count)',
    ]);
    const warning = (text: RegExp) => review().getByText(text).parentElement;
    expect(warning(/does not count, because/)).toHaveTextContent(/: Best Novel$/);
    expect(warning(/does not have your last changes/)).toHaveTextContent(/: Best Novel$/);
    expect(review().getByText('Not saved yet')).toBeVisible();
    await pass(16);
    expect(review().queryByText('Not saved yet')).toBeNull();
    expect(review().queryByText(/does not have your last changes/)).toBeNull();
  });

  it('is what the browser prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const page = await open();
    await page.user.click(review().getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('downloads as a text file in its current state', async () => {
    const files: Blob[] = [];
    // jsdom lacks both functions.
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:ballot';
      },
      revokeObjectURL: () => undefined,
    });
    const names: string[] = [];
    const note = (event: Event) => {
      if (event.target instanceof HTMLAnchorElement) names.push(event.target.download);
      event.preventDefault();
    };
    const page = await open({ 'GET /hugo/{id}/votes': votes({ Novella: [3] }) });
    await rank(page, 'Best Novel', 'Spinning Silver', 2);
    window.addEventListener('click', note);
    await page.user.click(review().getByRole('button', { name: 'Download as text' }));
    window.removeEventListener('click', note);
    expect(names).toEqual(['test2019-ballot.txt']);
    expect(await files[0]?.text()).toBe(`Testcon 2019: Hugo Award Voting
Signing as “Aoife B”
1 July 2019 at 12:00

Best Novel (Not saved yet)
  1. [No entry]
  2. Spinning Silver by Naomi Novik (does not count)
  Not ranked: Revenant Gun; No award.

Best Novella
  1. Artificial Condition by Martha Wells
  Not ranked: No award.
`);
  });
});

describe('my ballot by mail', () => {
  const mailed = {
    'POST /hugo/{id}/votes/mail': { status: 'success', email: 'aoife@example.com' },
  };
  const ask = async (given: Answers) => {
    const page = await open(given);
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await page.user.dblClick(review().getByRole('button', { name: 'Mail me my ballot now' }));
    return page;
  };

  it('saves first, sends once, and shows the address', async () => {
    const page = await ask(mailed);
    expect(
      await review().findByText('Your ballot is on its way to aoife@example.com.'),
    ).toBeVisible();
    const sent = page.calls.map(({ name }) => name).filter((name) => name.startsWith('POST'));
    expect(sent).toEqual(['POST /hugo/5/vote', 'POST /hugo/5/votes/mail']);
  });

  it('names what is missing when some changes could not be saved', async () => {
    await ask({ ...mailed, 'POST /hugo/{id}/vote': lostConnection });
    expect(
      await review().findByText(/on its way to aoife@example\.com, without the changes/),
    ).toBeVisible();
  });

  it('names what is missing even if it is saved before the mail is sent', async () => {
    let isOnline = false;
    let send = (_answer: unknown) => undefined as void;
    const page = await ask({
      'POST /hugo/{id}/vote': (call: Call) => (isOnline ? saving(call) : lostConnection()),
      'POST /hugo/{id}/votes/mail': () =>
        new Promise((resolve) => {
          send = resolve;
        }),
    });
    await waitFor(() => expect(page.calls.at(-1)?.name).toBe('POST /hugo/5/votes/mail'));
    isOnline = true;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    await act(async () => send({ status: 'success', email: 'aoife@example.com' }));
    expect(await review().findByText(/example\.com, without the changes/)).toBeVisible();
  });

  it.each([
    ['nothing is saved', new Refusal(404, 'not_found'), /Nothing is saved yet/],
    [
      'there were too many requests',
      new Refusal(429, 'too_many_requests', {}, { 'retry-after': '120' }),
      /Try again in 2 minutes/,
    ],
  ])('explains when %s', async (_, refusal, text) => {
    await ask({ 'POST /hugo/{id}/votes/mail': refusal });
    expect(await review().findByRole('alert')).toHaveTextContent(text);
    expect(review().queryByText(/on its way/)).toBeNull();
  });
});

describe('a finalist that is replaced during voting', () => {
  const [first, second] = finalists()['Novel'] ?? [];
  const replaced = finalists({
    Novel: [
      ...(first ? [first] : []),
      ...(second ? [{ ...second, replaced: { on: '2019-07-21', by: 8 } }] : []),
      { id: 8, title: 'Space Opera', subtitle: 'by Catherynne M. Valente' },
    ],
  });

  it('is marked with its last title, the others keep their order, and nothing is sent', async () => {
    let list = finalists();
    const page = await open({
      'GET /hugo/finalists': () => list,
      'GET /hugo/{id}/votes': votes({ Novel: [2, 1] }),
    });
    expectRank('Best Novel', 'Revenant Gun', 1);
    list = replaced;
    await pass(5 * 60 + 1);
    const told = await card('Best Novel').findByText(
      /“Revenant Gun”, which you ranked 1, is no longer/,
    );
    expect(told.closest('[role=status]')).not.toBeNull();
    expectRank('Best Novel', 'Revenant Gun', 1);
    expectRank('Best Novel', 'Spinning Silver', 2);
    expect(card('Best Novel').getByRole('button', { name: /^Space Opera, not/ })).toBeVisible();
    expect(lines('Best Novel')[0]).toMatch(
      /^Revenant Gun.*replaced by Space Opera on 21 July 2019/,
    );
    await pass(120);
    expect(saves(page)).toEqual([]);
  });

  it.each([
    ['unknown_category', /there is no vote in this category any more/],
    ['unknown_finalist', /something on it can no longer be ranked/],
  ])('is distinguished from other reasons of a refusal: %s', async (code, words) => {
    const errors = [{ pointer: '/body/votes/Novel/0', message: 'No.', code }];
    const page = await open({
      'POST /hugo/{id}/vote': () => new Refusal(400, 'invalid', { errors }),
    });
    await rank(page, 'Best Novel', 'Revenant Gun', 1);
    await pass(16);
    expect(await card('Best Novel').findByRole('alert')).toHaveTextContent(words);
  });

  it('makes the page reload the finalists when the server refuses its ranking, and the others are saved', async () => {
    let list = finalists();
    const page = await open({
      'GET /hugo/finalists': () => list,
      'POST /hugo/{id}/vote': (call: Call) => {
        const { votes: sent } = call.body as { votes: Record<string, number[]> };
        if (!sent['Novel']?.includes(2)) return saving(call);
        list = replaced;
        const { Novel: _, ...right } = sent;
        const pointer = '/body/votes/Novel/0';
        const refused = [{ pointer, message: '2 was replaced', code: 'replaced_finalist' }];
        if (Object.keys(right).length === 0)
          return new Refusal(400, 'invalid', { errors: refused });
        return { status: 'success', time: new Date().toISOString(), votes: right, refused };
      },
    });
    await rank(page, 'Best Novel', 'Revenant Gun', 1);
    await rank(page, 'Best Novella', 'Artificial Condition', 1);
    await pass(16);
    expect(await card('Best Novel').findByText(/^No longer on the ballot: replaced/)).toBeVisible();
    expect(
      screen.getByText('Something you changed could not be saved. See its category.'),
    ).toBeVisible();
    // One message is shown, and nothing is offered that would be refused again.
    expect(card('Best Novel').queryByText(/Your ranking stays as it is/)).toBeNull();
    expect(card('Best Novel').queryByRole('button', { name: /^Try again/ })).toBeNull();
    expect(card('Best Novel').getByRole('alert')).toHaveTextContent(
      'This ranking is not saved: a finalist on it was replaced',
    );
    expectRank('Best Novel', 'Revenant Gun', 1);
    await waitFor(() => expect(state('Best Novella')).toHaveTextContent('Best Novella: Saved'));
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Not saved'));
    await page.user.click(
      card('Best Novel').getByRole('button', { name: 'Remove from position 1' }),
    );
    await rank(page, 'Best Novel', 'Space Opera', 1);
    await pass(16);
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
    expect(saves(page).at(-1)?.body).toMatchObject({ votes: { Novel: [8] } });
  });
});

describe('the ballot of the other award', () => {
  it('is named when it has something for the voter to decide', async () => {
    const draft = { base: { RetroNovel: [] }, ballots: { RetroNovel: [4] }, sent: {} };
    localStorage.setItem('test2019:ballot:5', JSON.stringify(draft));
    await open({ 'GET /hugo/{id}/votes': votes({ RetroNovel: [-1] }) });
    expect(screen.getByRole('link', { name: 'Retro Hugo ballot' })).toHaveAttribute(
      'href',
      '/hugo/vote-retro/5',
    );
  });

  it('is not named without a problem', async () => {
    await open({ 'GET /hugo/{id}/votes': votes({ RetroNovel: [-1] }) });
    expect(screen.queryByRole('link', { name: 'Retro Hugo ballot' })).toBeNull();
  });
});

it('retries a hanging save after 30 seconds, and finds that it arrived', async () => {
  let attempts = 0;
  const page = await open({
    'POST /hugo/{id}/vote': (call: Call) => {
      attempts += 1;
      if (attempts === 1)
        return new Promise((_, reject) => {
          setTimeout(() => reject(new DOMException('', 'TimeoutError')), 30_000);
        });
      if (attempts === 2)
        return new Refusal(409, 'stale_votes', {
          message: 'Client has stale data',
          current: votes({ Novel: [1] }, '2019-07-01T12:00:16.000Z'),
        });
      return saving(call);
    },
  });
  await rank(page, 'Best Novel', 'Spinning Silver', 1);
  await pass(16);
  await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Saving…'));
  await rank(page, 'Best Novel', 'Revenant Gun', 2);
  await pass(30);
  await waitFor(() =>
    expect(state('Best Novel')).toHaveTextContent('No connection. Kept on this device.'),
  );
  await pass(6);
  await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
  expect(screen.queryByText(/Neither version is lost/)).toBeNull();
  expect(saves(page).at(-1)?.body).toMatchObject({
    lastmod: '2019-07-01T12:00:16.000Z',
    votes: { Novel: [1, 2] },
  });
});

describe('sharing that one voted', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });
  // jsdom's files take only its own blobs.
  const picture = async () =>
    Object.assign(new Response(), { blob: async () => new Blob(['png']) });
  /** Opens a saved ballot and presses the button, in a browser with some abilities. */
  async function press(answer: () => Promise<Response>, abilities: object) {
    const get = vi.fn(answer);
    vi.stubGlobal('fetch', get);
    Object.assign(navigator, abilities);
    const { user } = await open({ 'GET /hugo/{id}/votes': votes({ Novel: [2, 1] }) });
    const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await user.click(review().getByRole('button', { name: 'Share that I voted, not how' }));
    await waitFor(() => expect(get).toHaveBeenCalled());
    expect(get.mock.calls).toEqual([['/voted.png?language=en']]);
    return clicks;
  }

  it('shares a picture that does not depend on the vote', async () => {
    const share = vi.fn<(data: { files: File[] }) => Promise<void>>(() => Promise.resolve());
    await press(picture, { canShare: () => true, share });
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.calls[0]?.[0].files.map(({ type }) => type)).toEqual(['image/png']);
  });

  it('downloads it where the browser can’t share pictures', async () => {
    const clicks = await press(picture, { canShare: undefined });
    await waitFor(() => expect(clicks).toHaveBeenCalledOnce());
    clicks.mockRestore();
  });

  it('shows nothing when the member closes the dialog', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    await press(picture, { canShare: () => true, share });
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('explains when the picture can’t be loaded', async () => {
    await press(lostConnection, {});
    expect(await screen.findByText(/The picture could not be loaded/)).toBeVisible();
  });
});
