import type { Person } from '@conkit/api-client';
import type { PersonField } from '@conkit/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal } from '../testing/answers.ts';
import { person } from '../testing/builders.ts';
import {
  createPersonAutosave,
  knownPerson,
  openEdit,
  toPersonEdit,
  type PersonAutosave,
} from './personEdit.ts';

const NAME = 'conkit:test2019:draft:person:5:a@example.com';
const aoife = person({ id: 5, legal_name: 'Aoife', city: 'Cork', badge_name: 'Aoife' });
/** The record after another user has saved it. */
const saved = (changes: Partial<Person>): Person => ({
  ...aoife,
  ...changes,
  last_modified: '2030-01-01T00:00:00.000Z',
});

/** The open page. Leaving it writes pending changes. */
let page: PersonAutosave | undefined;
afterEach(() => {
  page?.stop();
  page = undefined;
  localStorage.clear();
});

/** Opens an edit as the page does, with this device's earlier copy. */
function open(
  record = aoife,
  answer: () => Promise<{ key_sent: boolean }> = async () => ({ key_sent: false }),
) {
  page?.stop();
  const sent: object[] = [];
  const stored = openEdit('test2019', 5, 'a@example.com');
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
  const edit = () => toPersonEdit(record, autosave.getState());
  const type = (fields: Partial<Record<PersonField, string>>) => {
    for (const [field, text] of Object.entries(fields)) autosave.change(field, text);
  };
  return { autosave, edit, type, sent };
}

describe('an edit', () => {
  it('starts without changes and contains only fields that differ', () => {
    const { autosave, type } = open();
    expect(autosave.unsaved()).toEqual([]);
    type({ city: 'Dublin', state: '' });
    expect(autosave.unsaved()).toEqual(['city']);
  });

  it('merges changes of other fields from elsewhere', () => {
    const { autosave, edit, type } = open();
    type({ city: 'Dublin' });
    autosave.reload(knownPerson(saved({ country: 'Ireland' })));
    expect(edit()).toMatchObject({ conflicts: [], value: { city: 'Dublin', country: 'Ireland' } });
    expect(autosave.unsaved()).toEqual(['city']);
  });

  it('drops a field that was changed to the same value elsewhere', () => {
    const { autosave, edit, type } = open();
    type({ city: 'Dublin' });
    autosave.reload(knownPerson(saved({ city: 'Dublin' })));
    expect(edit().conflicts).toEqual([]);
    expect(autosave.unsaved()).toEqual([]);
  });

  it('asks about a field that both sides changed, and keeps both versions until the user chooses', () => {
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

  it('asks about a field that one side cleared', () => {
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

  it('treats paper publications as one field', () => {
    const paper_pubs = { name: 'Aoife', address: 'Cork', country: 'Ireland' };
    const { autosave, edit } = open({ ...aoife, paper_pubs });
    autosave.change('paper_pubs', { ...paper_pubs, address: 'Dublin' });
    autosave.reload(knownPerson(saved({ paper_pubs: { ...paper_pubs }, city: 'Galway' })));
    expect(edit().conflicts).toEqual([]);
    autosave.reload(knownPerson(saved({ paper_pubs: { ...paper_pubs, name: 'A.' } })));
    expect(edit().conflicts).toMatchObject([{ field: 'paper_pubs' }]);
  });

  it('treats typing in a field as a choice', () => {
    const { autosave, edit, type } = open();
    type({ city: 'Dublin' });
    autosave.reload(knownPerson(saved({ city: 'Galway' })));
    autosave.resolve('city', 'mine');
    type({ city: 'Dublin 1' });
    expect(edit()).toMatchObject({ conflicts: [], value: { city: 'Dublin 1' } });
  });

  it('asks again when a resolved field is changed elsewhere once more', () => {
    const { autosave, edit, type } = open();
    type({ city: 'Dublin' });
    autosave.reload(knownPerson(saved({ city: 'Galway' })));
    autosave.resolve('city', 'mine');
    autosave.reload(knownPerson(saved({ city: 'Sligo' })));
    expect(edit().conflicts).toMatchObject([{ field: 'city', choice: null }]);
    expect(edit().record.city).toBe('Sligo');
  });

  it('sends all fields together, and not before conflicts are resolved', async () => {
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

  it('asks when a reload shows a save from elsewhere', async () => {
    const stale = refusal(409, 'stale_person', { person: saved({ city: 'Galway' }) });
    const { autosave, edit, type, sent } = open(aoife, () => Promise.reject(stale));
    type({ city: 'Dublin' });
    await autosave.save();
    expect(edit().conflicts).toMatchObject([{ field: 'city', mine: 'Dublin', choice: null }]);
    expect(sent).toHaveLength(1);
  });
});

describe('a stored draft', () => {
  it('continues where it was left', () => {
    open().type({ city: 'Dublin', badge_name: '' });
    const { autosave, edit } = open();
    expect(autosave.unsaved().toSorted()).toEqual(['badge_name', 'city']);
    expect(edit().value).toMatchObject({ city: 'Dublin', badge_name: '' });
  });

  it('asks about changes made elsewhere in the meantime', () => {
    open().type({ city: 'Dublin' });
    const { edit } = open(saved({ city: 'Galway', country: 'Ireland' }));
    expect(edit()).toMatchObject({
      conflicts: [{ field: 'city', mine: 'Dublin', choice: null }],
      value: { city: 'Dublin', country: 'Ireland' },
    });
  });

  it('asks again about an unresolved conflict', () => {
    const theirs = saved({ city: 'Galway' });
    const before = open();
    before.type({ city: 'Dublin' });
    before.autosave.reload(knownPerson(theirs));
    expect(open(theirs).edit().conflicts).toMatchObject([{ field: 'city', choice: null }]);
  });

  it('does not ask again about a resolved conflict', () => {
    const theirs = saved({ city: 'Galway' });
    const before = open();
    before.type({ city: 'Dublin' });
    before.autosave.reload(knownPerson(theirs));
    before.autosave.resolve('city', 'mine');
    expect(open(theirs).edit()).toMatchObject({ conflicts: [], value: { city: 'Dublin' } });
  });

  it('of the first release is restored without invalid values', () => {
    const kept = { before: { city: 'Cork' }, changes: { city: 'Dublin', state: 3, id: 7 } };
    localStorage.setItem(NAME, JSON.stringify(kept));
    const { autosave, edit } = open();
    expect(edit().value).toMatchObject({ city: 'Dublin' });
    expect(autosave.unsaved()).toEqual(['city']);
  });

  it.each(['null', '"x"', '{}', '{"changes":{}}', '{"changes":{"city":3}}'])(
    'is ignored when it is %s',
    (text) => {
      localStorage.setItem(NAME, text);
      expect(open().autosave.unsaved()).toEqual([]);
    },
  );
});
