import type { Draft } from '@conkit/drafts';
import type { Nomination } from '@conkit/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/problem.ts';
import { refusal } from '../../../testing/answers.ts';
import { getCategoryStatus, type Rows } from './categoryDraft.ts';
import { NominationDraft, type NominationDraftOptions } from './nominationDraft.ts';

const [A, B, C] = [{ title: 'A' }, { title: 'B' }, { title: 'C' }] as const;
const T1 = '2019-02-01T12:00:00.000Z';
const T2 = '2019-02-01T12:05:00.000Z';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Send = NominationDraftOptions['send'];
const accept: Send = ({ category, nominations }) =>
  Promise.resolve({ category, nominations: [...nominations], time: T2 });
const offline = () => new ApiError(undefined, undefined);
const stale = (nominations: Nomination[], time = T2) =>
  refusal(409, 'stale_nominations', { current: { category: 'Novel', nominations, time } });

/** Returns the stored copy of a category. */
interface Kept {
  base: Rows;
  rows: Rows;
}

interface Setup {
  saved?: Nomination[];
  drafts?: Record<string, Kept>;
  send?: Send;
  isDurable?: boolean;
}

function setUp({ saved = [A], drafts = {}, send = accept, isDurable = true }: Setup = {}) {
  const kept = new Map(Object.entries(drafts));
  const sent = vi.fn(send);
  const onSaved = vi.fn();
  const stored = (category: string) => {
    const before = kept.get(category);
    let isKept = true;
    return {
      read: (): Draft<Rows> | null =>
        before
          ? {
              base: { [category]: before.base },
              mine: { [category]: before.rows },
              sent: {},
              at: {},
            }
          : null,
      write: (draft: Draft<Rows> | null) => {
        const [base, rows] = [draft?.base[category], draft?.mine[category]];
        if (base && rows) kept.set(category, { base, rows });
        else kept.delete(category);
        isKept = isDurable || draft === null;
      },
      flush: () => undefined,
      show: () => () => undefined,
      isKept: () => isKept,
      subscribe: () => () => undefined,
    };
  };
  const draft = new NominationDraft({
    categories: ['Novel', 'Novella'],
    saved: [{ category: 'Novel', nominations: saved, time: T1 }],
    maxNominations: 3,
    stored,
    send: sent,
    onSaved,
  });
  draft.start();
  const novel = () => draft.category('Novel');
  return { draft, kept, sent, onSaved, novel };
}
/** Creates saves whose answers the test controls. */
const held = () => {
  const answers: Array<(outcome: 'ok' | Error) => void> = [];
  const send: Send = (request) =>
    new Promise((resolve, reject) => {
      answers.push((outcome) =>
        outcome === 'ok' ? resolve(accept(request)) : reject(outcome as Error),
      );
    });
  return { send, answers };
};

describe('the initial state', () => {
  it('is what the server has saved, unchanged', () => {
    const { draft, novel, sent } = setUp();
    expect(novel()).toMatchObject({ rows: [A], saved: [A], savedAt: T1, isChanged: false });
    expect(draft.category('Novella')).toMatchObject({ rows: [], savedAt: null });
    expect(draft.overview().unsaved).toEqual([]);
    expect(sent).not.toHaveBeenCalled();
  });

  it('throws when the saved value is not a list', () => {
    expect(() => setUp({ saved: { 0: A } as never })).toThrow(
      'Server error! Expected an array of nominations...',
    );
  });

  it('is the draft of an earlier visit when nothing was saved since', () => {
    const { novel, draft } = setUp({ drafts: { Novel: { base: [A], rows: [A, B] } } });
    expect(novel()).toMatchObject({ rows: [A, B], isChanged: true, isConflict: false });
    expect(draft.overview().unsaved).toEqual(['Novel']);
  });

  it('drops a draft whose content was saved meanwhile', () => {
    const { novel, kept } = setUp({ drafts: { Novel: { base: [], rows: [A] } } });
    expect(novel().isChanged).toBe(false);
    expect(kept.size).toBe(0);
  });

  it('keeps both when the draft and the saved rows differ', async () => {
    const { draft, novel, kept, sent } = setUp({ drafts: { Novel: { base: [], rows: [B] } } });
    expect(novel()).toMatchObject({ rows: [B], saved: [A], isConflict: true });
    await draft.save(['Novel'], 'Aoife');
    expect(sent).not.toHaveBeenCalled();
    expect(kept.get('Novel')).toEqual({ base: [], rows: [B] });
  });
});

