import { describe, expect, it } from 'vitest';
import { step } from './autosave.ts';
import { createAutosave } from './createAutosave.ts';
import { begin, draftSchema, mergeDrafts, toDraft } from './draft.ts';
import { getEntry, unsavedKeys } from './entries.ts';
import { parseValue, type Schema } from './storage.ts';
import { type Failure, policy, type Reason, type Text } from './testing/world.ts';
import type { Event, Known, Policy } from './types.ts';

const known = (value: Text, revision = 'r1'): Known<Text> => ({
  revision,
  values: { a: { value, savedAt: revision } },
});
const failure = { isPassing: true };
type Happening = Event<Text, Reason, Failure>;

/** Returns the state and the effects after events that are one second apart. */
function after(events: readonly Happening[], own: Policy<Text, Failure> = policy) {
  const start = begin<Text, Reason, Failure>(own, known(1), null);
  return events.reduce(
    ({ state, effects }, event, at) => {
      const next = step(own, state, event, at * 1000);
      return { state: next.state, effects: [...effects, ...next.effects] };
    },
    { state: start, effects: [] as readonly unknown[] },
  );
}
const change = (value: Text): Happening => ({ type: 'changed', key: 'a', value });
const save: Happening = { type: 'saveRequested' };
const lost: Happening = { type: 'failed', failure, isLost: true };
const stale = (value: Text): Happening => ({ type: 'stale', current: known(value, 'r2'), failure });
const entry = ({ state }: ReturnType<typeof after>) => getEntry(policy, state, 'a');

describe('a version whose answer was lost', () => {
  it('is overwritten after an undo, because the server may have it', () => {
    const taken = after([change(2), save, lost, change(1)]);
    expect(unsavedKeys(policy, taken.state)).toEqual(['a']);
    expect(toDraft(policy, taken.state)).toMatchObject({ mine: { a: 1 }, sent: { a: [2] } });
  });

  it('is not a conflict when the server has it', () => {
    const joined = after([change(2), save, lost, change(3), save, stale(2)]);
    expect(entry(joined).conflict).toBeNull();
    expect(joined.effects.at(-1)).toEqual({ type: 'send', revision: 'r2', values: { a: 3 } });
  });

  it('is dropped once the server has a newer revision', () => {
    const joined = after([change(2), save, lost, change(3), save, stale(2), save]);
    expect(entry(joined).lost).toEqual([]);
  });
});

describe('a version whose answer was lost, when the server is read again', () => {
  const reloaded = (current: Known<Text>): Happening => ({ type: 'reloaded', current });

  it('is kept while the server’s value is unchanged', () => {
    const joined = after([change(2), save, lost, change(3), reloaded(known(1))]);
    expect(entry(joined).lost).toEqual([2]);
  });

  it('is dropped when the server has a different value', () => {
    const joined = after([change(2), save, lost, change(3), reloaded(known(5, 'r2'))]);
    expect(entry(joined).lost).toEqual([]);
  });
});

it('counts the wait from the first unsent change', () => {
  // Changed at 0 s, sent at 1 s, changed again at 2 s during that save, saved at 3 s.
  const saved: Happening = { type: 'saved', revision: 'r2' };
  const { state } = after([change(2), save, change(3), saved]);
  expect(state).toMatchObject({ firstChange: 2000, dueAt: 3000 + 15_000 });
});

describe('a refused value', () => {
  const refused: Happening = { type: 'refused', reasons: { a: 'seven' }, failure };

  it('is sent again after a change', () => {
    const changed = after([change(7), save, refused, change(8), save]);
    expect(entry(changed).refused).toBeNull();
    expect(changed.effects.at(-1)).toEqual({ type: 'send', revision: 'r1', values: { a: 8 } });
  });

  it('is cleared when the server has the value', () => {
    const current = known(7, 'r2');
    const joined = after([change(7), save, refused, { type: 'reloaded', current }]);
    expect(entry(joined).refused).toBeNull();
  });
});

it('restores my version when the choice is changed', () => {
  const choose = (choice: 'mine' | 'theirs'): Happening => ({ type: 'resolved', key: 'a', choice });
  const chosen = after([change(2), save, stale(3), choose('theirs'), choose('mine')]);
  expect(entry(chosen).mine).toBe(2);
});

it('schedules nothing when the policy saves only on request', () => {
  const { state } = after([change(2)], { ...policy, dueAt: () => null });
  expect(state).toMatchObject({ phase: 'idle', dueAt: null });
});

describe('a save that failed', () => {
  it('is retried with growing delays', () => {
    const first = after([change(2), save, lost]);
    expect(first.state).toMatchObject({ phase: 'failed', failures: 1, dueAt: 2000 + 5000 });
    const second = after([change(2), save, lost, { type: 'online' }, lost]);
    expect(second.state).toMatchObject({ phase: 'failed', failures: 2, dueAt: 4000 + 10_000 });
  });

  it('is cleared when the change is undone and cannot have reached the server', () => {
    const refused: Happening = { type: 'failed', failure: { isPassing: false }, isLost: false };
    const { state } = after([change(2), save, refused, change(1)]);
    expect(state).toMatchObject({ phase: 'idle', error: null, dueAt: null });
  });
});

