import type { Person } from '@conkit/api-client';
import type { PersonField } from '@conkit/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { person } from '../testing/builders.ts';
import { refusal } from '../testing/answers.ts';
import { createPersonAutosave, type PersonAutosave } from './personAutosave.ts';
import { editOf, knownPerson, storedEdit } from './personEdit.ts';

const NAME = 'conkit:test2019:draft:person:5:a@example.com';
const aoife = person({ id: 5, legal_name: 'Aoife', city: 'Cork', badge_name: 'Aoife' });
/** The record after somebody else has saved it. */
const saved = (changes: Partial<Person>): Person => ({
  ...aoife,
  ...changes,
  last_modified: '2030-01-01T00:00:00.000Z',
});

/** The page that is open: leaving it writes what waits for its next frame. */
let page: PersonAutosave | undefined;
afterEach(() => {
  page?.stop();
  page = undefined;
  localStorage.clear();
});

/** An edit as a page opens it, with what the device keeps of an earlier one. */
function open(
  record = aoife,
  answer: () => Promise<{ key_sent: boolean }> = async () => ({ key_sent: false }),
) {
  page?.stop();
  const sent: object[] = [];
  const stored = storedEdit('test2019', 5, 'a@example.com');
  const autosave = createPersonAutosave({
    record,
    stored,
    update: (body) => {
      sent.push(body);
      return answer();
    },
    onSaved: () => undefined,
    onRefused: () => undefined,
  });
  page = autosave;
  autosave.start();
  const edit = () => editOf(record, autosave.getState());
  const type = (fields: Partial<Record<PersonField, string>>) => {
    for (const [field, text] of Object.entries(fields)) autosave.change(field, text);
  };
  return { autosave, edit, type, sent };
}

