import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBallotDraft } from './ballotDraft.ts';
import { createDraftWriter } from './draftWriter.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const draft = (ballots: Record<string, number[]>) => ({ base: {}, ballots, sent: {} });
const kept = () => readBallotDraft('test2019', 5)?.ballots;

it('writes right after the frame that shows the change, the newest only', () => {
  const writer = createDraftWriter('test2019', 5);
  writer.show();
  writer.keep(draft({ Novel: [1] }));
  writer.keep(draft({ Novel: [1, 2] }));
  expect(kept()).toBeUndefined();
  vi.advanceTimersByTime(20);
  expect(kept()).toEqual({ Novel: [1, 2] });
});

it('forgets what any of several changes settled', () => {
  const writer = createDraftWriter('test2019', 5);
  writer.keep(draft({ Novel: [1], Novella: [7] }));
  writer.show();
  writer.keep(draft({ Novella: [7] }));
  writer.keep(draft({ Novella: [7, 8] }));
  writer.flush();
  expect(kept()).toEqual({ Novella: [7, 8] });
});

it('writes at once when the page is hidden, and what waits when it goes', () => {
  const writer = createDraftWriter('test2019', 5);
  const leave = writer.show();
  writer.keep(draft({ Novel: [1] }));
  leave();
  expect(kept()).toEqual({ Novel: [1] });
  writer.keep(draft({ Novel: [2] }));
  expect(kept()).toEqual({ Novel: [2] });
  writer.show();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  writer.keep(draft({ Novel: [3] }));
  expect(kept()).toEqual({ Novel: [3] });
});

it('what a tab has saved takes nothing away that another has ranked in the same category', () => {
  const [saved, other] = [createDraftWriter('test2019', 5), createDraftWriter('test2019', 5)];
  saved.keep(draft({ Novel: [1] }));
  other.keep(draft({ Novel: [2] }));
  saved.keep(draft({}));
  expect(kept()).toEqual({ Novel: [2] });
  other.keep(draft({}));
  expect(kept()).toBeUndefined();
});

it('what another tab has written over is kept when this one goes', () => {
  const [first, second] = [createDraftWriter('test2019', 5), createDraftWriter('test2019', 5)];
  const leave = first.show();
  first.keep(draft({ Novel: [1] }));
  first.flush();
  second.keep(draft({ Novel: [2] }));
  second.keep(draft({}));
  expect(kept()).toBeUndefined();
  leave();
  expect(kept()).toEqual({ Novel: [1] });
});

it('forgets what an earlier visit left once that is saved', () => {
  createDraftWriter('test2019', 5).keep(draft({ Novel: [1] }));
  const writer = createDraftWriter('test2019', 5);
  expect(writer.read()?.ballots).toEqual({ Novel: [1] });
  writer.keep(draft({}));
  expect(localStorage).toHaveLength(0);
});
