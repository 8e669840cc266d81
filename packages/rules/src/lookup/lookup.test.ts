import { describe, expect, it } from 'vitest';
import { canLookUp, lookupQuery } from './lookup.ts';

const query = (name: string, email = '', memberNumber = '') =>
  lookupQuery({ name, email, memberNumber });

describe('a lookup', () => {
  it('PEO-16: sends the filled fields, trimmed', () => {
    expect(query('  Niamh Kelly ', ' niamh@example.com\n')).toEqual({
      name: 'Niamh Kelly',
      email: 'niamh@example.com',
    });
    expect(query('Niamh', '  ')).toEqual({ name: 'Niamh' });
  });

  it('PEO-16: uses a member number only above 0', () => {
    expect(query('Niamh', '', ' 214 ')).toEqual({ name: 'Niamh', member_number: 214 });
    for (const number of ['0', '-3', '2.5', 'x', '99999999999'])
      expect(query('Niamh', '', number), number).toEqual({ name: 'Niamh' });
  });

  it('PEO-17: needs a name, or an address with text on both sides of its at-sign', () => {
    for (const [name, email] of [
      ['Niamh', ''],
      ['', 'a@b'],
      ['Niamh', 'nonsense'],
    ] as const)
      expect(canLookUp(query(name, email)), `${name} ${email}`).toBe(true);
    for (const email of ['', '@', 'a@', '@b', ' @ ', 'a'])
      expect(canLookUp(query(' ', email)), email).toBe(false);
    expect(canLookUp(query('', '', '214'))).toBe(false);
  });
});
