import { describe, expect, it } from 'vitest';
import type { Category } from '../ballot/categories.ts';
import {
  checkNominationFields,
  cleanNomination,
  cleanNominations,
  MAX_NOMINATIONS,
  sameNominations,
  nominationProblems,
  type Nomination,
} from './nominations.ts';

const CATEGORIES: readonly Category[] = [
  { key: 'Novel', fields: [{ key: 'title' }, { key: 'author' }] },
];

const check = (nomination: Record<string, string>, category = 'Novel') =>
  checkNominationFields(nomination, category, CATEGORIES);

describe('nominations', () => {
  it('CAT-7: are at most five in a category', () => {
    expect(MAX_NOMINATIONS).toBe(5);
  });

  it('CAT-8: have no empty fields and no empty rows', () => {
    expect(cleanNomination({ title: 'A Book ', author: ' ' })).toEqual({ title: 'A Book ' });
    expect(cleanNominations([{ title: 'A Book' }, null, { title: '' }])).toEqual([
      { title: 'A Book' },
    ]);
    const clean = { title: 'A Book' };
    expect(cleanNomination(clean)).toBe(clean);
  });

  it('CAT-9: have only fields of their category', () => {
    expect(() => check({ title: 'A Book' })).not.toThrow();
    expect(() => check({ title: 'A Book', volume: '1' })).toThrow('Unknown key in nomination data');
    expect(() => check({}, 'Podcast')).toThrow('Unknown category');
  });

  it('CAT-10: are equal in any order', () => {
    const [one, other] = [{ title: 'A', author: 'B' }, { title: 'C' }];
    expect(sameNominations([one, other], [other, { author: 'B', title: 'A' }])).toBe(true);
    expect(sameNominations([one, null], [{ ...one, publisher: '' }])).toBe(true);
    expect(sameNominations([one], [one, one])).toBe(false);
    expect(sameNominations([one], [other])).toBe(false);
  });
});

const FIELDS = ['title', 'author'];
const works = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Work ${at}` }));

describe('the check of nominations', () => {
  it('CAT-7: accepts five works and any number of empty rows, but refuses six works', () => {
    expect(nominationProblems([null, ...works(5), { title: ' ' }], FIELDS)).toEqual([]);
    expect(nominationProblems(works(6), FIELDS)).toEqual([{ kind: 'too_many', count: 6, most: 5 }]);
    expect(nominationProblems(works(3), FIELDS, 2)).toEqual([
      { kind: 'too_many', count: 3, most: 2 },
    ]);
    expect(nominationProblems([], FIELDS)).toEqual([]);
  });

  it('CAT-9: lists every unknown field with its row', () => {
    const nominations: (Nomination | null)[] = [
      null,
      { title: 'A Book', volume: '1' },
      { constructor: '' },
    ];
    expect(nominationProblems(nominations, FIELDS)).toEqual([
      { kind: 'unknown_field', row: 1, field: 'volume' },
      { kind: 'unknown_field', row: 2, field: 'constructor' },
    ]);
  });
});
