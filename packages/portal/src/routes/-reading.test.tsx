import type { ReadingList } from '@conkit/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  lostConnection,
  Refusal,
  unauthorized,
  type Answers,
  type Call,
} from '../testing/answers.ts';
import { finalists } from '../testing/ballots.ts';
import { config, user } from '../testing/builders.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { answers, aoife, ines, oisin, voteInOwnTime, type Page } from '../testing/votePage.tsx';

voteInOwnTime();

const KEPT_UNTIL = '2019-11-18T00:00:00.000Z';
const NONE: ReadingList = { time: null, entries: {}, kept_until: KEPT_UNTIL };
const SAVED: ReadingList = {
  time: '2019-07-01T11:00:00.000Z',
  entries: { 5: { status: 'read', note: 'Kept' } },
  kept_until: KEPT_UNTIL,
};

/** An account without a list. */
const readingAnswers = (given: Answers = {}): Answers => ({
  ...answers(),
  'GET /hugo/{id}/reading': NONE,
  ...given,
});
const open = (given: Answers = {}, path = '/hugo/reading/5') =>
  renderRoute(path, readingAnswers(given));
const finalist = (title: RegExp) => within(screen.getByRole('group', { name: title }));
const novel = () => finalist(/^Spinning Silver/);
const status = (name: string) => novel().getByRole('radio', { name });
const account = () => screen.getByRole('checkbox', { name: /^Keep my reading list/ });
const sent = (page: Page) => page.calls.filter(({ name }) => name.startsWith('POST'));
const ready = () => screen.findByRole('heading', { level: 1, name: 'Reading list' });

let list: ReadingList;
beforeEach(() => {
  list = NONE;
});

/** Answers like the server, for one list. */
const stateful: Answers = {
  'GET /hugo/{id}/reading': () => list,
  'POST /hugo/{id}/reading': ({ body }: Call) => {
    const { lastmod, entries } = body as Pick<ReadingList, 'entries'> & { lastmod: string | null };
    if (lastmod !== list.time) return new Refusal(409, 'conflict');
    const time = new Date(Date.now() + 1).toISOString();
    list = { ...list, time, entries: { ...list.entries, ...entries } };
    return { status: 'success', time };
  },
  'POST /hugo/{id}/reading/delete': () => {
    list = NONE;
    return { status: 'success' };
  },
};

describe('the address', () => {
  it('leads to the account’s only voter', async () => {
    const page = await open({ 'GET /user': user([aoife, oisin]) }, '/hugo/reading');
    expect(page.path()).toBe('/hugo/reading/5');
  });

  it.each([
    ['without a person on an account of two voters', '/hugo/reading'],
    ['for a person who can’t vote', '/hugo/reading/6'],
    ['for a person of another account', '/hugo/reading/99'],
  ])('%s leads home', async (_, path) => {
    const page = await open({ 'GET /user': user([aoife, ines, oisin]) }, path);
    expect(page.path()).toBe('/');
  });

  it('of another person leads to the one whose link opened the session', async () => {
    localStorage.setItem(
      'test2019:reading:7#1',
      JSON.stringify({
        version: 1,
        at: 1,
        value: { mine: { 5: { status: 'read', note: 'Secret' } }, base: {}, sent: {}, at: {} },
      }),
    );
    const linked = user([aoife, ines], { person_id: 5 });
    const page = await open({ 'GET /user': linked }, '/hugo/reading/7');
    expect(page.path()).toBe('/hugo/reading/5');
    await ready();
    expect(screen.queryByDisplayValue('Secret')).toBeNull();
    expect(page.calls.filter(({ name }) => name === 'GET /hugo/7/reading')).toEqual([]);
  });

  it('asks visitors to sign in, and leads back', async () => {
    const page = await open({ 'GET /user': unauthorized });
    expect(page.path()).toBe('/?next=%2Fhugo%2Freading%2F5');
  });

  it('does not exist at a convention without voting', async () => {
    const { hugo, ...others } = config();
    const { hugo: award } = hugo.awards;
    if (!award) throw new Error('no award');
    const { voting: _voting, ...nominated } = award;
    const awards = { hugo: nominated };
    await open({ 'GET /config': { ...others, hugo: { ...hugo, awards } } });
    const missing = { level: 1, name: 'There is no such page' };
    expect(await screen.findByRole('heading', missing)).toBeVisible();
  });
});

