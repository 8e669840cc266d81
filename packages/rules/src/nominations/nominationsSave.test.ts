import { describe, expect, it } from 'vitest';
import {
  joinNominations,
  mergeNominations,
  nominationSubmission,
  receivedNominations,
} from './nominationsSave.ts';
import type { Nomination } from './nominations.ts';

const [A, B, C] = [{ title: 'A' }, { title: 'B' }, { title: 'C' }] as const;
const CATEGORIES = [{ key: 'Novel', fields: [{ key: 'title' }] }];

describe('two versions of a category', () => {
  it('NOM-9: merge when only one side changed it, or both made the same change', () => {
    expect(mergeNominations([A], [A], [B])).toBe('theirs');
    expect(mergeNominations([A], [B], [A])).toBe('mine');
    expect(mergeNominations([A], [B, C], [C, B])).toBe('theirs');
    expect(mergeNominations([], [], [])).toBe('theirs');
  });

  it('NOM-9: conflict when both changed it, even if one cleared it', () => {
    expect(mergeNominations([A], [B], [C])).toBe('conflict');
    expect(mergeNominations([A], [], [A, B])).toBe('conflict');
  });

  it('NOM-10: can be combined when that does not make too many works', () => {
    expect(joinNominations([A, B], [B, C])).toEqual([A, B, C]);
    expect(joinNominations([A, B], [C], 2)).toBeUndefined();
    expect(joinNominations([A, {}], [{ title: 'A', author: '' }], 1)).toEqual([A]);
  });
});

describe('a submission', () => {
  const submit = (id: number, category: string, signature: string, rows?: readonly Nomination[]) =>
    nominationSubmission(id, category, signature, rows, CATEGORIES);

  it('NOM-11: contains the signature and the filled fields', () => {
    expect(submit(5, 'Novel', ' Aoife ', [A, {}, { title: ' ' }])).toEqual({
      category: 'Novel',
      signature: 'Aoife',
      nominations: [A],
    });
    expect(submit(5, 'Novel', 'Aoife', []).nominations).toEqual([]);
  });

  it('NOM-11: is refused without a person, a category, a signature or nominations', () => {
    const refused = 'Bad parameters for nomination submit';
    expect(() => submit(0, 'Novel', 'Aoife', [A])).toThrow(refused);
    expect(() => submit(Number.NaN, 'Novel', 'Aoife', [A])).toThrow(refused);
    expect(() => submit(5, '', 'Aoife', [A])).toThrow(refused);
    expect(() => submit(5, 'Novel', ' ', [A])).toThrow(refused);
    expect(() => submit(5, 'Novel', 'Aoife')).toThrow(refused);
  });

  it('NOM-11: is refused with an unknown category or field', () => {
    expect(() => submit(5, 'Podcast', 'Aoife', [])).toThrow('Unknown category');
    expect(() => submit(5, 'Novel', 'Aoife', [{ volume: '1' }])).toThrow(
      'Unknown key in nomination data',
    );
  });

  it('NOM-12: must be answered with a list', () => {
    expect(receivedNominations([A, null, { title: '' }])).toEqual([A]);
    expect(() => receivedNominations({ 0: A })).toThrow(
      'Server error! Expected an array of nominations...',
    );
  });
});
