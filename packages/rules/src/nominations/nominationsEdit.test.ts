import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedNominationFields, nominationRows, setNomination } from './nominationsEdit.ts';
import { cleanNominations, sameNominations, type Nomination } from './nominations.ts';

const [A, B, C] = [{ title: 'A' }, { title: 'B', author: 'Bea' }, { title: 'C' }] as const;
const anyRow: fc.Arbitrary<Nomination> = fc.dictionary(
  fc.constantFrom('title', 'author'),
  fc.constantFrom('x', 'y', ''),
);
const anyRows = fc.array(anyRow, { maxLength: 5 });

describe('a row of nominations', () => {
  it('NOM-1: is set without its empty fields, removed by null, and added after the last', () => {
    expect(setNomination([A, B], 1, { title: 'Z', author: ' ' })).toEqual([A, { title: 'Z' }]);
    expect(setNomination([A, B, C], 1, null)).toEqual([A, C]);
    expect(setNomination([A], 1, C)).toEqual([A, C]);
    expect(setNomination([A], 4, C)).toEqual([A, C]);
  });

  it('NOM-1: keeps its place when it becomes empty', () => {
    expect(setNomination([A, B], 0, { title: '' })).toEqual([{}, B]);
    const rows = [A];
    expect(setNomination(rows, 1, { title: '' })).toBe(rows);
    expect(setNomination(rows, 1, null)).toBe(rows);
  });

  it('NOM-1: throws for an index that is not a row number and for a nomination that is not a map', () => {
    const failed = 'Editing nomination failed!';
    expect(() => setNomination([A], -1, C)).toThrow(failed);
    expect(() => setNomination([A], 0.5, null)).toThrow(failed);
    expect(() => setNomination([A], 0, ['A'] as never)).toThrow(failed);
    expect(() => setNomination([A], 0, 'A' as never)).toThrow(failed);
  });
});

describe('a nomination form', () => {
  it('NOM-2: has one empty row below the maximum, and fillers up to it', () => {
    expect(nominationRows(0, 3)).toEqual(['extra', 'filler', 'filler']);
    expect(nominationRows(2, 3)).toEqual(['nomination', 'nomination', 'extra']);
    expect(nominationRows(5)).toEqual(Array.from({ length: 5 }, () => 'nomination'));
    expect(nominationRows(4, 3)).toHaveLength(4);
  });
});

describe('changed fields', () => {
  it('NOM-3: are those that differ from the saved row', () => {
    expect(changedNominationFields([A, { ...B, author: 'Bo' }], [A, B])).toEqual([[], ['author']]);
    expect(changedNominationFields([A, B], [A])).toEqual([[], ['title', 'author']]);
    expect(changedNominationFields([{ title: 'B' }], [B])).toEqual([['author']]);
  });

  it('NOM-3: are empty for a row that is saved at another position', () => {
    expect(changedNominationFields([B, C], [A, B, C])).toEqual([[], []]);
    expect(changedNominationFields([C, { title: 'Z' }], [A, C])).toEqual([[], ['title']]);
  });

  it('NOM-3: exist if and only if a row is not saved', () => {
    fc.assert(
      fc.property(anyRows, anyRows, (rows, saved) => {
        const clean = [cleanNominations(rows), cleanNominations(saved)] as const;
        const isChanged = changedNominationFields(...clean).some((fields) => fields.length > 0);
        if (sameNominations(rows, saved)) expect(isChanged).toBe(false);
        else expect(isChanged || clean[0].length < clean[1].length).toBe(true);
      }),
    );
  });
});
