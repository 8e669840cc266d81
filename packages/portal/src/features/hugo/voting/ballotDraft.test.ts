import { afterEach, expect, it } from 'vitest';
import { openBallotDraft } from './ballotDraft.ts';

afterEach(() => localStorage.clear());

const NAME = 'test2019:ballot:5';
const read = (convention = 'test2019', personId = 5) =>
  openBallotDraft(convention, personId).read();

it('restores the first release’s drafts, including what was being sent', () => {
  const kept = { base: { Novel: [] }, ballots: { Novel: [1, null, 2] }, sent: { Novel: [[1]] } };
  localStorage.setItem(NAME, JSON.stringify(kept));
  const { base, ballots: mine, sent } = kept;
  expect(read()).toEqual({ base, mine, sent, at: {} });
});

it('restores older drafts without what was being sent', () => {
  localStorage.setItem(NAME, JSON.stringify({ base: {}, ballots: { Novel: [1] } }));
  expect(read()?.mine).toEqual({ Novel: [1] });
});

it('keeps drafts apart by person and convention', () => {
  openBallotDraft('test2019', 5).write({ base: {}, mine: { Novel: [1] }, sent: {}, at: {} });
  expect(read()?.mine).toEqual({ Novel: [1] });
  expect(read('test2019', 57)).toBeNull();
  expect(read('other2020')).toBeNull();
});

it.each(['not JSON', '{"base":{},"ballots":{"Novel":"1"}}', '7', 'null'])(
  'ignores invalid stored values: %s',
  (text) => {
    localStorage.setItem(NAME, text);
    expect(read()).toBeNull();
  },
);
