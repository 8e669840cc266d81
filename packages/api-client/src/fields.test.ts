import { describe, expect, it } from 'vitest';
import { faults, lookUp } from './testing.ts';

/** The fields of each entity in the specification: required ones and others. */
const entities: Record<string, { required: string; other?: string }> = {
  User: { required: 'email people roles' },
  Person: {
    required:
      'id last_modified membership legal_name member_number preferred_name badge_name badge_subtitle public_first_name public_last_name email address city state postcode country paper_pubs daypass daypass_days',
  },
  PaperPubs: { required: 'name address country' },
  Purchase: {
    required:
      'id created payment_email amount currency category type updated status stripe_charge_id stripe_receipt stripe_token error person_id person_name data invoice comments',
  },
  PurchaseCategory: {
    required: 'label account shape types',
    other: 'description listed requireMembership allow_create_account',
  },
  PurchaseField: { required: 'key label type', other: 'required generated values' },
  PurchaseType: { required: 'key label', other: 'amount description' },
  Finalist: { required: 'id title', other: 'subtitle' },
  Config: { required: 'membershipTypes enable_daypass paid_paper_pubs' },
};

const getWords = (text = '') => text.split(' ').filter((word) => word !== '');

describe('the contract has the fields of the specification', () => {
  it.each(Object.entries(entities))('for %s', (name, { required, other }) => {
    const { value } = lookUp(`#/components/schemas/${name}`);
    expect(value['required']).toEqual(expect.arrayContaining(getWords(required)));
    expect(Object.keys(Object(value['properties']))).toEqual(
      expect.arrayContaining([...getWords(required), ...getWords(other)]),
    );
  });

  it.each([
    ['Person', 'member_number', ['integer', 'null']],
    ['Person', 'daypass_days', ['array', 'null']],
    ['Purchase', 'stripe_charge_id', ['string', 'null']],
    ['Purchase', 'stripe_receipt', ['string', 'null']],
    ['Purchase', 'stripe_token', ['string', 'null']],
    ['Purchase', 'invoice', ['string', 'null']],
  ])('with the right type: %s.%s', (name, field, type) => {
    const { value } = lookUp(`#/components/schemas/${name}/properties/${field}`);
    expect(value['type']).toEqual(type);
  });

  it.each([
    ['KeyRequest', 'email name path'],
    ['LoginRequest', 'email key'],
    ['LookupQuery', 'email member_number name'],
    ['NominateRequest', 'category nominations signature'],
    ['VoteRequest', 'lastmod signature votes'],
    ['PurchaseRequest', 'amount email source new_members upgrades'],
    ['DaypassRequest', 'amount email source passes'],
    ['OtherPurchaseRequest', 'account email source items'],
    ['NewItem', 'amount category type data person_id person_name invoice comments'],
  ])('for the request %s', (name, fields) => {
    const { value } = lookUp(`#/components/schemas/${name}`);
    expect(Object.keys(Object(value['properties']))).toEqual(
      expect.arrayContaining(getWords(fields)),
    );
  });

  it('and accepts an invoice number as text or as a number', () => {
    const invoice = '#/components/schemas/NewItem/properties/invoice';
    expect(['W75-123', 123].map((value) => faults(invoice, value))).toEqual(['', '']);
    expect(faults(invoice, 1.5)).not.toBe('');
  });
});
