import { afterEach, expect, it } from 'vitest';
import { readBallotDraft, writeBallotDraft } from './ballotDraft.ts';

afterEach(() => localStorage.clear());

const write = (ballots: Record<string, number[]>, own: Record<string, number[]> = {}) =>
  writeBallotDraft('test2019', 5, { base: {}, ballots, sent: {} }, own);

it('one tab that has saved its category leaves what another tab could not save', () => {
  write({ Novel: [1] });
  write({ Novella: [7] });
  write({}, { Novella: [7] });
  expect(readBallotDraft('test2019', 5)?.ballots).toEqual({ Novel: [1] });
});

it('nothing stays on the device when everything is saved', () => {
  write({ Novel: [1] });
  write({}, { Novel: [1] });
  expect(localStorage).toHaveLength(0);
});

it('is kept for each person and each convention', () => {
  write({ Novel: [1] });
  expect(readBallotDraft('test2019', 6)).toBeNull();
  expect(readBallotDraft('other2020', 5)).toBeNull();
});

it('something else in its place is as nothing', () => {
  localStorage.setItem('test2019:ballot:5', 'not JSON');
  expect(readBallotDraft('test2019', 5)).toBeNull();
});
