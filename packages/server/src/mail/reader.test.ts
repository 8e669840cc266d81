import { expect, it } from 'vitest';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { createReader, getDayNames, getTypeName } from './reader.ts';

const canadian = loadConvention(
  readConvention('northlight-2031'),
  new Date('2031-01-01T00:00:00Z'),
);
const irish = { ...canadian, locales: { en: 'en-IE' } };

it('writes amounts and dates in the regional form of the language', () => {
  const canada = createReader(canadian, 'en');
  const ireland = createReader(irish, 'en');
  expect([canada.money(12_000, 'cad'), ireland.money(12_000, 'cad')]).toEqual(['$120', 'CA$120']);
  const time = new Date('2031-08-28T12:00:00Z');
  expect(canada.moment(time, 'UTC')).toMatch(/^August 28, 2031/);
  expect(ireland.moment(time, 'UTC')).toMatch(/^28 August 2031/);
});

it.each([
  ['en-CA', /at 7:04\sa\.m\./],
  ['en-IE', /at 07:04/],
  ['en-US', /at 7:04\sAM/],
])('writes the hour as %s does', (locale, written) => {
  const reader = createReader({ ...canadian, locales: { en: locale } }, 'en');
  expect(reader.weekday(new Date('2031-08-28T07:04:00Z'), 'UTC')).toMatch(written);
});

it('names a day pass by its membership unless it has a name of its own', () => {
  const reader = createReader(canadian, 'en');
  expect(getTypeName(reader, 'daypass', 'daypass-Attending')).toBe('Attending day pass');
  const { daypass, ...others } = canadian.purchase_categories;
  const types = [{ key: 'daypass-Attending', label: { en: 'Weekender' } }];
  const purchase_categories = daypass ? { ...others, daypass: { ...daypass, types } } : others;
  const own = createReader({ ...canadian, purchase_categories }, 'en');
  expect(getTypeName(own, 'daypass', 'daypass-Attending')).toBe('Weekender');
});

it('names the days of a day pass with their dates, once', () => {
  expect(getDayNames(createReader(canadian, 'en'), [false, true])).toEqual(['Sunday, August 31']);
  const days = [{ key: 'day1', label: { en: 'Sat 30' }, short: { en: 'Sat' }, date: '2031-08-30' }];
  const dated = { ...canadian, daypass: { ...canadian.daypass, days } };
  expect(getDayNames(createReader(dated, 'en'), [true])).toEqual(['Sat 30']);
});
