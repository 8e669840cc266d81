import type { Notification } from '@conkit/drafts';
import { joinNominations, type Nomination, RuleError } from '@conkit/rules';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/problem.ts';
import { refusal } from '../../../testing/answers.ts';
import { blockStorage } from '../../../testing/blockStorage.ts';
import {
  createNominationsAutosave,
  isDraftUnsaved,
  type NominationsAutosaveOptions,
  type SavedCategory,
} from './nominationsAutosave.ts';
import { openNominationsDraft, type Rows } from './nominationsDraft.ts';

const [A, B, C] = [{ title: 'A' }, { title: 'B' }, { title: 'C' }] as const;
const T1 = '2019-02-01T12:00:00.000Z';
const T2 = '2019-02-01T12:05:00.000Z';
const PERIOD = { closes: '2019-03-15T23:59-07:00' };

/** Closes the pages of a test. */
const stops: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2019-02-20T12:00:00Z') });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

type Save = NominationsAutosaveOptions['save'];
const accept: Save = ({ category, nominations }) =>
  Promise.resolve({ category, nominations: [...nominations], time: T2 });
const offline = () => new ApiError(undefined, undefined);
const stale = (nominations: Nomination[], time = T2) =>
  refusal(409, 'stale_nominations', { current: { category: 'Novel', nominations, time } });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

const openDraft = openNominationsDraft('test2019', 5);
/** What this device keeps of a category. */
const read = (category = 'Novel') => {
  // Drafts are written after the next frame, or when the page is hidden.
  window.dispatchEvent(new Event('pagehide'));
  return openDraft(category).read();
};
const kept = () => read()?.mine['Novel'];

interface Setup {
  saved?: Nomination[];
  save?: Save;
  signature?: string | undefined;
  closes?: string;
}

function setUp({ saved = [A], save = accept, closes, ...given }: Setup = {}) {
  const { signature } = { signature: 'Aoife', ...given };
  const sent = vi.fn(save);
  const notifications: Notification['what'][] = [];
  const autosave = createNominationsAutosave({
    categories: ['Novel', 'Novella'],
    saved: [{ category: 'Novel', nominations: saved, time: T1 }],
    period: closes === undefined ? PERIOD : { closes },
    openStored: openDraft,
    clock: () => new Date(),
    signature,
    save: sent,
    notify: ({ what }) => notifications.push(what),
  });
  autosave.start();
  stops.push(autosave.stop);
  const novel = () => autosave.category('Novel');
  return { autosave, sent, notifications, novel };
}
/** Leaves the page after a change. */
const leave = ({ autosave }: ReturnType<typeof setUp>, rows: Rows) => {
  autosave.change('Novel', rows);
  autosave.stop();
};
/** Creates saves whose answers the test controls. */
const held = () => {
  const answers: Array<(outcome: 'ok' | Error) => void> = [];
  const save: Save = (request) =>
    new Promise((resolve, reject) => {
      answers.push((outcome) =>
        outcome === 'ok' ? resolve(accept(request)) : reject(outcome as Error),
      );
    });
  return { save, answers };
};

describe('the initial state', () => {
  it('is what the server has saved, unchanged', async () => {
    const { autosave, novel, sent } = setUp();
    expect(novel()).toMatchObject({ rows: [A], saved: [A], savedAt: T1, isChanged: false });
    expect(autosave.category('Novella')).toMatchObject({ rows: [], savedAt: null });
    expect(autosave.overview()).toEqual({ phase: 'idle', error: null, unsaved: [] });
    await seconds(120);
    expect(sent).not.toHaveBeenCalled();
  });

  it('throws when the saved value is not a list', () => {
    expect(() => setUp({ saved: { 0: A } as never })).toThrow(
      'Server error! Expected an array of nominations...',
    );
  });

  it('is the draft of an earlier visit, which is sent', async () => {
    leave(setUp({ signature: undefined }), [A, B]);
    const { novel, sent } = setUp();
    expect(novel()).toMatchObject({ rows: [A, B], isChanged: true, isConflict: false });
    await seconds(15);
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ nominations: [A, B], lastmod: T1 });
    expect(kept()).toBeUndefined();
  });

  it('drops a draft whose content was saved meanwhile', () => {
    leave(setUp({ saved: [], signature: undefined }), [A]);
    expect(setUp().novel().isChanged).toBe(false);
    expect(kept()).toBeUndefined();
  });

  it('keeps both when the draft and the saved rows differ, and asks', async () => {
    leave(setUp({ saved: [], signature: undefined }), [B]);
    const { novel, sent, notifications } = setUp();
    expect(novel()).toMatchObject({ rows: [B], saved: [A], isConflict: true });
    expect(notifications).toEqual(['conflict']);
    await seconds(120);
    expect(sent).not.toHaveBeenCalled();
    expect(kept()).toEqual([B]);
  });
});

