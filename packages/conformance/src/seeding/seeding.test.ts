import { describe, expect, it } from 'vitest';
import { findAdded } from '../scene/scene.ts';
import { findSecrets, readMailTexts } from './seeding.ts';

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

describe('reads the texts of mails', () => {
  it.each([
    ['text', 'Best Novel\n  1. Space & <i>Time</i>\n'],
    [
      'JSON',
      JSON.stringify({ mails: [{ text: 'Best Novel' }, { text: '1. Space & <i>Time</i>' }] }),
    ],
    [
      'HTML',
      '<html><style>p { color: red }</style><p>Best Novel</p><p>1. Space &amp; &lt;i&gt;Time&#60;/i&gt;</p></html>',
    ],
  ])('in %s', (_, shown) => {
    const text = readMailTexts(shown).replaceAll(/\s+/g, ' ').trim();
    expect(text).toBe('Best Novel 1. Space & <i>Time</i>');
  });
});

describe('finds the mail that was added', () => {
  const [old, other] = ['Your ballot\n1. A\n2. B\n', 'Your ballot\n1. A\n2. C\n'];
  it.each([
    ['first', `${other}${old}`, old],
    ['last', `${old}${other}`, old],
    ['between two', `${old}${other}${old}`, `${old}${old}`],
  ])('%s', (_, now, before) => {
    const added = findAdded(before, now);
    expect(added).toContain(other);
    expect(added).not.toContain(old);
  });

  it('if none was added, or an older one is gone', () => {
    expect(findAdded(old, old)).toBe('');
    expect(findAdded(`${old}${old}`, `${other}`)).toBe(other);
  });
});
