import type { ReadingList } from '@conkit/api-client';
import type { ReadingEntry } from '@conkit/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/problem.ts';
import { refusal } from '../../../testing/answers.ts';
import {
  createReadingKeeper,
  openReadingDraft,
  type ReadingKeeper,
  type ReadingServer,
} from './readingKeeper.ts';

const START = new Date('2019-07-01T12:00:00.000Z');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const read = (note = ''): ReadingEntry => ({ status: 'read', note });
const nothing: ReadingEntry = { status: 'not_read', note: '' };

/** An account that keeps a list as the server does. */
function createAccount() {
  let saves = 0;
  const account = {
    list: { time: null, entries: {}, kept_until: '2019-11-18T00:00:00.000Z' } as ReadingList,
    calls: [] as string[],
    /** Thrown by the next call instead of an answer. */
    failure: undefined as ApiError | undefined,
  };
  const call = async <Answer>(name: string, answer: () => Answer): Promise<Answer> => {
    account.calls.push(name);
    await Promise.resolve();
    const { failure } = account;
    account.failure = undefined;
    if (failure) throw failure;
    return answer();
  };
  const server: ReadingServer = {
    read: () => call('read', () => structuredClone(account.list)),
    save: (lastmod, entries) =>
      call('save', () => {
        if (account.list.time !== lastmod) throw refusal(409, 'conflict');
        const time = new Date(START.getTime() + (saves += 1)).toISOString();
        const all = Object.entries({ ...account.list.entries, ...entries });
        const left = all.filter(([, { status, note }]) => status !== 'not_read' || note !== '');
        account.list = { ...account.list, time, entries: Object.fromEntries(left) };
        return { status: 'success', time };
      }),
    erase: () =>
      call('erase', () => {
        account.list = { ...account.list, time: null, entries: {} };
      }),
  };
  return { account, server };
}

/** Opens a device: a page with the list, started. */
function open(server: ReadingServer, list: ReadingList | undefined, device = 'demo') {
  const onJoined = vi.fn();
  const keeper = createReadingKeeper({
    list,
    open: () => openReadingDraft(device, 5),
    server,
    onJoined,
  });
  keeper.start();
  return { keeper, onJoined };
}

const getReading = (keeper: ReadingKeeper) => keeper.getSnapshot().reading;
const pause = () => vi.advanceTimersByTimeAsync(20_000);

describe('a list on this device only', () => {
  it('is kept through a reload, and never sent', async () => {
    const { account, server } = createAccount();
    const { keeper } = open(server, account.list);
    keeper.change(1, read('Mine'));
    await pause();
    await keeper.submit();
    keeper.stop();
    expect(account.calls).toEqual([]);
    expect(getReading(open(server, account.list).keeper)).toMatchObject({ 1: read('Mine') });
  });

  it('is not shown to another person of the account', () => {
    const { account, server } = createAccount();
    const { keeper } = open(server, account.list);
    keeper.change(1, read('Secret'));
    keeper.stop();
    const other = createReadingKeeper({
      list: account.list,
      open: () => openReadingDraft('demo', 6),
      server,
      onJoined: vi.fn(),
    });
    expect(getReading(other)).toEqual({});
  });

  it('counts as unsaved nowhere', () => {
    const { account, server } = createAccount();
    const { keeper } = open(server, account.list);
    keeper.change(1, read());
    expect(keeper.changes()).toBe(0);
    expect(keeper.getSnapshot()).toMatchObject({ isOnAccount: false, isUnsaved: false });
  });
});

it('waits while only the copy that the device kept without a network can be read', async () => {
  const { account, server } = createAccount();
  const kept = { ...account.list, time: START.toISOString() };
  account.list = { ...kept, time: new Date(START.getTime() + 1).toISOString() };
  const { keeper } = open({ ...server, read: () => Promise.resolve(kept) }, kept);
  keeper.change(1, read('Mine'));
  await pause();
  expect(account.calls).toEqual(['save']);
  expect(keeper.changes()).toBe(1);
  keeper.reload(account.list);
  await pause();
  expect(account.list.entries).toEqual({ 1: read('Mine') });
});

describe('choosing the account', () => {
  it('sends the list, then each change after a pause', async () => {
    const { account, server } = createAccount();
    const { keeper } = open(server, account.list);
    keeper.change(1, read('Mine'));
    await keeper.keepOnAccount();
    expect(account.list.entries).toEqual({ 1: read('Mine') });
    keeper.change(1, nothing);
    keeper.change(2, read());
    await pause();
    expect(account.list.entries).toEqual({ 2: read() });
    expect(keeper.getSnapshot()).toMatchObject({ isOnAccount: true, isUnsaved: false });
  });

  it('joins a list that is there already, without losing a note', async () => {
    const { account, server } = createAccount();
    const { keeper, onJoined } = open(server, account.list);
    keeper.change(1, read('Mine'));
    keeper.change(2, read());
    account.list = {
      ...account.list,
      time: START.toISOString(),
      entries: { 1: { status: 'reading', note: 'Theirs' }, 3: read('Third') },
    };
    await keeper.keepOnAccount();
    await pause();
    const joined = { 1: read('Mine\n\nTheirs'), 2: read(), 3: read('Third') };
    expect(account.list.entries).toEqual(joined);
    expect(getReading(keeper)).toEqual(joined);
    expect(onJoined).toHaveBeenCalled();
  });

  it('stays on this device when it fails', async () => {
    const { account, server } = createAccount();
    const { keeper } = open(server, account.list);
    keeper.change(1, read('Mine'));
    account.failure = refusal(403, 'ballot_held');
    await expect(keeper.keepOnAccount()).rejects.toThrow();
    expect(keeper.getSnapshot().isOnAccount).toBe(false);
    expect(getReading(keeper)).toEqual({ 1: read('Mine') });
  });

  it('keeps what the browser cannot store', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { account, server } = createAccount();
    const { keeper } = open(server, account.list);
    keeper.change(1, read('Mine'));
    await keeper.keepOnAccount();
    expect(account.list.entries).toEqual({ 1: read('Mine') });
    await keeper.keepOnDevice();
    expect(getReading(keeper)).toEqual({ 1: read('Mine') });
  });
});

