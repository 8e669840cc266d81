import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailLike, normalizeEmail } from './email.ts';

describe('an email address', () => {
  it('PEO-6: is compared without surrounding space and case', () => {
    expect(normalizeEmail('  Fan@Example.COM\n')).toBe('fan@example.com');
  });

  it('PEO-6: differs when a letter only looks the same', () => {
    // The Kelvin sign, the dotted capital I, the long s, full-width k, capital sharp s, a Cyrillic a.
    for (const [email, lookalike] of [
      ['kate@example.com', '\u212Aate@example.com'],
      ['ann@kite.example', 'ann@\u212Aite.example'],
      ['ian@example.com', '\u0130an@example.com'],
      ['sam@example.com', '\u017Fam@example.com'],
      ['kate@example.com', '\uFF4Bate@example.com'],
      ['stra\u00DFe@example.com', 'stra\u1E9Ee@example.com'],
      ['anna@example.com', '\u0430nna@example.com'],
    ] as const)
      expect(normalizeEmail(lookalike), lookalike).not.toBe(normalizeEmail(email));
  });

  it('PEO-6: equals another only when the letters differ at most in the case of A to Z', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, (email) => {
        const compared = normalizeEmail(email);
        expect(normalizeEmail(compared)).toBe(compared);
        // Only the letters A to Z change, each in its place.
        expect(compared).toHaveLength(email.trim().length);
        for (const [at, unit] of [...compared].entries()) {
          const typed = [...email.trim()][at];
          expect(unit === typed || /^[A-Z]$/.test(typed ?? '')).toBe(true);
        }
      }),
    );
  });

  it('PEO-7: looks like x@y.z', () => {
    for (const email of ['x@y.z', ' fan+tag@mail.example.com ', 'ä@ö.example'])
      expect(isEmailLike(email), email).toBe(true);
    for (const email of [
      '',
      'x',
      'x@y',
      '@y.z',
      'x@.z',
      'x@y.',
      'x@y..z',
      'x y@z.example',
      'x@@y.z',
    ])
      expect(isEmailLike(email), email).toBe(false);
  });

  it('PEO-7: has no invisible characters and none that mail programs read as syntax', () => {
    for (const sign of [
      '<',
      '>',
      '(',
      ')',
      '[',
      ']',
      ':',
      ';',
      ',',
      '"',
      '\\',
      '\u00AD',
      '\u200B',
      '\0',
    ])
      for (const email of [`${sign}x@y.z`, `x${sign}@y.z`, `x@${sign}y.z`, `x@y.z${sign}`])
        expect(isEmailLike(email), JSON.stringify(email)).toBe(false);
  });

  it('PEO-7: is no longer than the limit of RFC 5321', () => {
    expect(isEmailLike(`${'x'.repeat(248)}@y.com`)).toBe(true);
    expect(isEmailLike(`${'x'.repeat(249)}@y.com`)).toBe(false);
  });
});
