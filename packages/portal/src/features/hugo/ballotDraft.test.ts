import { afterEach, expect, it } from 'vitest';
import { storedBallot } from './ballotDraft.ts';

afterEach(() => localStorage.clear());

const NAME = 'test2019:ballot:5';
const read = (convention = 'test2019', personId = 5) => storedBallot(convention, personId).read();

it('what the first release kept is still there, with what was sent of it', () => {
  const kept = { base: { Novel: [] }, ballots: { Novel: [1, null, 2] }, sent: { Novel: [[1]] } };
  localStorage.setItem(NAME, JSON.stringify(kept));
  const { base, ballots: mine, sent } = kept;
  expect(read()).toEqual({ base, mine, sent, at: {} });
});

it('what its predecessor kept, without what was sent, is too', () => {
  localStorage.setItem(NAME, JSON.stringify({ base: {}, ballots: { Novel: [1] } }));
  expect(read()?.mine).toEqual({ Novel: [1] });
});

it('is kept for each person and each convention', () => {
  storedBallot('test2019', 5).write({ base: {}, mine: { Novel: [1] }, sent: {}, at: {} });
  expect(read()?.mine).toEqual({ Novel: [1] });
  expect(read('test2019', 57)).toBeNull();
  expect(read('other2020')).toBeNull();
});

it.each(['not JSON', '{"base":{},"ballots":{"Novel":"1"}}', '7', 'null'])(
  'something else in its place is as nothing: %s',
  (text) => {
    localStorage.setItem(NAME, text);
    expect(read()).toBeNull();
  },
);
