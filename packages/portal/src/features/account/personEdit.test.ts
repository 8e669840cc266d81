import { describe, expect, it } from 'vitest';
import { person } from '../../testing/builders.ts';
import {
  changesOf,
  choose,
  draftOf,
  joinRecord,
  parseDraft,
  resumeEdit,
  startEdit,
  typeInto,
} from './personEdit.ts';

const aoife = person({ id: 5, legal_name: 'Aoife', city: 'Cork', badge_name: 'Aoife' });
const editing = (changes: object, record = aoife) => {
  const edit = startEdit(record);
  return typeInto(edit, { ...edit.value, ...changes });
};
/** What the browser's storage makes of a draft. */
const reloaded = (draft: unknown) => parseDraft(JSON.parse(JSON.stringify(draft)));

describe('an edit', () => {
  it('begins without changes and has only those that differ', () => {
    expect(changesOf(startEdit(aoife))).toEqual({});
    expect(changesOf(editing({ city: 'Dublin', state: '' }))).toEqual({ city: 'Dublin' });
  });

  it('takes over what somebody else changed in other fields', () => {
    const joined = joinRecord(editing({ city: 'Dublin' }), { ...aoife, country: 'Ireland' });
    expect(joined.conflicts).toEqual([]);
    expect(joined.value).toMatchObject({ city: 'Dublin', country: 'Ireland' });
    expect(changesOf(joined)).toEqual({ city: 'Dublin' });
  });

  it('is done with a field that somebody else changed to the same', () => {
    const joined = joinRecord(editing({ city: 'Dublin' }), { ...aoife, city: 'Dublin' });
    expect(joined.conflicts).toEqual([]);
    expect(changesOf(joined)).toEqual({});
  });

  it('asks about a field that both changed, and keeps both versions until it is decided', () => {
    const joined = joinRecord(editing({ city: 'Dublin' }), { ...aoife, city: 'Galway' });
    expect(joined.conflicts).toEqual([
      { field: 'city', before: 'Cork', mine: 'Dublin', choice: null },
    ]);
    const theirs = choose(joined, 'city', 'theirs');
    expect(changesOf(theirs)).toEqual({});
    const mine = choose(theirs, 'city', 'mine');
    expect(changesOf(mine)).toEqual({ city: 'Dublin' });
    expect(mine.conflicts).toMatchObject([{ choice: 'mine' }]);
  });

  it('asks about a field that was cleared on one side', () => {
    const joined = joinRecord(editing({ city: '' }), { ...aoife, city: 'Galway' });
    expect(joined.conflicts).toMatchObject([{ field: 'city', mine: '' }]);
    const cleared = joinRecord(editing({ city: '' }), { ...aoife, city: null });
    expect(cleared.conflicts).toEqual([]);
  });

  it('asks about paper publications as a whole', () => {
    const paper_pubs = { name: 'Aoife', address: 'Cork', country: 'Ireland' };
    const record = { ...aoife, paper_pubs };
    const edit = editing({ paper_pubs: { ...paper_pubs, address: 'Dublin' } }, record);
    const joined = joinRecord(edit, { ...record, paper_pubs: { ...paper_pubs, name: 'A.' } });
    expect(joined.conflicts).toMatchObject([{ field: 'paper_pubs' }]);
    expect(joinRecord(edit, { ...record, city: 'Galway' }).conflicts).toEqual([]);
  });

  it('takes typing into the field for a decision', () => {
    const joined = joinRecord(editing({ city: 'Dublin' }), { ...aoife, city: 'Galway' });
    const typed = typeInto(joined, { ...joined.value, city: 'Dublin 1' });
    expect(typed.conflicts).toEqual([]);
    expect(changesOf(typed)).toEqual({ city: 'Dublin 1' });
  });

  it('asks again when somebody else changes a decided field once more', () => {
    const joined = joinRecord(editing({ city: 'Dublin' }), { ...aoife, city: 'Galway' });
    const again = joinRecord(choose(joined, 'city', 'mine'), { ...aoife, city: 'Sligo' });
    expect(again.conflicts).toMatchObject([{ field: 'city', before: 'Galway', choice: null }]);
    expect(changesOf(again)).toEqual({ city: 'Dublin' });
  });
});

describe('a kept draft', () => {
  it('goes on where it was left', () => {
    const draft = reloaded(draftOf(editing({ city: 'Dublin', badge_name: '' })));
    expect(draft && changesOf(resumeEdit(aoife, draft))).toEqual({
      city: 'Dublin',
      badge_name: '',
    });
  });

  it('asks about what was changed elsewhere meanwhile', () => {
    const draft = reloaded(draftOf(editing({ city: 'Dublin' })));
    const edit = draft && resumeEdit({ ...aoife, city: 'Galway', country: 'Ireland' }, draft);
    expect(edit?.conflicts).toEqual([
      { field: 'city', before: 'Cork', mine: 'Dublin', choice: null },
    ]);
    expect(edit?.value).toMatchObject({ city: 'Dublin', country: 'Ireland' });
  });

  it('asks again about a conflict that was not decided', () => {
    const theirs = { ...aoife, city: 'Galway' };
    const draft = reloaded(draftOf(joinRecord(editing({ city: 'Dublin' }), theirs)));
    expect(draft && resumeEdit(theirs, draft).conflicts).toMatchObject([
      { field: 'city', choice: null },
    ]);
  });

  it('does not ask again about one that was', () => {
    const theirs = { ...aoife, city: 'Galway' };
    const decided = choose(joinRecord(editing({ city: 'Dublin' }), theirs), 'city', 'mine');
    const draft = reloaded(draftOf(decided));
    expect(draft && resumeEdit(theirs, draft)).toMatchObject({
      conflicts: [],
      value: { city: 'Dublin' },
    });
  });

  it.each([null, 'x', {}, { changes: {} }, { changes: { city: 3, id: 7 } }])(
    'that is %o is none',
    (stored) => {
      expect(parseDraft(stored)).toBeUndefined();
    },
  );
});
