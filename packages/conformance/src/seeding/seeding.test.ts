import { expect, it } from 'vitest';
import { findSecrets } from './seeding.ts';

const link = 'https://members.example.com/login/a.b%2Bc%40example.com/k3y_-x?next=%2Fhugo';
const email = 'a.b+c@example.com';

it.each([
  ['text', `Sign in:\n${link}\n\nThe code:\n\n    482 913\n`],
  ['HTML', `<p>Sign in: <a href="${link}">${link}</a></p><p><b>482&#160;913</b></p>`],
  ['JSON', JSON.stringify({ messages: [{ text: `Sign in:\n${link}\n482 913\n` }] })],
])('finds the link and the code in %s', (_, shown) => {
  expect(findSecrets(shown, email)).toEqual([{ key: 'k3y_-x', code: '482913' }]);
});

it('keeps mails apart and in order, and ignores mails of other addresses', () => {
  const older = link.replace('k3y_-x', 'older');
  const other = link.replace('a.b', 'aXb');
  const shown = `${other}\n${link}\n${link}\n${older}\n482 913\n`;
  expect(findSecrets(shown, email)).toEqual([
    { key: 'k3y_-x', code: undefined },
    { key: 'older', code: '482913' },
  ]);
  expect(findSecrets(other, email)).toEqual([]);
});
