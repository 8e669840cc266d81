import { describe, expect, it } from 'vitest';
import {
  awardOf,
  ballotCategories,
  categoryTitle,
  nominationCategories,
  nominationFields,
  type Award,
  type Category,
} from './categories.ts';
import { NO_AWARD } from './finalists.ts';

const CATEGORIES: readonly Category[] = [
  { key: 'Novel', title: 'Best Novel', fields: { title: 'Title', author: 'Author' } },
  { key: 'Lodestar', title: 'Lodestar Award' },
  { key: 'RetroNovel', title: 'Best Novel (1944)', fields: { title: 'Title' } },
  { key: 'Cartoon', title: 'Best Cartoon', award: 'retro', fields: { title: 'Title' } },
  { key: 'RetroGame', title: 'Best Retro Game', award: 'hugo', fields: {} },
];
const book = { id: 1, title: 'A Book' };

describe('a category', () => {
  it('CAT-1: belongs to the award it names, else to the one its key tells', () => {
    expect(awardOf('Cartoon', CATEGORIES)).toBe('retro');
    expect(awardOf('RetroGame', CATEGORIES)).toBe('hugo');
    expect(awardOf('RetroNovel', CATEGORIES)).toBe('retro');
    expect(awardOf('Novel', CATEGORIES)).toBe('hugo');
    expect(awardOf('RetroUnknown', [])).toBe('retro');
  });

  it('CAT-2: has a title even when its key is unknown', () => {
    expect(categoryTitle('Novel', CATEGORIES)).toBe('Best Novel');
    expect(categoryTitle('RetroBestArtBook', [])).toBe('Retro Best Art Book');
    expect(categoryTitle('best-fan_zine2019Special', [])).toBe('best fan zine2019 Special');
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
      { key: 'Novel', title: 'Best Novel' },
      { key: 'Podcast', title: 'Podcast' },
    ]);
    expect(ballotCategories(finalists, CATEGORIES, 'retro')).toEqual([
      { key: 'RetroNovel', title: 'Best Novel (1944)' },
    ]);
  });
});

const keys = (award: Award) => nominationCategories(CATEGORIES, award).map(({ key }) => key);

describe('a nominations page', () => {
  it('CAT-4: shows the categories of its award that have fields', () => {
    expect(keys('hugo')).toEqual(['Novel']);
    expect(keys('retro')).toEqual(['RetroNovel', 'Cartoon']);
  });

  it('CAT-5: knows the fields of each category, and refuses an unknown one', () => {
    expect(nominationFields('Novel', CATEGORIES)).toEqual(['title', 'author']);
    expect(nominationFields('Lodestar', CATEGORIES)).toEqual([]);
    expect(() => nominationFields('Podcast', CATEGORIES)).toThrow('Unknown category');
  });
});
