import { describe, expect, it } from 'vitest';
import {
  getAwardKey,
  ballotCategories,
  usablePositions,
  fallbackTitle,
  nominationCategories,
  nominationFields,
  type Category,
} from './categories.ts';
import { NO_AWARD } from './finalists.ts';

const CATEGORIES: readonly Category[] = [
  { key: 'Novel', award: 'hugo', fields: [{ key: 'title' }, { key: 'author' }] },
  { key: 'Lodestar', award: 'hugo' },
  { key: 'RetroNovel', award: 'retro', fields: [{ key: 'title' }] },
  { key: 'Cartoon', award: 'retro', fields: [{ key: 'title' }] },
  { key: 'RetroGame', award: 'hugo', fields: [] },
];
const book = { id: 1, title: 'A Book' };

describe('a category', () => {
  it('CAT-1: belongs to its award, or to the award of the first category when unknown', () => {
    expect(getAwardKey('Cartoon', CATEGORIES)).toBe('retro');
    expect(getAwardKey('RetroGame', CATEGORIES)).toBe('hugo');
    expect(getAwardKey('RetroNovel', CATEGORIES)).toBe('retro');
    expect(getAwardKey('Novel', CATEGORIES)).toBe('hugo');
    expect(getAwardKey('RetroUnknown', CATEGORIES)).toBe('hugo');
    expect(getAwardKey('Novel', [])).toBeUndefined();
  });

  it('CAT-2: has a title even when its key is unknown', () => {
    expect(fallbackTitle('RetroBestArtBook')).toBe('Retro Best Art Book');
    expect(fallbackTitle('best-fan_zine2019Special')).toBe('best fan zine2019 Special');
  });
});

describe('a ballot page', () => {
  it('CAT-3: shows the categories of its award that have finalists', () => {
    const finalists = {
      Podcast: [book],
      RetroNovel: [book],
      Lodestar: [NO_AWARD],
      Novel: [book, NO_AWARD],
      Cartoon: [],
    };
    expect(ballotCategories(finalists, CATEGORIES, 'hugo')).toEqual([
      { key: 'Novel', category: CATEGORIES[0] },
      { key: 'Podcast', category: undefined },
    ]);
    expect(ballotCategories(finalists, CATEGORIES, 'retro')).toEqual([
      { key: 'RetroNovel', category: CATEGORIES[2] },
    ]);
  });
});

describe('the positions that a voter can fill', () => {
  const other = { ...book, id: 2 };
  const count = (finalists: Parameters<typeof usablePositions>[1], hasNoAward = true) =>
    usablePositions({ key: 'hugo', positions: 6, hasNoAward }, finalists, CATEGORIES);

  it('CAT-12: are at most the entries of the largest category of the award', () => {
    expect(count({ Novel: [book, other], Podcast: [book] })).toBe(3);
    expect(count({ Novel: [book, other, NO_AWARD] })).toBe(3);
    expect(count({ Novel: [book, other] }, false)).toBe(2);
    expect(count({ Novel: [book, { ...other, replaced: { on: '2019-05-01' } }] })).toBe(2);
    expect(count({ Novel: [book], RetroNovel: [book, other, { ...book, id: 3 }] })).toBe(2);
  });

  it('CAT-12: are those of the ballot with many finalists, and before there are any', () => {
    expect(count({ Novel: Array.from({ length: 9 }, (_, at) => ({ ...book, id: at + 1 })) })).toBe(
      6,
    );
    expect(count({})).toBe(6);
  });
});

const keys = (award: string) => nominationCategories(CATEGORIES, award).map(({ key }) => key);

describe('a nominations page', () => {
  it('CAT-4: shows the categories of its award that have fields', () => {
    expect(keys('hugo')).toEqual(['Novel']);
    expect(keys('retro')).toEqual(['RetroNovel', 'Cartoon']);
  });

  it('CAT-5: has the fields of each category, and throws for an unknown one', () => {
    expect(nominationFields('Novel', CATEGORIES)).toEqual(['title', 'author']);
    expect(nominationFields('Lodestar', CATEGORIES)).toEqual([]);
    expect(() => nominationFields('Podcast', CATEGORIES)).toThrow('Unknown category');
  });
});
