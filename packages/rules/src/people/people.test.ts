import { describe, expect, it } from 'vitest';
import {
  editTitle,
  initials,
  isBlank,
  personSubtitle,
  preferredName,
  publicListing,
} from './people.ts';
import { MEMBERSHIP_TYPES as TYPES } from '../testing/convention.ts';

const member = { membership: 'Adult', member_number: 42 };
const holder = { membership: 'NonMember', daypass: '2', daypass_days: [true, false, true] };
const nominator = { membership: 'HugoNominator' };
const nonMember = { membership: 'NonMember' };

describe('a blank text', () => {
  it('PEO-11: counts as missing', () => {
    for (const text of ['', ' \n', null, undefined]) expect(isBlank(text)).toBe(true);
    expect(isBlank(' a ')).toBe(false);
  });
});

describe('a person', () => {
  it('PEO-1: is a member with a number', () => {
    const subtitle = { kind: 'member', membership: 'Adult', number: 42 };
    expect(personSubtitle(member, TYPES)).toEqual(subtitle);
    expect(personSubtitle({ ...member, daypass: '1' }, TYPES)).toEqual(subtitle);
    expect(personSubtitle({ membership: 'Child' }, TYPES)).toMatchObject({ number: null });
  });

  it('PEO-1: is a day pass holder with days, a Hugo nominator, or a non-member', () => {
    expect(personSubtitle(holder, TYPES)).toEqual({
      kind: 'daypass',
      label: '2',
      days: ['day1', 'day3'],
    });
    expect(personSubtitle({ ...nominator, daypass: '1' }, TYPES).kind).toBe('daypass');
    expect(personSubtitle(nominator, TYPES)).toEqual({
      kind: 'nominator',
      membership: 'HugoNominator',
    });
    expect(personSubtitle(nonMember, TYPES)).toEqual({ kind: 'nonMember' });
  });

  it('PEO-1: is named by the rights that a list gives without a membership', () => {
    const named = (nominate: boolean, vote: boolean) =>
      personSubtitle({ ...nonMember, rights: { hugo: { nominate, vote } } }, TYPES);
    expect(named(true, false)).toEqual({ kind: 'listed', act: 'nominate' });
    expect(named(false, true)).toEqual({ kind: 'listed', act: 'vote' });
    expect(named(true, true)).toEqual({ kind: 'listed', act: 'both' });
    expect(named(false, false)).toEqual({ kind: 'nonMember' });
    expect(
      personSubtitle({ ...nominator, rights: { hugo: { nominate: true, vote: true } } }, TYPES)
        .kind,
    ).toBe('nominator');
  });

  it('PEO-2: is edited as a member, a day pass holder, or a non-member', () => {
    expect(editTitle(member, TYPES)).toEqual({ kind: 'member', number: 42 });
    expect(editTitle(holder, TYPES)).toEqual({ kind: 'daypass', label: '2' });
    expect(editTitle(nominator, TYPES)).toEqual({ kind: 'nonMember' });
    expect(editTitle(nonMember, TYPES)).toEqual({ kind: 'nonMember' });
  });
});

describe('a name', () => {
  it('PEO-3: is the public name, else the legal name', () => {
    const legal_name = 'Legal Name ';
    expect(
      preferredName({ legal_name, public_first_name: ' Fan ', public_last_name: 'Tastic' }),
    ).toBe('Fan Tastic');
    expect(preferredName({ legal_name, public_last_name: 'Tastic' })).toBe('Tastic');
    expect(preferredName({ legal_name, public_first_name: ' ' })).toBe('Legal Name');
    expect(preferredName({})).toBe('');
  });

  it('PEO-4: has the initials of its first and last word', () => {
    expect(initials('Mary Robinette Kowal')).toBe('MK');
    expect(initials('plato')).toBe('P');
    expect(initials(' élise  ødegård ')).toBe('ÉØ');
    expect(initials('e\u0301lise')).toBe('É');
    expect(initials('')).toBe('');
  });
});

describe('the public list', () => {
  it('PEO-5: leaves out people without a public name', () => {
    expect(publicListing({ public_first_name: ' ', public_last_name: null })).toEqual({
      kind: 'notListed',
    });
  });

  it('PEO-5: is sorted by the second of two names', () => {
    expect(publicListing({ public_first_name: 'Fan', public_last_name: 'Tastic ' })).toEqual({
      kind: 'listed',
      name: 'Fan Tastic',
      sortName: 'Tastic',
    });
    expect(publicListing({ public_first_name: 'Fan' })).toEqual({
      kind: 'listed',
      name: 'Fan',
      sortName: 'Fan',
    });
  });
});
