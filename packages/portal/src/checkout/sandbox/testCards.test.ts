import { describe, expect, it } from 'vitest';
import { findToken, isExpiry, isSecurityCode } from './testCards.ts';

describe('the sandbox', () => {
  it('has a token for each test number, whatever its spacing', () => {
    expect(findToken('4242424242424242')).toBe('tok_sandbox_success');
    expect(findToken('4000-0000-0000-0002')).toBe('tok_sandbox_declined');
    expect(findToken(' 4000 0025 0000 3155 ')).toBe('tok_sandbox_3ds');
  });

  it('has no token for other numbers', () => {
    for (const number of ['', '4111 1111 1111 1111', '4242 4242 4242 4242 1']) {
      expect(findToken(number)).toBeUndefined();
    }
  });

  it('parses a month and a year, and three or four digits', () => {
    expect(['12/34', '1/30', '09 / 31'].every(isExpiry)).toBe(true);
    expect(['13/34', '00/30', '1234', ''].some(isExpiry)).toBe(false);
    expect(['123', '1234'].every(isSecurityCode)).toBe(true);
    expect(['12', '12a', ''].some(isSecurityCode)).toBe(false);
  });
});
