import { describe, expect, it } from 'vitest';
import {
  getAwardKey,
  ballotCategories,
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
