import { expect, it } from 'vitest';
import type { Category } from '../ballot/categories.ts';
import { NO_AWARD } from '../ballot/finalists.ts';
import {
  ballotProgress,
  findMissingVotes,
  nominationsProgress,
  nextStep,
  type PersonsPage,
} from './progress.ts';

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

it('PRG-4: finds an empty ballot, and entries below an empty position, in one award', () => {
  const find = (saved: Readonly<Record<string, { votes: readonly (number | null)[] }>>) =>
    findMissingVotes(saved, FINALISTS, CATEGORIES, 'hugo');
  expect(find({})).toEqual({ isEmpty: true, gaps: [] });
  expect(find({ RetroNovel: { votes: [null, 1] } })).toEqual({ isEmpty: true, gaps: [] });
  expect(find({ Novel: { votes: [] } })).toEqual({ isEmpty: true, gaps: [] });
  const gap = { Novella: { votes: [2, null, 1] }, Novel: { votes: [null, 1] } };
  expect(find(gap)).toEqual({ isEmpty: false, gaps: ['Novel', 'Novella'] });
  expect(find({ Novel: { votes: [1, 2] } })).toEqual({ isEmpty: false, gaps: [] });
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

const now = new Date('2019-07-01T12:00:00Z');
const soon = '2019-07-02T06:00:00Z';
const later = '2019-08-01T06:59:00Z';
const saved = '2019-06-01T00:00:00Z';

const page = (
  name: string,
  values: { closes?: string; opens?: string; done?: number; saved?: string | null } = {},
): PersonsPage => ({
  personId: 5,
  page: name,
  period: { opens: values.opens ?? '2019-04-02T00:00:00Z', closes: values.closes ?? later },
  progress: { categories: 20, done: values.done ?? 0, saved: values.saved ?? null },
});

const cases = [
  ['nothing', [], [], undefined],
  ['an invoice', [7, 8], [page('vote')], { kind: 'invoice', id: 7 }],
  [
    'a page that closes within a day, before an invoice',
    [7],
    [page('vote'), page('nominate', { closes: soon })],
    { kind: 'start', personId: 5, page: 'nominate' },
  ],
  [
    'a begun page, before one that closes sooner',
    [],
    [page('nominate', { closes: '2019-07-10T00:00:00Z' }), page('vote', { saved, done: 2 })],
    { kind: 'continue', personId: 5, page: 'vote' },
  ],
  [
    'of the pages that were not begun, the one that closes first',
    [],
    [page('vote'), page('nominate', { closes: '2019-07-10T00:00:00Z' })],
    { kind: 'start', personId: 5, page: 'nominate' },
  ],
  [
    'the first of equal pages',
    [],
    [page('vote'), page('vote-retro')],
    { kind: 'start', personId: 5, page: 'vote' },
  ],
  [
    'a page that was begun and emptied again',
    [],
    [page('vote', { saved, done: 0 })],
    { kind: 'continue', personId: 5, page: 'vote' },
  ],
  ['never a finished page', [], [page('vote', { saved, done: 20 })], undefined],
  [
    'never a page that has closed',
    [],
    [page('vote', { closes: '2019-06-30T00:00:00Z' })],
    undefined,
  ],
  ['never a page that has not opened', [], [page('vote', { opens: soon })], undefined],
] as const;

it('PRG-3: suggests an urgent page, then an invoice, then a begun page, then the nearest deadline', () => {
  for (const [title, invoices, pages, step] of cases) {
    expect(nextStep(invoices, pages, now), title).toEqual(step);
  }
});