describe('a change', () => {
  it('is kept on this device at once, and changes no other category', () => {
    const { autosave, novel } = setUp();
    const other = autosave.category('Novella');
    autosave.change('Novel', [A, B]);
    expect(novel().isChanged).toBe(true);
    expect(kept()).toEqual([A, B]);
    expect(autosave.category('Novella')).toBe(other);
    const overview = autosave.overview();
    autosave.change('Novel', [A, C]);
    expect(autosave.overview()).toBe(overview);
  });

  it('that matches what is saved, in any order and with empty rows, is not sent', async () => {
    const { autosave, novel, sent } = setUp({ saved: [A, B] });
    autosave.change('Novel', [{}, B, A]);
    expect(novel().isChanged).toBe(false);
    await seconds(120);
    expect(sent).not.toHaveBeenCalled();
  });

  it('CAL-5: is sent 15 seconds after the last one, at most 60 after the first', async () => {
    const { autosave, sent, novel } = setUp();
    autosave.change('Novel', [B, { title: '' }, {}]);
    await seconds(14);
    expect(sent).not.toHaveBeenCalled();
    await seconds(1);
    expect(sent.mock.calls).toEqual([
      [{ category: 'Novel', signature: 'Aoife', nominations: [B], lastmod: T1 }],
    ]);
    expect(novel()).toMatchObject({ saved: [B], savedAt: T2, isChanged: false, phase: 'idle' });
    for (let at = 0; at < 59; at += 1) {
      autosave.change('Novella', [{ title: `C${at}` }]);
      await seconds(1);
    }
    expect(sent).toHaveBeenCalledTimes(1);
    await seconds(1);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('CAL-9: is sent after a second while the deadline is pressing', async () => {
    const { autosave, sent } = setUp({ closes: '2019-02-20T12:05:00Z' });
    autosave.change('Novel', [B]);
    await seconds(1);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('during a save is neither lost nor replaced by the answer, and is sent next', async () => {
    const { save, answers } = held();
    const { autosave, novel, sent } = setUp({ save });
    autosave.change('Novel', [B]);
    void autosave.submit();
    autosave.change('Novel', [B, C]);
    answers[0]?.('ok');
    await seconds(0);
    expect(novel()).toMatchObject({ rows: [B, C], saved: [B], isChanged: true });
    await seconds(15);
    expect(sent.mock.lastCall?.[0]).toMatchObject({ nominations: [B, C], lastmod: T2 });
  });

  it('of a row that is only begun is saved as it is, and keeps its place', async () => {
    const { autosave, novel, sent } = setUp();
    const rows: Rows = [{}, { author: 'Naomi Nov' }, A];
    autosave.change('Novel', rows);
    await seconds(15);
    expect(sent.mock.lastCall?.[0].nominations).toEqual([{ author: 'Naomi Nov' }, A]);
    expect(novel().rows).toBe(rows);
  });

  it('is sent at once when this device keeps nothing', async () => {
    const unblock = blockStorage();
    const { autosave, sent } = setUp();
    expect(autosave.stored.isKept()).toBe(true);
    autosave.change('Novel', [B]);
    autosave.stored.flush();
    expect(autosave.stored.isKept()).toBe(false);
    autosave.change('Novel', [C]);
    await seconds(0.1);
    expect(sent.mock.lastCall?.[0].nominations).toEqual([C]);
    unblock();
  });

  it('is sent once when saving is requested twice', async () => {
    const { autosave, sent } = setUp();
    autosave.change('Novel', [B]);
    await Promise.all([autosave.submit(), autosave.submit()]);
    await autosave.submit();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('without a signature', () => {
  it('nothing is sent, and everything is kept until the person signs', async () => {
    const { autosave, sent } = setUp({ signature: undefined });
    autosave.change('Novel', [B]);
    await autosave.submit();
    await seconds(300);
    expect(sent).not.toHaveBeenCalled();
    expect(kept()).toEqual([B]);
    await autosave.sign('Aoife');
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ signature: 'Aoife', nominations: [B] });
    autosave.change('Novella', [C]);
    await seconds(15);
    expect(sent).toHaveBeenCalledTimes(2);
  });
});

describe('a refused category', () => {
  const invalid = (pointer: string) =>
    refusal(400, 'invalid', { errors: [{ pointer, message: 'No.' }] });

  it.each([
    ['/body/nominations/1/author', { kind: 'field', row: 2, field: 'author' }],
    ['/body/nominations', { kind: 'tooMany' }],
    ['/body/category', { kind: 'other' }],
  ])('stays unsaved with the reason (%s), and the others are saved', async (pointer, reason) => {
    let isRefusing = true;
    const { autosave, novel, sent, notifications } = setUp({
      save: (request) =>
        request.category === 'Novel' && isRefusing
          ? Promise.reject(invalid(pointer))
          : accept(request),
    });
    // The empty row isn't sent.
    autosave.change('Novel', [A, {}, { author: 'x' }]);
    autosave.change('Novella', [C]);
    await autosave.submit();
    expect(novel()).toMatchObject({ refusal: reason, isChanged: true });
    expect(autosave.overview().unsaved).toEqual(['Novel']);
    expect(notifications).toContain('refused');
    await seconds(300);
    expect(sent).toHaveBeenCalledTimes(2);
    expect(kept()).toEqual([A, {}, { author: 'x' }]);
    isRefusing = false;
    autosave.change('Novel', [A, B]);
    expect(novel().refusal).toBeNull();
    await seconds(15);
    expect(novel().isChanged).toBe(false);
  });

  it('is also one with a field that it no longer has, which is not sent again and again', async () => {
    const { autosave, novel, sent } = setUp({
      save: () => Promise.reject(new RuleError('unknown_nomination_key')),
    });
    autosave.change('Novel', [{ title: 'A', editor: 'E' }]);
    await autosave.submit();
    expect(novel()).toMatchObject({ refusal: { kind: 'other' }, isChanged: true });
    await seconds(300);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is only a category whose rows the server names', async () => {
    const { autosave, novel } = setUp({
      save: () => Promise.reject(invalid('/body/signature')),
    });
    autosave.change('Novel', [B]);
    await autosave.submit();
    expect(novel()).toMatchObject({ refusal: null, phase: 'failed' });
  });
});

describe('a lost connection', () => {
  it('keeps everything and retries until it is saved', async () => {
    let isOnline = false;
    const { autosave, novel, sent } = setUp({
      save: (request) => (isOnline ? accept(request) : Promise.reject(offline())),
    });
    autosave.change('Novel', [B]);
    await autosave.submit();
    expect(autosave.overview()).toMatchObject({ phase: 'failed', error: { code: 'network' } });
    expect(kept()).toEqual([B]);
    await seconds(10);
    expect(sent).toHaveBeenCalledTimes(2);
    isOnline = true;
    await autosave.submit();
    expect(novel().isChanged).toBe(false);
    await seconds(300);
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('ends the retries with the page, also during a save', async () => {
    const { save, answers } = held();
    const { autosave, sent } = setUp({ save });
    autosave.change('Novel', [B]);
    void autosave.submit();
    autosave.stop();
    answers[0]?.(offline());
    await seconds(300);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual([B]);
  });
});

describe('an ended session or closed nominations', () => {
  it.each([
    [401, 'unauthorized', 'signedOut'],
    [403, 'nominating_closed', 'closed'],
  ] as const)('keep what was written after %i %s', async (status, code, phase) => {
    const { autosave, novel, sent } = setUp({
      save: () => Promise.reject(refusal(status, code)),
    });
    autosave.change('Novel', [B]);
    await autosave.submit();
    expect(autosave.overview().phase).toBe(phase);
    expect(novel()).toMatchObject({ rows: [B], isChanged: true });
    expect(kept()).toEqual([B]);
    await seconds(300);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('sends all categories again after one shows that the session is back', async () => {
    let isSignedIn = false;
    const { autosave } = setUp({
      save: (request) =>
        isSignedIn ? accept(request) : Promise.reject(refusal(401, 'unauthorized')),
    });
    autosave.change('Novel', [B]);
    await autosave.submit();
    isSignedIn = true;
    autosave.change('Novella', [C]);
    await seconds(15);
    expect(autosave.overview()).toEqual({ phase: 'idle', error: null, unsaved: [] });
  });
});

describe('a category that was saved elsewhere', () => {
  const conflict = async (theirs: Nomination[]) => {
    let isFirst = true;
    const setup = setUp({
      save: (request) => {
        if (!isFirst) return accept(request);
        isFirst = false;
        return Promise.reject(stale(theirs));
      },
    });
    setup.autosave.change('Novel', [A, B]);
    await setup.autosave.submit();
    return setup;
  };

  it('keeps both versions, sends neither, and remembers that over a reload', async () => {
    const { autosave, novel, sent, notifications } = await conflict([A, C]);
    expect(novel()).toMatchObject({ rows: [A, B], saved: [A, C], savedAt: T2, isConflict: true });
    expect(notifications).toEqual(['conflict']);
    await autosave.submit();
    await seconds(120);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual([A, B]);
    expect(setUp({ saved: [A, C] }).novel().isConflict).toBe(true);
  });

  it.each([
    ['mine', [A, B]],
    ['both', [A, B, C]],
  ] as const)('is saved on top of it when the person chooses %s', async (choice, rows) => {
    const { autosave, sent } = await conflict([A, C]);
    autosave.resolve('Novel', choice);
    await seconds(15);
    expect(sent.mock.lastCall?.[0]).toMatchObject({ nominations: rows, lastmod: T2 });
    expect(autosave.overview().unsaved).toEqual([]);
  });

  it('loses nothing of either when both are more than can be nominated', async () => {
    const theirs = ['C', 'D', 'E', 'F', 'G'].map((title) => ({ title }));
    const { autosave, novel } = await conflict(theirs);
    autosave.resolve('Novel', 'both');
    expect(novel().rows).toEqual([A, B, ...theirs]);
  });

  it('is shown as saved when the person chooses the saved version, and sends nothing', async () => {
    const { autosave, novel, sent } = await conflict([A, C]);
    autosave.resolve('Novel', 'theirs');
    expect(novel()).toMatchObject({ rows: [A, C], isChanged: false, isConflict: false });
    expect(kept()).toBeUndefined();
    await seconds(60);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('has no conflict with equal rows, for example after a lost answer', async () => {
    const { novel } = await conflict([B, A]);
    expect(novel()).toMatchObject({ isChanged: false, isConflict: false, savedAt: T2 });
  });

  it('has no conflict when the saved rows did not change: my rows are sent on top', async () => {
    const { sent, autosave } = await conflict([A]);
    expect(sent.mock.lastCall?.[0]).toMatchObject({ nominations: [A, B], lastmod: T2 });
    expect(autosave.overview().unsaved).toEqual([]);
  });

  it('reports repeated conflicts with the same time as an error instead of looping', async () => {
    const { autosave, sent, novel } = setUp({ save: () => Promise.reject(stale([A], T1)) });
    autosave.change('Novel', [B]);
    await autosave.submit();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(novel().phase).toBe('failed');
  });
});

it('a stored draft is unsaved until the server has it', () => {
  setUp({ signature: undefined }).autosave.change('Novel', [A, B]);
  const draft = read();
  if (!draft) throw new Error('Nothing is kept');
  const saved = (nominations: Nomination[]) => [{ category: 'Novel', nominations, time: T2 }];
  expect(isDraftUnsaved('Novel', draft, saved([A]))).toBe(true);
  expect(isDraftUnsaved('Novel', draft, [])).toBe(true);
  expect(isDraftUnsaved('Novel', draft, saved([B, A]))).toBe(false);
});

/** Any event that can happen to a person who nominates in two tabs. */
const happening = fc.record({
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constant('write') },
    { weight: 2, arbitrary: fc.constantFrom('wait', 'accept') },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        'sign',
        'save',
        'reload',
        'leave',
        'choose',
        'hang up',
        'drop',
        'sign out',
        'elsewhere',
      ),
    },
  ),
  tab: fc.nat(1),
});

it('never loses a work that was written, whatever the order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 30, size: 'max' }), async (all) => {
      localStorage.clear();
      let server: SavedCategory = { category: 'Novel', nominations: [], time: T1 };
      let count = 0;
      /** The works that the server has ever had. */
      const taken = new Set<string>();
      let network: { deliver: (isHeard: boolean) => void; fail: (error: Error) => void }[] = [];
      const store = (nominations: Rows) => {
        count += 1;
        server = {
          category: 'Novel',
          nominations: [...nominations],
          time: new Date(Date.parse(T1) + count).toISOString(),
        };
        for (const { title = '' } of nominations) taken.add(title);
      };
      const open = () => {
        const autosave = createNominationsAutosave({
          categories: ['Novel'],
          saved: [server],
          period: PERIOD,
          openStored: openDraft,
          clock: () => new Date(),
          signature: undefined,
          save: ({ nominations, lastmod }) =>
            new Promise((resolve, reject) => {
              const deliver = (isHeard: boolean) => {
                const isStale = lastmod !== server.time;
                if (!isStale) store(nominations);
                if (!isHeard) reject(offline());
                else if (isStale) reject(refusal(409, 'stale_nominations', { current: server }));
                else resolve(server);
              };
              network.push({ deliver, fail: reject });
            }),
          notify: () => undefined,
        });
        autosave.start();
        return autosave;
      };
      const tabs = [open(), open()];
      const written = new Set<string>();
      const find = (at: number) => tabs[at] ?? open();
      for (const { what, tab } of all) {
        const autosave = find(tab);
        const { rows, isConflict } = autosave.category('Novel');
        const [request] = network;
        if (['accept', 'hang up', 'drop', 'sign out'].includes(what)) network = network.slice(1);
        if (what === 'write') {
          count += 1;
          written.add(`W${count}`);
          autosave.change('Novel', [...rows, { title: `W${count}` }]);
        } else if (what === 'wait') await seconds(20);
        else if (what === 'sign') void autosave.sign('Aoife');
        else if (what === 'save') void autosave.submit();
        else if (what === 'choose' && isConflict) autosave.resolve('Novel', 'both');
        else if (what === 'accept') request?.deliver(true);
        else if (what === 'hang up') request?.deliver(false);
        else if (what === 'drop') request?.fail(offline());
        else if (what === 'sign out') request?.fail(refusal(401, 'unauthorized'));
        else if (what === 'elsewhere') {
          count += 1;
          store(joinNominations(server.nominations, [{ title: `E${count}` }], 1000) ?? []);
        } else if (what === 'reload' || what === 'leave') {
          if (what === 'leave') void autosave.submit();
          autosave.stored.flush();
          autosave.stop();
          tabs[tab] = open();
        }
        await seconds(0.1);
        const shown = tabs.flatMap((each) => each.category('Novel').rows);
        const places = [...shown, ...(kept() ?? []), ...server.nominations];
        for (const title of written) {
          expect(
            taken.has(title) || places.some((row) => row['title'] === title),
            `${title} after ${what}`,
          ).toBe(true);
        }
      }
      // With a network, a signature and a choice, everything is saved.
      for (const autosave of tabs) {
        void autosave.sign('Aoife');
        for (let round = 0; round < 20; round += 1) {
          if (autosave.category('Novel').isConflict) autosave.resolve('Novel', 'both');
          void autosave.submit();
          const pending = network;
          network = [];
          for (const request of pending) request.deliver(true);
          await seconds(70);
        }
        expect(autosave.changes()).toBe(0);
        autosave.stop();
      }
      for (const title of written) expect(taken.has(title), title).toBe(true);
    }),
    { numRuns: 60 },
  );
});
