import { describe, expect, it } from 'vitest';
import { nominationProblems } from './nominationsCheck.ts';
import type { Nomination } from './nominations.ts';

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
