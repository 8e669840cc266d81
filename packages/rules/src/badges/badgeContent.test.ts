import { describe, expect, it } from 'vitest';
import { badgeText, barcodeText, hasBadge } from './badgeContent.ts';

const person = {
  legal_name: 'Aoife Byrne',
  public_first_name: 'Aoife',
  public_last_name: 'B.',
  badge_name: 'Captain Aoife',
  badge_subtitle: 'Of Cork',
  country: 'Ireland',
};

describe('a badge', () => {
  it('BDG-2: shows the badge name and subtitle', () => {
    expect(badgeText(person)).toEqual({ name: 'Captain Aoife', subtitle: 'Of Cork' });
  });

  it('BDG-2: shows the preferred name and the country without them', () => {
    const plain = { ...person, badge_name: null, badge_subtitle: ' ' };
    expect(badgeText(plain)).toEqual({ name: 'Aoife B.', subtitle: 'Ireland' });
    expect(badgeText({ legal_name: 'Aoife Byrne' })).toEqual({ name: 'Aoife Byrne', subtitle: '' });
    expect(badgeText({})).toEqual({ name: '', subtitle: '' });
  });

  it('BDG-2: shows typed texts, and treats a blank one as missing', () => {
    expect(badgeText(person, { name: ' A\nB ', subtitle: 'x' })).toEqual({
      name: 'A\nB',
      subtitle: 'x',
    });
    expect(badgeText(person, { name: '', subtitle: '' })).toEqual({
      name: 'Aoife B.',
      subtitle: 'Ireland',
    });
  });

  it('BDG-3: comes with a membership type or a day pass that has one', () => {
    const types = { Adult: { badge: true }, Supporter: {} };
    expect(hasBadge({ membership: 'Adult' }, types)).toBe(true);
    expect(hasBadge({ membership: 'Supporter' }, types)).toBe(false);
    const pass = { membership: 'Supporter', daypass_type: 'Adult' };
    expect(hasBadge({ ...pass, daypass_days: [false, true] }, types)).toBe(true);
    expect(hasBadge({ ...pass, daypass_days: [false, false] }, types)).toBe(false);
    const without = { ...pass, daypass_type: 'Supporter', daypass_days: [true] };
    expect(hasBadge(without, types)).toBe(false);
    expect(hasBadge({ membership: 'constructor' }, types)).toBe(false);
  });
});

describe('a barcode', () => {
  it('BDG-4: contains the type and the number, as the scanners at the desk read it', () => {
    const member = { membership: 'FirstWorldcon', member_number: 2, id: 5 };
    expect(barcodeText(member)).toBe('F-2');
    const holder = { membership: 'NonMember', member_number: null, id: 678 };
    expect(barcodeText(holder)).toBe('N-i678');
    for (const text of [barcodeText(member), barcodeText(holder)])
      expect(text).toMatch(/^[A-Z].i?\d+$/);
  });
});
