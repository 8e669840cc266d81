import { expect, it } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

it('reads the latest value that was written', () => {
  writeCookie('taste', 'sweet');
  writeCookie('taste', 'sour');
  expect(readCookie('taste')).toBe('sour');
});

it.each([
  ['taste=sour', 'sour'],
  ['a=1; taste=sour; b=2', 'sour'],
  ['distaste=sour', undefined],
  ['a=taste=sour', undefined],
  ['', undefined],
])('reads a cookie header "%s" as %s', (cookies, value) => {
  expect(readCookie('taste', cookies)).toBe(value);
});