describe('an edit', () => {
  it('is stored on this device at once, and changes no other category', () => {
    const { draft, novel, kept } = setUp();
    const other = draft.category('Novella');
    draft.edit('Novel', [A, B]);
    expect(novel().isChanged).toBe(true);
    expect(kept.get('Novel')).toEqual({ base: [A], rows: [A, B] });
    expect(draft.category('Novella')).toBe(other);
  });

  it('is reported as not kept when this device cannot store it', () => {
    const { draft } = setUp({ isDurable: false });
    expect(draft.overview().isKept).toBe(true);
    draft.edit('Novel', [B]);
    expect(draft.overview().isKept).toBe(false);
    draft.edit('Novel', [A]);
    expect(draft.overview().isKept).toBe(true);
  });

  it('keeps the overview’s identity when the category had changed before', () => {
    const { draft } = setUp();
    draft.edit('Novel', [A, B]);
    const before = draft.overview();
    draft.edit('Novel', [A, C]);
    expect(draft.overview()).toBe(before);
  });

  it('that matches what is saved, in any order and with empty rows, is not a change', () => {
    const { draft, novel, kept } = setUp({ saved: [A, B] });
    draft.edit('Novel', [{}, B, A]);
    expect(novel().isChanged).toBe(false);
    expect(kept.size).toBe(0);
  });

  it('is refused with an error during a save of the category', async () => {
    const { send, answers } = held();
    const { draft, novel } = setUp({ send });
    draft.edit('Novel', [B]);
    const saving = draft.save(['Novel'], 'Aoife');
    draft.edit('Novel', [C]);
    expect(novel()).toMatchObject({ rows: [B], error: { kind: 'edit', reason: 'saving' } });
    expect(draft.overview().failed?.category).toBe('Novel');
    draft.edit('Novella', [C]);
    expect(draft.category('Novella').rows).toEqual([C]);
    answers[0]?.('ok');
    await saving;
    draft.dismissError('Novel');
    expect(draft.overview().failed).toBeNull();
    draft.edit('Novel', [C]);
    expect(novel().rows).toEqual([C]);
  });
});

