import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openNominationsDraft, type Rows } from './nominationsDraft.ts';

const [A, B] = [{ title: 'A' }, { title: 'B' }];
const NAME = 'test2019:nominations:5:Novel';
const drafts = (category = 'Novel', personId = 5) =>
  openNominationsDraft('test2019', personId)(category);
const shown = (category?: string, personId?: number) =>
  drafts(category, personId).read()?.mine['Novel'];
let now = 0;
beforeEach(() => localStorage.clear());

const write = (tab: ReturnType<typeof drafts>, ...rows: Rows) => {
  now += 1;
  vi.setSystemTime(now);
  tab.write({ base: { Novel: [] }, mine: { Novel: rows }, sent: {}, at: { Novel: now } });
};

it('restores a draft for the same person and category only', () => {
  write(drafts(), A);
  expect(shown()).toEqual([A]);
  expect(shown('Novella')).toBeUndefined();
  expect(shown('Novel', 7)).toBeUndefined();
});

describe('two tabs that edit the same category', () => {
  it('keep both versions, which the next visit shows', () => {
    const [mine, other] = [drafts(), drafts()];
    write(mine, A);
    write(other, B);
    expect(shown()).toEqual([B, A]);
  });

  it('leave none of their earlier versions behind', () => {
    const [mine, other] = [drafts(), drafts()];
    write(mine, { title: 'Al' });
    write(other, { title: 'Be' });
    write(mine, { title: 'Alpha' });
    write(other, { title: 'Beta' });
    expect(shown()).toEqual([{ title: 'Beta' }, { title: 'Alpha' }]);
  });

  it('keep the changes of one for the next visit when the other has saved its own', () => {
    const [mine, other] = [drafts(), drafts()];
    write(mine, A);
    write(other, B);
    other.write(null);
    expect(shown()).toEqual([A]);
  });

  it('leave one common version after the next visit has shown both', () => {
    const [mine, other] = [drafts(), drafts()];
    write(mine, A);
    write(other, B);
    const next = drafts();
    next.write(next.read());
    expect(localStorage).toHaveLength(1);
    next.write(null);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the first release’s draft', () => {
  it.each([
    ['of one tab', { base: [A], rows: [A, B] }, [A, B]],
    ['of two tabs', { base: [], rows: [B], other: { base: [], rows: [A] } }, [B, A]],
  ])('is restored %s', (_, kept, rows) => {
    localStorage.setItem(NAME, JSON.stringify(kept));
    expect(drafts().read()).toMatchObject({ base: { Novel: kept.base }, mine: { Novel: rows } });
  });

  it.each([
    '',
    'x',
    '[]',
    '{"base":[]}',
    '{"base":[],"rows":[{"title":1}]}',
    '{"base":1,"rows":[]}',
  ])('is ignored when it is invalid: %s', (text) => {
    localStorage.setItem(NAME, text);
    expect(drafts().read()).toBeNull();
  });
});
