import { describe, expect, it } from 'vitest';
import { cleanItemData, itemDataProblems, visibleItemData } from './itemData.ts';

const SHAPE = [
  { key: 'token', type: 'string', required: true, generated: true },
  { key: 'sponsor', type: 'string', required: true },
  { key: 'count', type: 'number' },
  { key: 'agreed', type: 'boolean', required: true },
  { key: 'size', type: 'string', values: { S: 'Small', L: 'Large' } },
] as const;
const DATA = { sponsor: 'Me', agreed: true };

describe('the values of an item', () => {
  it('PUR-30: match the fields of its category', () => {
    expect(itemDataProblems(SHAPE, DATA)).toEqual([]);
    expect(itemDataProblems(SHAPE, { ...DATA, count: 0, size: 'L', token: 'mine' })).toEqual([]);
    expect(itemDataProblems(SHAPE, { ...DATA, count: null, size: ' ' })).toEqual([]);
    expect(itemDataProblems([], {})).toEqual([]);
  });

  it('PUR-30: exist for each required field, and a required checkbox is ticked', () => {
    for (const data of [{}, { sponsor: ' ', agreed: false }, { sponsor: null, agreed: null }]) {
      expect(itemDataProblems(SHAPE, data)).toEqual([
        { key: 'sponsor', kind: 'required' },
        { key: 'agreed', kind: 'required' },
      ]);
    }
  });

  it('PUR-30: have the type of their field and one of its values', () => {
    const wrong = { sponsor: 1, count: '3', agreed: 'yes', size: 'toString' };
    expect(itemDataProblems(SHAPE, wrong)).toEqual([
      { key: 'sponsor', kind: 'wrong_type' },
      { key: 'count', kind: 'wrong_type' },
      { key: 'agreed', kind: 'wrong_type' },
      { key: 'size', kind: 'not_offered' },
    ]);
  });

  it('PUR-30: belong to a field of the category', () => {
    expect(itemDataProblems(SHAPE, { ...DATA, colour: 'red' })).toEqual([
      { key: 'colour', kind: 'unknown' },
    ]);
  });

  it('PUR-31: are kept without blank ones and without generated ones', () => {
    const data = { sponsor: ' Me ', agreed: true, count: 0, size: '', token: 'mine', more: 1 };
    expect(cleanItemData(SHAPE, data)).toEqual({ sponsor: 'Me', agreed: true, count: 0 });
  });

  it('PUR-32: are all visible to the item’s person, and to others without the generated ones', () => {
    const data = { sponsor: 'Me', count: 0, token: 'AB12CD' };
    expect(visibleItemData(SHAPE, data, false)).toEqual(data);
    expect(visibleItemData(SHAPE, data, true)).toEqual({ sponsor: 'Me', count: 0 });
    // Without its category we cannot tell which values were generated.
    expect(visibleItemData(undefined, data, true)).toEqual({});
  });
});