describe('saving', () => {
  it('sends only changed categories without empty fields, with the version they are based on', async () => {
    const { draft, novel, sent, kept, onSaved } = setUp();
    draft.edit('Novel', [B, { title: '' }, {}]);
    const saving = draft.save(['Novel', 'Novella'], 'Aoife');
    expect(novel()).toMatchObject({ isSaving: true, error: null });
    await saving;
    expect(sent.mock.calls).toEqual([
      [{ category: 'Novel', signature: 'Aoife', nominations: [B], lastmod: T1 }],
    ]);
    expect(novel()).toMatchObject({ saved: [B], savedAt: T2, isChanged: false, isSaving: false });
    expect(kept.size).toBe(0);
    expect(onSaved).toHaveBeenCalledWith('Novel');
  });

  it('sends once when called twice', async () => {
    const { draft, sent } = setUp();
    draft.edit('Novel', [B]);
    await Promise.all([draft.save(['Novel'], 'Aoife'), draft.save(['Novel'], 'Aoife')]);
    await draft.save(['Novel'], 'Aoife');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('keeps the rows in place', async () => {
    const { draft, novel } = setUp();
    const rows = [{}, B, A];
    draft.edit('Novel', rows);
    await draft.save(['Novel'], 'Aoife');
    expect(novel().rows).toBe(rows);
  });

  it('shows the server’s version when it differs', async () => {
    const { draft, novel } = setUp({
      send: ({ category }) => Promise.resolve({ category, nominations: [C], time: T2 }),
    });
    draft.edit('Novel', [B]);
    await draft.save(['Novel'], 'Aoife');
    expect(novel()).toMatchObject({ rows: [C], saved: [C], isChanged: false });
  });

  it('saves the others when one category fails', async () => {
    const { draft } = setUp({
      send: (request) =>
        request.category === 'Novel' ? Promise.reject(refusal(400, 'invalid')) : accept(request),
    });
    draft.edit('Novel', [B]);
    draft.edit('Novella', [C]);
    await draft.save(['Novel', 'Novella'], 'Aoife');
    expect(draft.overview()).toMatchObject({
      unsaved: ['Novel'],
      failed: { category: 'Novel', error: { kind: 'save' } },
    });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(draft.category('Novel').isChanged).toBe(true);
  });
});

describe('a lost connection', () => {
  it('keeps everything and retries until it is saved', async () => {
    let isOnline = false;
    const { draft, novel, sent, kept } = setUp({
      send: (request) => (isOnline ? accept(request) : Promise.reject(offline())),
    });
    draft.edit('Novel', [B]);
    await draft.save(['Novel'], 'Aoife');
    expect(getCategoryStatus(novel(), 'open')).toBe('offline');
    expect(kept.has('Novel')).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveBeenCalledTimes(2);
    isOnline = true;
    draft.online();
    await draft.settle();
    expect(novel().isChanged).toBe(false);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('pauses retries while the person keeps writing', async () => {
    const { draft, sent } = setUp({ send: () => Promise.reject(offline()) });
    draft.edit('Novel', [B]);
    await draft.save(['Novel'], 'Aoife');
    draft.edit('Novel', [B, C]);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('stops retrying when the page is left', async () => {
    const { draft, sent } = setUp({ send: () => Promise.reject(offline()) });
    draft.edit('Novel', [B]);
    await draft.save(['Novel'], 'Aoife');
    draft.stop();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('stops retrying when the page was left during the save', async () => {
    const { send, answers } = held();
    const { draft, sent } = setUp({ send });
    draft.edit('Novel', [B]);
    const saving = draft.save(['Novel'], 'Aoife');
    draft.stop();
    answers[0]?.(offline());
    await saving;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('keeps retrying after another category was saved', async () => {
    let isReady = false;
    const { draft, novel } = setUp({
      send: (request) =>
        request.category === 'Novella' || isReady
          ? accept(request)
          : Promise.reject(refusal(503, 'unavailable')),
    });
    draft.edit('Novel', [B]);
    await draft.save(['Novel'], 'Aoife');
    draft.edit('Novella', [C]);
    await draft.save(['Novella'], 'Aoife');
    isReady = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(novel().isChanged).toBe(false);
  });
});

describe('an ended session or closed nominations', () => {
  it.each([
    [401, 'unauthorized', 'signedOut'],
    [403, 'nominating_closed', 'closed'],
  ] as const)('keep what was written after %i %s', async (status, code, gate) => {
    const { draft, novel, kept, sent } = setUp({
      send: () => Promise.reject(refusal(status, code)),
    });
    draft.edit('Novel', [B]);
    await draft.save(['Novel'], 'Aoife');
    expect(draft.overview().gate).toBe(gate);
    expect(novel()).toMatchObject({ rows: [B], isChanged: true, isSaving: false });
    expect(kept.get('Novel')?.rows).toEqual([B]);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('allow the same save once the session is back', async () => {
    let isSignedIn = false;
    const { draft } = setUp({
      send: (request) =>
        isSignedIn ? accept(request) : Promise.reject(refusal(401, 'unauthorized')),
    });
    draft.edit('Novel', [B]);
    await draft.save(['Novel'], 'Aoife');
    isSignedIn = true;
    await draft.save(['Novel'], 'Aoife');
    expect(draft.overview()).toMatchObject({ gate: 'open', unsaved: [] });
  });

  it('prevent edits and saves after the deadline', async () => {
    const { draft, novel, sent } = setUp({
      send: () => Promise.reject(refusal(403, 'nominating_closed')),
    });
    draft.edit('Novel', [B]);
    await draft.save(['Novel'], 'Aoife');
    draft.edit('Novel', [C]);
    expect(novel()).toMatchObject({ rows: [B], error: { kind: 'edit', reason: 'closed' } });
    await draft.save(['Novel'], 'Aoife');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('a category that was saved elsewhere', () => {
  const conflict = async (theirs: Nomination[]) => {
    let isFirst = true;
    const setup = setUp({
      send: (request) => {
        if (!isFirst) return accept(request);
        isFirst = false;
        return Promise.reject(stale(theirs));
      },
    });
    setup.draft.edit('Novel', [A, B]);
    await setup.draft.save(['Novel'], 'Aoife');
    return setup;
  };

  it('keeps both versions, sends neither, and remembers that over a reload', async () => {
    const { draft, novel, kept, sent } = await conflict([A, C]);
    expect(novel()).toMatchObject({ rows: [A, B], saved: [A, C], savedAt: T2, isConflict: true });
    expect(draft.overview().failed).toEqual({ category: 'Novel', error: { kind: 'conflict' } });
    expect(kept.get('Novel')).toEqual({ base: [A], rows: [A, B] });
    await draft.save(['Novel'], 'Aoife');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(draft.overview().unsaved).toEqual(['Novel']);
  });

  it.each([
    ['mine', [A, B]],
    ['both', [A, B, C]],
  ] as const)('is saved on top of it when the person chooses %s', async (choice, rows) => {
    const { draft, sent } = await conflict([A, C]);
    draft.resolve('Novel', choice);
    await draft.save(['Novel'], 'Aoife');
    expect(sent.mock.lastCall?.[0]).toMatchObject({ nominations: rows, lastmod: T2 });
    expect(draft.overview().unsaved).toEqual([]);
  });

  it('is shown as saved when the person chooses the saved version, and sends nothing', async () => {
    const { draft, novel, sent, kept } = await conflict([A, C]);
    draft.resolve('Novel', 'theirs');
    expect(novel()).toMatchObject({
      rows: [A, C],
      isChanged: false,
      isConflict: false,
      error: null,
    });
    expect(kept.size).toBe(0);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('has no conflict with equal rows, for example after a lost answer', async () => {
    const { novel, kept } = await conflict([B, A]);
    expect(novel()).toMatchObject({ isChanged: false, isConflict: false, savedAt: T2 });
    expect(kept.size).toBe(0);
  });

  it('has no conflict when the saved rows did not change: my rows are sent on top', async () => {
    const { sent, draft } = await conflict([A]);
    expect(sent.mock.lastCall?.[0]).toMatchObject({ nominations: [A, B], lastmod: T2 });
    expect(draft.overview().unsaved).toEqual([]);
  });

  it('has no conflict any more, now or later, once my rows are edited to be equal', async () => {
    const { draft, novel, kept } = await conflict([A, C]);
    draft.edit('Novel', [A, C]);
    expect(novel().isConflict).toBe(false);
    draft.edit('Novel', [A]);
    expect(novel()).toMatchObject({ isConflict: false, isChanged: true });
    expect(kept.get('Novel')).toEqual({ base: [A, C], rows: [A] });
  });

  it('reports repeated conflicts with the same time as an error instead of looping', async () => {
    const { draft, sent, novel } = setUp({ send: () => Promise.reject(stale([A], T1)) });
    draft.edit('Novel', [B]);
    await draft.save(['Novel'], 'Aoife');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(novel().error?.kind).toBe('save');
  });
});

it('a draft settles when the saves in flight have been answered', async () => {
  const { send, answers } = held();
  const { draft } = setUp({ send });
  draft.edit('Novel', [B]);
  void draft.save(['Novel'], 'Aoife');
  const settled = draft.settle();
  answers[0]?.('ok');
  await settled;
  expect(draft.overview().unsaved).toEqual([]);
});
