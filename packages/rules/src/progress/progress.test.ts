import { expect, it } from 'vitest';
import type { Category } from '../ballot/categories.ts';
import { NO_AWARD } from '../ballot/finalists.ts';
import { ballotProgress, nominationsProgress } from './progress.ts';

const CATEGORIES: readonly Category[] = [
  { key: 'Novel', award: 'hugo', fields: [{ key: 'title' }] },
  { key: 'Novella', award: 'hugo', fields: [{ key: 'title' }] },
  { key: 'Fancast', award: 'hugo', fields: [{ key: 'title' }] },
  { key: 'RetroNovel', award: 'retro', fields: [{ key: 'title' }] },
];
const book = { id: 1, title: 'A Book' };
const FINALISTS = { Novel: [book], Novella: [book], Fancast: [NO_AWARD], RetroNovel: [book] };
const early = '2019-07-01T10:00:00.000Z';
const late = '2019-07-01T11:00:00.000Z';

it('PRG-1: counts a ballot’s categories with entries that count, and returns the newest save', () => {
  const saved = {
    Novel: { time: early, votes: [1, 2] },
    // A ballot with a blank first position does not count.
    Novella: { time: late, votes: [null, 1] },
    RetroNovel: { time: '2019-07-02T00:00:00.000Z', votes: [1] },
  };
  const progress = (award: 'hugo' | 'retro') => ballotProgress(saved, FINALISTS, CATEGORIES, award);
  expect(progress('hugo')).toEqual({ categories: 2, done: 1, saved: late });
  expect(progress('retro')).toMatchObject({ categories: 1, done: 1 });
  expect(ballotProgress({}, FINALISTS, CATEGORIES, 'hugo')).toEqual({
    categories: 2,
    done: 0,
    saved: null,
  });
});

it('PRG-2: counts the works and categories of an award, including unconfigured categories', () => {
  const saved = [
    { category: 'Novel', time: early, works: 5 },
    { category: 'Novella', time: late, works: 0 },
    { category: 'Gone', time: early, works: 2 },
    { category: 'RetroNovel', time: late, works: 1 },
  ];
  expect(nominationsProgress(saved, CATEGORIES, 'hugo')).toEqual({
    categories: 3,
    done: 2,
    works: 7,
    saved: late,
  });
  expect(nominationsProgress([], CATEGORIES, 'retro')).toEqual({
    categories: 1,
    done: 0,
    works: 0,
    saved: null,
  });
});
