import { describe, expect, it } from 'vitest';
import { isEmailLike, normalizeEmail } from './email.ts';

describe('an email address', () => {
  it('PEO-6: is compared without space and case', () => {
    expect(normalizeEmail('  Fan@Example.COM\n')).toBe('fan@example.com');
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

  it('PEO-7: is no longer than mail can carry', () => {
    expect(isEmailLike(`${'x'.repeat(248)}@y.com`)).toBe(true);
    expect(isEmailLike(`${'x'.repeat(249)}@y.com`)).toBe(false);
  });
});
