import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave } from './createAutosave.ts';
import { type Failure, policy, type Reason, type Text } from './testing/world.ts';
import type { Answer } from './types.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates an autosave that gets these answers, and returns it with the values that it sends. */
function createWithAnswers(...answers: readonly Answer<Text, Reason, Failure>[]) {
  const sent: Readonly<Record<string, Text>>[] = [];
  const autosave = createAutosave<Text, Reason, Failure>({
    policy,
    known: { revision: 'r1', values: { a: { value: 1, savedAt: 'r1' } } },
    stored: {
      read: () => null,
      write: () => undefined,
      flush: () => undefined,
      show: () => () => undefined,
      isKept: () => true,
      subscribe: () => () => undefined,
    },
    clock: Date.now,
    send: async ({ values }) => {
      const answer = answers[sent.length];
      sent.push(values);
      return answer ?? { type: 'failed', failure: { isPassing: false }, isLost: false };
    },
  });
  return { autosave, sent };
}

it('sends a scheduled change, but not after it was stopped', () => {
  const { autosave, sent } = createWithAnswers();
  autosave.start();
  autosave.change('a', 2);
  vi.advanceTimersByTime(15_000);
  expect(sent).toEqual([{ a: 2 }]);

  const stopped = createWithAnswers();
  stopped.autosave.start();
  stopped.autosave.change('a', 2);
  stopped.autosave.stop();
  vi.advanceTimersByTime(60_000);
  expect(stopped.sent).toEqual([]);
});

const failure = { isPassing: false };

it.each<[string, Answer<Text, Reason, Failure>]>([
  ['the whole save', { type: 'refused', reasons: { a: 'seven' }, failure }],
  ['only this value', { type: 'saved', revision: 'r2', refused: { a: 'seven' } }],
])('sends a value that replaced a refused one while %s was refused', async (_, answer) => {
  const { autosave, sent } = createWithAnswers(answer, { type: 'saved', revision: 'r3' });
  autosave.start();
  autosave.change('a', 7);
  const saved = autosave.save();
  autosave.change('a', 8);
  await saved;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toEqual([{ a: 7 }, { a: 8 }]);
  expect(autosave.unsaved()).toEqual([]);
  autosave.stop();
});
