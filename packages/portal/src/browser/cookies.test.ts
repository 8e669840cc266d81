import { expect, it } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

it('reads what it wrote, and the newest of it', () => {
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
])('of a header that is "%s" it reads %s', (cookies, value) => {
  expect(readCookie('taste', cookies)).toBe(value);
});