describe('an edit', () => {
  it('begins without changes and has only those that differ', () => {
    const { autosave, type } = open();
    expect(autosave.unsaved()).toEqual([]);
    type({ city: 'Dublin', state: '' });
    expect(autosave.unsaved()).toEqual(['city']);
  });

  it('takes over what somebody else changed in other fields', () => {
    const { autosave, edit, type } = open();
    type({ city: 'Dublin' });
    autosave.reload(knownPerson(saved({ country: 'Ireland' })));
    expect(edit()).toMatchObject({ conflicts: [], value: { city: 'Dublin', country: 'Ireland' } });
    expect(autosave.unsaved()).toEqual(['city']);
  });

  it('is done with a field that somebody else changed to the same', () => {
    const { autosave, edit, type } = open();
    type({ city: 'Dublin' });
    autosave.reload(knownPerson(saved({ city: 'Dublin' })));
    expect(edit().conflicts).toEqual([]);
    expect(autosave.unsaved()).toEqual([]);
  });

  it('asks about a field that both changed, and keeps both versions until it is decided', () => {
    const { autosave, edit, type } = open();
    type({ city: 'Dublin' });
    autosave.reload(knownPerson(saved({ city: 'Galway' })));
    expect(edit()).toMatchObject({
      conflicts: [{ field: 'city', mine: 'Dublin', choice: null }],
      record: { city: 'Galway' },
    });
    autosave.resolve('city', 'theirs');
    expect(autosave.unsaved()).toEqual([]);
    autosave.resolve('city', 'mine');
    expect(autosave.unsaved()).toEqual(['city']);
    expect(edit()).toMatchObject({ value: { city: 'Dublin' }, conflicts: [{ choice: 'mine' }] });
  });

  it('asks about a field that was cleared on one side', () => {
    const cleared = (city: string | null) => {
      const { autosave, edit, type } = open();
      type({ city: '' });
      autosave.reload(knownPerson(saved({ city })));
      autosave.stop();
      return edit().conflicts;
    };
    expect(cleared('Galway')).toMatchObject([{ field: 'city', mine: '' }]);
    localStorage.clear();
    expect(cleared(null)).toEqual([]);
  });

  it('asks about paper publications as a whole', () => {
    const paper_pubs = { name: 'Aoife', address: 'Cork', country: 'Ireland' };
    const { autosave, edit } = open({ ...aoife, paper_pubs });
    autosave.change('paper_pubs', { ...paper_pubs, address: 'Dublin' });
    autosave.reload(knownPerson(saved({ paper_pubs: { ...paper_pubs }, city: 'Galway' })));
    expect(edit().conflicts).toEqual([]);
    autosave.reload(knownPerson(saved({ paper_pubs: { ...paper_pubs, name: 'A.' } })));
    expect(edit().conflicts).toMatchObject([{ field: 'paper_pubs' }]);
  });

  it('takes typing into the field for a decision', () => {
    const { autosave, edit, type } = open();
    type({ city: 'Dublin' });
    autosave.reload(knownPerson(saved({ city: 'Galway' })));
    autosave.resolve('city', 'mine');
    type({ city: 'Dublin 1' });
    expect(edit()).toMatchObject({ conflicts: [], value: { city: 'Dublin 1' } });
  });

  it('asks again when somebody else changes a decided field once more', () => {
    const { autosave, edit, type } = open();
    type({ city: 'Dublin' });
    autosave.reload(knownPerson(saved({ city: 'Galway' })));
    autosave.resolve('city', 'mine');
    autosave.reload(knownPerson(saved({ city: 'Sligo' })));
    expect(edit().conflicts).toMatchObject([{ field: 'city', choice: null }]);
    expect(edit().record.city).toBe('Sligo');
  });

  it('is sent all at once, and not while a choice is open', async () => {
    const { autosave, type, sent } = open();
    type({ city: 'Dublin', country: 'Ireland' });
    autosave.reload(knownPerson(saved({ city: 'Galway' })));
    await autosave.save();
    expect(sent).toEqual([]);
    autosave.resolve('city', 'mine');
    await autosave.save();
    expect(sent).toEqual([
      { city: 'Dublin', country: 'Ireland', last_modified: saved({}).last_modified },
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it('is told what somebody else has saved, and asks', async () => {
    const stale = refusal(409, 'stale_person', { person: saved({ city: 'Galway' }) });
    const { autosave, edit, type, sent } = open(aoife, () => Promise.reject(stale));
    type({ city: 'Dublin' });
    await autosave.save();
    expect(edit().conflicts).toMatchObject([{ field: 'city', mine: 'Dublin', choice: null }]);
    expect(sent).toHaveLength(1);
  });
});

describe('a kept draft', () => {
  it('goes on where it was left', () => {
    open().type({ city: 'Dublin', badge_name: '' });
    const { autosave, edit } = open();
    expect(autosave.unsaved().toSorted()).toEqual(['badge_name', 'city']);
    expect(edit().value).toMatchObject({ city: 'Dublin', badge_name: '' });
  });

  it('asks about what was changed elsewhere meanwhile', () => {
    open().type({ city: 'Dublin' });
    const { edit } = open(saved({ city: 'Galway', country: 'Ireland' }));
    expect(edit()).toMatchObject({
      conflicts: [{ field: 'city', mine: 'Dublin', choice: null }],
      value: { city: 'Dublin', country: 'Ireland' },
    });
  });

  it('asks again about a conflict that was not decided', () => {
    const theirs = saved({ city: 'Galway' });
    const before = open();
    before.type({ city: 'Dublin' });
    before.autosave.reload(knownPerson(theirs));
    expect(open(theirs).edit().conflicts).toMatchObject([{ field: 'city', choice: null }]);
  });

  it('does not ask again about one that was', () => {
    const theirs = saved({ city: 'Galway' });
    const before = open();
    before.type({ city: 'Dublin' });
    before.autosave.reload(knownPerson(theirs));
    before.autosave.resolve('city', 'mine');
    expect(open(theirs).edit()).toMatchObject({ conflicts: [], value: { city: 'Dublin' } });
  });

  it('of the first release is still there, without what makes no sense', () => {
    const kept = { before: { city: 'Cork' }, changes: { city: 'Dublin', state: 3, id: 7 } };
    localStorage.setItem(NAME, JSON.stringify(kept));
    const { autosave, edit } = open();
    expect(edit().value).toMatchObject({ city: 'Dublin' });
    expect(autosave.unsaved()).toEqual(['city']);
  });

  it.each(['null', '"x"', '{}', '{"changes":{}}', '{"changes":{"city":3}}'])(
    'that is %s is none',
    (text) => {
      localStorage.setItem(NAME, text);
      expect(open().autosave.unsaved()).toEqual([]);
    },
  );
});