describe('a refusal', () => {
  it('is a failure without a retry when it names no value that was sent', () => {
    const refused = (reasons: Record<string, Reason>): Happening => ({
      type: 'refused',
      reasons,
      failure: { isPassing: false },
    });
    const wrong: readonly Record<string, Reason>[] = [{}, { b: 'seven' }];
    for (const reasons of wrong) {
      const { state, effects } = after([change(2), save, refused(reasons)]);
      expect(effects).toHaveLength(1);
      expect(state).toMatchObject({ phase: 'failed', inFlight: null, dueAt: null });
    }
  });
});

describe('a saved value', () => {
  it('is shown as the server changed it, unless the person edited it during the save', () => {
    const saved: Happening = { type: 'saved', revision: 'r2', values: { a: 9 } };
    expect(entry(after([change(2), save, saved]))).toMatchObject({ mine: 9, saved: 9 });
    expect(entry(after([change(2), save, change(3), saved]))).toMatchObject({ mine: 3, saved: 9 });
  });

  it('sets the revision of the next save', () => {
    const { effects } = after([
      change(2),
      save,
      { type: 'saved', revision: 'r2' },
      change(3),
      save,
    ]);
    expect(effects.at(-1)).toEqual({ type: 'send', revision: 'r2', values: { a: 3 } });
  });
});

describe('an answer without a save under way', () => {
  it.each([lost, stale(5), { type: 'saved', revision: 'r9' } as const])(
    'changes nothing: %o',
    (event) => {
      expect(after([change(2), event])).toEqual(after([change(2)]));
    },
  );
});

it('joins both versions for the choice "both"', () => {
  const adding: Policy<Text, Failure> = { ...policy, join: (mine, theirs) => mine + theirs };
  const chosen = (choice: 'mine' | 'theirs' | 'both') =>
    entry(after([change(20), save, stale(300), { type: 'resolved', key: 'a', choice }], adding))
      .mine;
  expect([chosen('mine'), chosen('theirs'), chosen('both')]).toEqual([20, 300, 320]);
});

it('holds back all values during a conflict when they are saved together', () => {
  const together = { ...policy, isTogether: true };
  const b: Happening = { type: 'changed', key: 'b', value: 4 };
  const reloaded: Happening = { type: 'reloaded', current: known(5, 'r2') };
  expect(after([change(2), b, reloaded, save], together).effects).toHaveLength(1);
  expect(after([change(2), b, reloaded, save]).effects.at(-1)).toMatchObject({ values: { b: 4 } });
});

it('keeps the newer version of each key from two tabs', () => {
  const draft = (a: Text, b: Text, at: Record<string, number>) => ({
    mine: { a, b },
    base: { a: 0, b: 0 },
    sent: {},
    at,
  });
  const joined = mergeDrafts(policy)(draft(1, 2, { a: 5, b: 5 }), draft(3, 4, { a: 4, b: 6 }));
  expect(joined.mine).toEqual({ a: 1, b: 4 });
});

describe('a kept draft', () => {
  const lists: Schema<readonly number[]> = {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (value) =>
        Array.isArray(value) ? { value: value as number[] } : { issues: [{ message: 'no list' }] },
    },
  };
  const schema = draftSchema((key) => (key === 'gone' ? undefined : lists));

  it('is read key by key, without invalid values', () => {
    const stored = {
      mine: { a: [1], b: 'x', gone: [1] },
      base: { a: [] },
      sent: { a: [[1], 'x', [2]], b: 7 },
      at: { a: 1, b: '2' },
    };
    expect(parseValue(schema, stored)).toEqual({
      mine: { a: [1] },
      base: { a: [] },
      sent: { a: [[1], [2]] },
      at: { a: 1 },
    });
  });

  it.each([null, 'x', {}, { mine: {} }, { mine: { gone: [1] } }])(
    'is ignored when it is %o',
    (stored) => {
      expect(parseValue(schema, stored)).toBeUndefined();
    },
  );
});

/** Stores nothing. */
const nothing = () => undefined;
const stored = {
  read: () => null,
  write: nothing,
  flush: nothing,
  show: () => nothing,
  isKept: () => true,
  subscribe: () => nothing,
};

it('notifies the copy on the device when the page is shown and when it is gone', () => {
  const told: string[] = [];
  const show = () => {
    told.push('there');
    return () => void told.push('gone');
  };
  const autosave = createAutosave<Text, Reason, Failure>({
    policy,
    known: known(1),
    stored: { ...stored, show },
    clock: () => 0,
    send: () => Promise.reject(failure),
  });
  expect(told).toEqual([]);
  autosave.start();
  expect(told).toEqual(['there']);
  autosave.stop();
  expect(told).toEqual(['there', 'gone']);
});

describe('a save whose promise rejects', () => {
  it('counts as failed, leaves nothing under way, and is sent again', async () => {
    const answers = [
      () => Promise.reject(failure),
      () => Promise.resolve({ type: 'saved', revision: 'r2' } as const),
    ];
    const autosave = createAutosave<Text, Reason, Failure>({
      policy,
      known: known(1),
      stored,
      clock: () => 0,
      send: () => answers.shift()?.() ?? Promise.reject(failure),
    });
    autosave.change('a', 2);
    await autosave.save();
    expect(autosave.getState().phase).toBe('failed');
    expect(autosave.unsaved()).toEqual(['a']);
    await autosave.save();
    expect(autosave.unsaved()).toEqual([]);
    autosave.stop();
  });
});