describe('a list on the account', () => {
  /** Opens two devices of one person whose account keeps a list. */
  async function openTwo() {
    const { account, server } = createAccount();
    await server.save(null, { 1: read('Before') });
    const one = open(server, account.list, 'one');
    const other = open(server, account.list, 'other');
    account.calls = [];
    return { account, server, one, other };
  }

  it('shows changes of another device once they are read', async () => {
    const { account, one, other } = await openTwo();
    one.keeper.change(2, read());
    one.keeper.change(1, nothing);
    await pause();
    other.keeper.reload(account.list);
    expect(getReading(other.keeper)).toMatchObject({ 1: nothing, 2: read() });
    expect(other.onJoined).not.toHaveBeenCalled();
  });

  it('ignores an older list than the one it saved', async () => {
    const { account, one } = await openTwo();
    const before = account.list;
    one.keeper.change(1, read('After'));
    await pause();
    one.keeper.reload(before);
    expect(getReading(one.keeper)).toEqual({ 1: read('After') });
  });

  it('keeps both notes when two devices changed one', async () => {
    const { account, one, other } = await openTwo();
    one.keeper.change(1, read('Here'));
    other.keeper.change(1, read('There'));
    await pause();
    await pause();
    expect(account.list.entries[1]?.note).toMatch(/^(Here\n\nThere|There\n\nHere)$/);
  });

  it('is sent again after a lost answer, without a second note', async () => {
    const { account, server } = createAccount();
    await server.save(null, {});
    const { save } = server;
    let isLost = true;
    const losing: ReadingServer = {
      ...server,
      save: async (lastmod, entries) => {
        const answer = await save(lastmod, entries);
        if (isLost) {
          isLost = false;
          throw new ApiError(undefined, undefined);
        }
        return answer;
      },
    };
    const { keeper, onJoined } = open(losing, account.list);
    keeper.change(1, read('Once'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(account.list.entries).toEqual({ 1: read('Once') });
    expect(getReading(keeper)).toEqual({ 1: read('Once') });
    expect(keeper.getSnapshot().isUnsaved).toBe(false);
    expect(onJoined).not.toHaveBeenCalled();
  });

  it('is deleted there and kept here when the member turns it off', async () => {
    const { account, server, one } = await openTwo();
    one.keeper.change(2, read('Unsent'));
    await one.keeper.keepOnDevice();
    const all = { 1: read('Before'), 2: read('Unsent') };
    expect(account.list).toMatchObject({ time: null, entries: {} });
    expect(getReading(one.keeper)).toEqual(all);
    one.keeper.change(3, read());
    await pause();
    expect(account.list.time).toBeNull();
    one.keeper.stop();
    expect(getReading(open(server, account.list, 'one').keeper)).toEqual({ ...all, 3: read() });
  });

  it('stays there when deleting fails', async () => {
    const { account, one } = await openTwo();
    account.failure = new ApiError(undefined, undefined);
    await expect(one.keeper.keepOnDevice()).rejects.toThrow();
    expect(one.keeper.getSnapshot().isOnAccount).toBe(true);
    one.keeper.change(2, read());
    await pause();
    expect(account.list.entries).toMatchObject({ 2: read() });
  });

  it.each(['a save', 'reading it again'])(
    'is not brought back after another device deleted it, noticed by %s',
    async (way) => {
      const { account, one, other } = await openTwo();
      await one.keeper.keepOnDevice();
      other.keeper.change(2, read('Late'));
      if (way === 'a save') await pause();
      else other.keeper.reload(account.list);
      expect(account.list.time).toBeNull();
      expect(other.keeper.getSnapshot().isOnAccount).toBe(false);
      expect(getReading(other.keeper)).toEqual({ 1: read('Before'), 2: read('Late') });
    },
  );

  it('stays on this device after the account stopped keeping lists', async () => {
    const { account, one } = await openTwo();
    account.failure = refusal(403, 'voting_closed');
    one.keeper.change(2, read());
    await pause();
    expect(one.keeper.getSnapshot().isOnAccount).toBe(false);
    expect(getReading(one.keeper)).toEqual({ 1: read('Before'), 2: read() });
  });

  it('keeps a refused note here, and sends the others', async () => {
    const { account, one } = await openTwo();
    const errors = [{ pointer: '/body/entries/2/note', message: 'too long' }];
    account.failure = refusal(400, 'invalid', { errors });
    one.keeper.change(2, read('x'.repeat(2001)));
    one.keeper.change(3, read());
    await pause();
    expect(account.list.entries).toEqual({ 1: read('Before'), 3: read() });
    expect(getReading(one.keeper)[2]?.note).toHaveLength(2001);
    expect(one.keeper.changes()).toBe(1);
  });
});
