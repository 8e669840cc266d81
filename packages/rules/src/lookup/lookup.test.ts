import { describe, expect, it } from 'vitest';
import {
  canLookUp,
  lookupQuery,
  isFindable,
  lookUp,
  lookupName,
  lookupNames,
  type Findable,
} from './lookup.ts';

const createQuery = (name: string, email = '', memberNumber = '') =>
  lookupQuery({ name, email, memberNumber });

describe('a lookup', () => {
  it('PEO-16: sends the filled fields, trimmed', () => {
    expect(createQuery('  Niamh Kelly ', ' niamh@example.com\n')).toEqual({
      name: 'Niamh Kelly',
      email: 'niamh@example.com',
    });
    expect(createQuery('Niamh', '  ')).toEqual({ name: 'Niamh' });
  });

  it('PEO-16: uses a member number only above 0', () => {
    expect(createQuery('Niamh', '', ' 214 ')).toEqual({ name: 'Niamh', member_number: 214 });
    for (const number of ['0', '-3', '2.5', 'x', '99999999999'])
      expect(createQuery('Niamh', '', number), number).toEqual({ name: 'Niamh' });
  });

  it('PEO-17: needs a name, or an address with text on both sides of its at-sign', () => {
    for (const [name, email] of [
      ['Niamh', ''],
      ['', 'a@b'],
      ['Niamh', 'nonsense'],
    ] as const)
      expect(canLookUp(createQuery(name, email)), `${name} ${email}`).toBe(true);
    for (const email of ['', '@', 'a@', '@b', ' @ ', 'a'])
      expect(canLookUp(createQuery(' ', email)), email).toBe(false);
    expect(canLookUp(createQuery('', '', '214'))).toBe(false);
  });
});

const types = { Adult: { allow_lookup: true }, Child: {} };
const person = (changes: Partial<Findable> = {}): Findable => ({
  id: 6,
  membership: 'Adult',
  member_number: 214,
  legal_name: 'Niamh Kelly',
  public_first_name: null,
  public_last_name: null,
  email: 'Niamh@Example.com',
  ...changes,
});
const found = (people: readonly Findable[], query: Parameters<typeof lookUp>[1]) =>
  lookUp(people, query, types);

describe('a lookup', () => {
  it('LOO-1: compares names without letter case, in one spelling and with single spaces', () => {
    expect(lookupName('  NIAMH\u00a0 Ni\u0301  Bhriain ')).toBe('niamh ní bhriain');
    expect(lookupName('ÅSA')).toBe(lookupName('a\u030asa'));
  });

  it('LOO-2: searches by the legal and the public name', () => {
    const both = person({ public_first_name: ' Niamh ', public_last_name: 'K.' });
    expect(lookupNames(both)).toEqual(['niamh kelly', 'niamh k.']);
    expect(lookupNames(person({ public_first_name: 'Niamh Kelly' }))).toEqual(['niamh kelly']);
    expect(lookupNames(person({ legal_name: ' ' }))).toEqual([]);
  });

  it('LOO-3: finds a person who matches every given detail', () => {
    for (const query of [
      { name: 'niamh kelly' },
      { email: ' niamh@example.com' },
      { name: 'Niamh Kelly', email: 'niamh@example.com', member_number: 214 },
      { name: 'Niamh Kelly', member_number: 6 },
    ])
      expect(found([person()], query), JSON.stringify(query)).toMatchObject({ id: 6 });
    for (const query of [
      { name: 'Niamh' },
      { name: 'Niamh Kelly', email: 'niamh@example.org' },
      { name: 'Niamh Kelly', member_number: 7 },
    ])
      expect(found([person()], query), JSON.stringify(query)).toEqual({ status: 'not found' });
  });

  it('LOO-3: answers "multiple" for several people, and finds one by number', () => {
    const two = [person(), person({ id: 7, member_number: null })];
    expect(found(two, { name: 'Niamh Kelly' })).toEqual({ status: 'multiple' });
    expect(found(two, { name: 'Niamh Kelly', member_number: 7 })).toMatchObject({ id: 7 });
  });

  it('LOO-4: never finds people whose type is unknown or does not allow lookups', () => {
    const hidden = [person({ membership: 'Child' }), person({ membership: 'toString' })];
    expect(found(hidden, { name: 'Niamh Kelly' })).toEqual({ status: 'not found' });
    const status = found([...hidden, person()], { name: 'Niamh Kelly' }).status;
    expect(status).toBe('success');
  });

  it('LOO-6: is allowed only for types that can be looked up', () => {
    expect(isFindable({ membership: 'Adult' }, types)).toBe(true);
    expect(isFindable({ membership: 'Child' }, types)).toBe(false);
    expect(isFindable({ membership: 'toString' }, types)).toBe(false);
  });

  it('LOO-5: answers with the public name, else with the typed name or address', () => {
    const listed = person({ public_first_name: 'Niamh', public_last_name: 'K.' });
    const success = { status: 'success', id: 6, membership: 'Adult' };
    expect(found([listed], { name: 'niamh kelly' })).toEqual({ ...success, name: 'Niamh K.' });
    expect(found([person()], { name: 'niamh KELLY' })).toEqual({ ...success, name: 'niamh KELLY' });
    expect(found([person()], { email: 'niamh@example.com' })).toEqual({
      ...success,
      name: 'niamh@example.com',
    });
  });
});
