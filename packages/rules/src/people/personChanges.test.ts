import { describe, expect, it } from 'vitest';
import { conflictingFields, effectiveChanges, paperPubsRefusal } from './personChanges.ts';

const address = { name: 'Aoife', address: '1 Quay Street', country: 'Ireland' };
const current = { legal_name: 'Aoife Byrne', city: null, badge_name: 'Aoife', paper_pubs: address };

describe('changes of a record', () => {
  it('CHG-1: are only the values that differ from the record', () => {
    const changes = { city: 'Cork', badge_name: 'Aoife', state: null, legal_name: 'A. Byrne' };
    expect(effectiveChanges(current, changes)).toEqual(['city', 'legal_name']);
  });

  it('CHG-1: compare an address field by field', () => {
    const { country, ...rest } = address;
    expect(effectiveChanges(current, { paper_pubs: { country, ...rest } })).toEqual([]);
    const moved = { ...address, address: '2 Quay Street' };
    expect(effectiveChanges(current, { paper_pubs: moved })).toEqual(['paper_pubs']);
    expect(effectiveChanges(current, { paper_pubs: null })).toEqual(['paper_pubs']);
  });

  it('CHG-2: conflict in a field that was changed to something else meanwhile', () => {
    const changes = { badge_name: 'Aoife of Cork', city: 'Cork' };
    expect(conflictingFields(current, changes, ['badge_name', 'state'])).toEqual(['badge_name']);
  });

  it('CHG-2: do not conflict in different fields, or with the same value', () => {
    expect(conflictingFields(current, { city: 'Cork' }, ['badge_name'])).toEqual([]);
    expect(conflictingFields(current, { badge_name: 'Aoife' }, ['badge_name'])).toEqual([]);
  });

  it('CHG-3: neither add nor remove paid paper publications', () => {
    const member = { isPaid: true, isAdmin: false };
    expect(paperPubsRefusal(null, address, member)).toBe('not_bought');
    expect(paperPubsRefusal(address, null, member)).toBe('not_removable');
    expect(paperPubsRefusal(address, { ...address, name: 'A' }, member)).toBeUndefined();
    expect(paperPubsRefusal(null, null, member)).toBeUndefined();
  });

  it('CHG-3: add and remove them for an administrator, and when they are free', () => {
    for (const who of [
      { isPaid: true, isAdmin: true },
      { isPaid: false, isAdmin: false },
    ]) {
      expect(paperPubsRefusal(null, address, who)).toBeUndefined();
      expect(paperPubsRefusal(address, null, who)).toBeUndefined();
    }
  });
});
