import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNominationDrafts } from './nominationDrafts.ts';

const [A, B] = [{ title: 'A' }, { title: 'B' }];
const drafts = (personId = 5) => createNominationDrafts('test2019', personId);
beforeEach(() => localStorage.clear());

it('a draft is there again for the same person and category, and for no other', () => {
  drafts().keep('Novel', { base: [], rows: [A] });
  expect(drafts().read('Novel')).toEqual({ base: [], rows: [A] });
  expect(drafts().read('Novella')).toBeNull();
  expect(drafts(7).read('Novel')).toBeNull();
});

it('is forgotten when it is saved, but not another tab’s that came later', () => {
  const [mine, other] = [drafts(), drafts()];
  mine.keep('Novel', { base: [], rows: [A] });
  mine.keep('Novel', null);
  expect(localStorage).toHaveLength(0);
  mine.keep('Novel', { base: [], rows: [A] });
  other.keep('Novel', { base: [], rows: [B] });
  mine.keep('Novel', null);
  expect(drafts().read('Novel')?.rows).toContainEqual(B);
});

describe('two tabs that write in the same category', () => {
  const write = (tab: ReturnType<typeof drafts>, ...rows: Record<string, string>[]) =>
    tab.keep('Novel', { base: [], rows });

  it('do not overwrite each other: the next visit shows both', () => {
    const [mine, other] = [drafts(), drafts()];
    write(mine, A);
    write(other, B);
    expect(drafts().read('Novel')).toEqual({ base: [], rows: [B, A] });
  });

  it('leave nothing behind of what each of them wrote before', () => {
    const [mine, other] = [drafts(), drafts()];
    write(mine, { title: 'Al' });
    write(other, { title: 'Be' });
    write(mine, { title: 'Alpha' });
    write(other, { title: 'Beta' });
    expect(drafts().read('Novel')?.rows).toEqual([{ title: 'Beta' }, { title: 'Alpha' }]);
  });

  it('wait for the next visit with what only one of them has saved', () => {
    const [mine, other] = [drafts(), drafts()];
    write(mine, A);
    write(other, B);
    other.keep('Novel', null);
    expect(drafts().read('Novel')).toEqual({ base: [], rows: [A] });
  });

  it('are one again when the next visit has shown both', () => {
    const [mine, other] = [drafts(), drafts()];
    write(mine, A);
    write(other, B);
    const next = drafts();
    const both = next.read('Novel');
    next.keep('Novel', both);
    expect(JSON.parse(localStorage.getItem('test2019:nominations:5:Novel') ?? '')).toEqual(both);
    next.keep('Novel', null);
    expect(localStorage).toHaveLength(0);
  });
});

it.each(['', 'x', '[]', '{"base":[]}', '{"base":[],"rows":[{"title":1}]}', '{"base":1,"rows":[]}'])(
  'is not there when the device keeps something else: %s',
  (text) => {
    localStorage.setItem('test2019:nominations:5:Novel', text);
    expect(drafts().read('Novel')).toBeNull();
  },
);

it('says when the device keeps nothing', () => {
  const own = drafts();
  const draft = { base: [], rows: [A] };
  expect(own.keep('Novel', draft)).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(own.keep('Novel', draft)).toBe(false);
  full.mockRestore();
  expect(own.keep('Novel', draft)).toBe(true);
});
