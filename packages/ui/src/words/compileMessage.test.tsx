import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { fi } from '../locales/fi.gen.ts';
import { rankedBallotMessages } from '../locales/en/RankedBallot.gen.ts';
import { compileMessage, MessageError } from './compileMessage.ts';
import { formatDay, formatList } from './formatValue.ts';

it.each([
  ['{count, plural, =0 {none} one {# work} other {# works}}', { count: 0 }, 'none'],
  ['{count, plural, =0 {none} one {# work} other {# works}}', { count: 1 }, '1 work'],
  ['{count, plural, =0 {none} one {# work} other {# works}}', { count: 2 }, '2 works'],
  ['{isKept, select, true {Kept} other {Lost}}', { isKept: true }, 'Kept'],
  ['{name, select, none {Welcome} other {Welcome, {name}}}', { name: null }, 'Welcome'],
  ['{name, select, none {Welcome} other {Welcome, {name}}}', { name: 'Aoife' }, 'Welcome, Aoife'],
  ['{titles, list}', { titles: ['a', 'b', 'c'] }, 'a, b and c'],
  ['{titles, join, ;}', { titles: ['a', 'b'] }, 'a; b'],
  ['{titles, join, ·}', { titles: ['a', 'b'] }, 'a · b'],
  ['Since {day, date}', { day: '2026-05-07' }, 'Since 7 May 2026'],
  [
    '{position, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    { position: 22 },
    '22nd',
  ],
  ['{short} ballot', { name: 'Hugo Awards', forms: { short: 'Hugo' } }, 'Hugo ballot'],
  ["It''s '{literal}'", {}, "It's {literal}"],
])('compiles “%s” with %o', (text, values, expected) => {
  expect(compileMessage(text, 'en')(values)).toBe(expected);
});

it('uses the plural forms of the language', () => {
  const message = compileMessage(
    '{count, plural, one {واحد} two {اثنان} few {قليل} many {كثير} other {آخر} zero {صفر}}',
    'ar',
  );
  expect([0, 1, 2, 3, 11, 100].map((count) => message({ count }))).toEqual([
    'صفر',
    'واحد',
    'اثنان',
    'قليل',
    'كثير',
    'آخر',
  ]);
});

it('renders elements', () => {
  const message = compileMessage<ReactNode>(
    'Read <link>the rules</link>, or write to <address/>.',
    'en',
  );
  const link = (text: string) => <a href="/rules">{text}</a>;
  const { container } = render(message({ link, address: <b>us</b> }));
  expect(container.innerHTML).toBe('Read <a href="/rules">the rules</a>, or write to <b>us</b>.');
});

it('throws for a syntax error', () => {
  expect(() => compileMessage('{title', 'en')).toThrow(MessageError);
});

it.each([
  [1, '1st', '1.'],
  [2, '2nd', '2.'],
  [3, '3rd', '3.'],
  [11, '11th', '11.'],
  [22, '22nd', '22.'],
  [113, '113th', '113.'],
])('writes the ordinal of %d in English and Finnish', (position, english, finnish) => {
  expect(rankedBallotMessages.ordinal({ position })).toBe(english);
  expect(fi.RankedBallot.ordinal({ position })).toBe(finnish);
});

it('formats English lists and days as Intl does', () => {
  const lists = [['a'], ['a', 'b'], ['a', 'b', 'c']];
  const format = new Intl.ListFormat('en-GB', { type: 'conjunction' });
  expect(lists.map((items) => formatList(items, 'en'))).toEqual(
    lists.map((items) => format.format(items)),
  );
  expect(formatDay('2026-05-07', 'en')).toBe(
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date('2026-05-07'),
    ),
  );
});