it('keeps changes on this device only, and sends nothing', async () => {
  const page = await open();
  await ready();
  await page.user.click(status('Read'));
  expect(status('Read')).toBeChecked();
  expect(sent(page)).toEqual([]);
  page.unmount();
  const again = await open();
  await ready();
  expect(status('Read')).toBeChecked();
  expect(sent(again)).toEqual([]);
});

it('keeps the list on the account when the member chooses, once for a double click', async () => {
  const page = await open(stateful);
  await ready();
  await page.user.click(status('Read'));
  await page.user.dblClick(account());
  await waitFor(() => expect(account()).toBeChecked());
  await waitFor(() => expect(Object.values(list.entries)).toEqual([{ status: 'read', note: '' }]));
  await page.user.click(account());
  expect(await screen.findByText(/was deleted from your account/)).toBeVisible();
  expect(list.time).toBeNull();
  expect(account()).not.toBeChecked();
  expect(status('Read')).toBeChecked();
});

it('shows the list that the account keeps', async () => {
  const [first] = finalists()['Novel'] ?? [];
  await open({
    'GET /hugo/{id}/reading': { ...SAVED, entries: { [first?.id ?? 0]: SAVED.entries[5] } },
  });
  await ready();
  expect(screen.getByDisplayValue('Kept')).toBeVisible();
  expect(account()).toBeChecked();
});

it.each([
  [
    'is held after a move',
    new Refusal(403, 'ballot_held', { until: null }),
    /moved to your address/,
  ],
  ['cannot be read', lostConnection, /no connection to the server/],
])('works on this device while the account’s list %s', async (_, answer, text) => {
  const page = await open({ 'GET /hugo/{id}/reading': answer });
  await ready();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(account()).toBeDisabled();
  await page.user.click(status('Read'));
  expect(status('Read')).toBeChecked();
  expect(sent(page)).toEqual([]);
});

it('is kept anew for use without a network when the account no longer keeps it', async () => {
  const kept = new Set<string>();
  vi.stubGlobal('caches', {
    has: () => Promise.resolve(true),
    open: () => Promise.resolve({ put: (path: string) => Promise.resolve(kept.add(path)) }),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  const page = await open({ ...stateful, 'GET /hugo/{id}/reading': () => list });
  await ready();
  await page.user.click(status('Read'));
  await page.user.click(account());
  await waitFor(() => expect(kept).toContain('/api/hugo/5/reading'));
  await waitFor(() => expect(account()).toBeChecked());
  await waitFor(() => expect(Object.keys(list.entries)).toHaveLength(1));
  await vi.waitFor(() => expect(account()).toBeEnabled());
  kept.clear();
  await page.user.click(account());
  await waitFor(() => expect(account()).not.toBeChecked());
  await waitFor(() => expect(kept).toContain('/api/hugo/5/reading'));
});

it('says why the choice failed, and keeps the list here', async () => {
  const page = await open({ 'POST /hugo/{id}/reading': lostConnection });
  await ready();
  await page.user.click(status('Read'));
  await page.user.click(account());
  expect(await screen.findByRole('alert')).toHaveTextContent(/no connection/);
  expect(account()).not.toBeChecked();
  expect(status('Read')).toBeChecked();
});

it('offers no account after the lists were deleted', async () => {
  vi.setSystemTime(new Date('2020-03-01T12:00:00Z'));
  await open();
  await ready();
  expect(screen.queryByRole('checkbox', { name: /^Keep my reading list/ })).toBeNull();
});
