import { describe, expect, it } from 'vitest';
import { changedFields, paperPubsProblems, personProblems } from './personForm.ts';
import { PAPER_PUBS } from '../testing/convention.ts';

const valid = { legal_name: 'A. Fan', email: 'fan@example.com' };

describe('a member record', () => {
  it('PEO-8: needs a legal name and an address', () => {
    expect(personProblems(valid)).toEqual([]);
    expect(personProblems({ legal_name: ' ', email: null })).toEqual([
      { field: 'legal_name', kind: 'required' },
      { field: 'email', kind: 'required' },
    ]);
  });

  it('PEO-8: needs an address that looks like one', () => {
    expect(personProblems({ ...valid, email: 'fan' })).toEqual([
      { field: 'email', kind: 'not_an_email' },
    ]);
  });

  it('PEO-11: takes a name of invisible characters for none', () => {
    for (const legal_name of ['\u200B', '\u3164', '\u2800', '\u202E', ' \uFEFF\u00AD'])
      expect(personProblems({ ...valid, legal_name })).toEqual([
        { field: 'legal_name', kind: 'required' },
      ]);
  });

  it('PEO-18: has no text that turns the direction of what stands around it', () => {
    for (const city of ['Evil \u202Egnp.exe', '\u2066Dublin'])
      expect(personProblems({ ...valid, city })).toEqual([
        { field: 'city', kind: 'overrides_direction' },
      ]);
    // Names in Persian need joiners, and Arabic and Hebrew ones may have direction marks.
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

  it('PEO-10: has a limit for each text, counted in characters', () => {
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

describe('what a form reports', () => {
  it('PEO-11: is every filled field of a new person', () => {
    expect(changedFields(undefined, { ...valid, city: '', country: null })).toEqual(valid);
    expect(changedFields(undefined, { ...valid, paper_pubs: PAPER_PUBS })).toEqual({
      ...valid,
      paper_pubs: PAPER_PUBS,
    });
  });

  it('PEO-11: is only what changed of an existing one', () => {
    const saved = { ...valid, city: 'Dublin', country: null };
    expect(changedFields(saved, { ...saved, country: '' })).toEqual({});
    expect(changedFields(saved, { ...saved, city: 'Cork' })).toEqual({ city: 'Cork' });
    expect(changedFields(saved, { ...saved, city: null })).toEqual({ city: '' });
  });

  it('PEO-11: follows paper publications', () => {
    const saved = { ...valid, paper_pubs: PAPER_PUBS };
    expect(changedFields(saved, { ...valid, paper_pubs: { ...PAPER_PUBS } })).toEqual({});
    expect(changedFields(saved, valid)).toEqual({ paper_pubs: null });
    const moved = { ...PAPER_PUBS, address: '2 Main Street' };
    expect(changedFields(saved, { ...valid, paper_pubs: moved })).toEqual({ paper_pubs: moved });
  });
});
