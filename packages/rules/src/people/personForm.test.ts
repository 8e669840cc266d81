import { describe, expect, it } from 'vitest';
import { changedFields, paperPubsProblems, personProblems } from './personForm.ts';
import { PAPER_PUBS } from '../testing/convention.ts';

const valid = { legal_name: 'A. Fan', email: 'fan@example.com' };

describe('a member record', () => {
  it('PEO-8: needs a legal name and an email address', () => {
    expect(personProblems(valid)).toEqual([]);
    expect(personProblems({ legal_name: ' ', email: null })).toEqual([
      { field: 'legal_name', kind: 'required' },
      { field: 'email', kind: 'required' },
    ]);
  });

  it('PEO-8: needs a valid email address', () => {
    expect(personProblems({ ...valid, email: 'fan' })).toEqual([
      { field: 'email', kind: 'not_an_email' },
    ]);
  });

  it('PEO-11: treats a name of invisible characters as missing', () => {
    for (const legal_name of ['\u200B', '\u3164', '\u2800', '\u202E', ' \uFEFF\u00AD'])
      expect(personProblems({ ...valid, legal_name })).toEqual([
        { field: 'legal_name', kind: 'required' },
      ]);
  });

  it('PEO-18: has no text with direction overrides', () => {
    for (const city of ['Evil \u202Egnp.exe', '\u2066Dublin'])
      expect(personProblems({ ...valid, city })).toEqual([
        { field: 'city', kind: 'overrides_direction' },
      ]);
    // Persian names need joiners, and Arabic and Hebrew ones may have direction marks.
    expect(personProblems({ ...valid, legal_name: 'علی\u200Cرضا \u200F' })).toEqual([]);
  });

  it('PEO-9: needs all three fields of paper publications, or none', () => {
    expect(paperPubsProblems(null)).toEqual([]);
    expect(paperPubsProblems(PAPER_PUBS)).toEqual([]);
    expect(
      personProblems({ ...valid, paper_pubs: { ...PAPER_PUBS, name: '', country: ' ' } }),
    ).toEqual([
      { field: 'paper_pubs.name', kind: 'required' },
      { field: 'paper_pubs.country', kind: 'required' },
    ]);
  });

  it('PEO-10: has a maximum length for each text, in characters', () => {
    expect(personProblems({ ...valid, city: '🦄'.repeat(200) })).toEqual([]);
    expect(personProblems({ ...valid, city: 'x'.repeat(201) })).toEqual([
      { field: 'city', kind: 'too_long', max: 200 },
    ]);
    expect(personProblems({ ...valid, address: 'x'.repeat(2000) })).toEqual([]);
    expect(personProblems({ ...valid, email: `${'x'.repeat(300)}@y.example` })).toEqual([
      { field: 'email', kind: 'too_long', max: 254 },
    ]);
    expect(paperPubsProblems({ ...PAPER_PUBS, address: 'x'.repeat(2001) })).toEqual([
      { field: 'paper_pubs.address', kind: 'too_long', max: 2000 },
    ]);
  });
});

describe('the submitted fields', () => {
  it('PEO-11: are all filled fields of a new person', () => {
    expect(changedFields(undefined, { ...valid, city: '', country: null })).toEqual(valid);
    expect(changedFields(undefined, { ...valid, paper_pubs: PAPER_PUBS })).toEqual({
      ...valid,
      paper_pubs: PAPER_PUBS,
    });
  });

  it('PEO-11: are only the changed fields of an existing person', () => {
    const saved = { ...valid, city: 'Dublin', country: null };
    expect(changedFields(saved, { ...saved, country: '' })).toEqual({});
    expect(changedFields(saved, { ...saved, city: 'Cork' })).toEqual({ city: 'Cork' });
    expect(changedFields(saved, { ...saved, city: null })).toEqual({ city: '' });
  });

  it('PEO-11: include changes of paper publications', () => {
    const saved = { ...valid, paper_pubs: PAPER_PUBS };
    expect(changedFields(saved, { ...valid, paper_pubs: { ...PAPER_PUBS } })).toEqual({});
    expect(changedFields(saved, valid)).toEqual({ paper_pubs: null });
    const moved = { ...PAPER_PUBS, address: '2 Main Street' };
    expect(changedFields(saved, { ...valid, paper_pubs: moved })).toEqual({ paper_pubs: moved });
  });
});
