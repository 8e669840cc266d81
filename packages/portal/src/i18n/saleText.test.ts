import { describe, expect, it } from 'vitest';
import { describeSale } from './saleText.ts';
import { createWords } from './words.ts';

const MIDNIGHT = '2031-12-31T23:00:00.000Z';
const NOON = '2032-02-01T11:00:00.000Z';

const languages = ['en', 'fi', 'sv'] as const;
const describeIn = async (language: string, sale: Parameters<typeof describeSale>[0]) => {
  const { i18n, load } = await createWords(language);
  await load('membership');
  return describeSale(sale, { i18n, timeZone: 'Europe/Stockholm', nextPrice: '€230' });
};

describe.each(languages)('in %s', (language) => {
  const at = languages.indexOf(language);
  const text = async (sale: Parameters<typeof describeSale>[0]) =>
    (await describeIn(language, sale)).saleText;

  it('says the last day of a price and what follows', async () => {
    expect(await text({ state: 'on_sale', changes: MIDNIGHT, next_amount: 23000 })).toBe(
      [
        'Until 31 December 2031, then €230',
        '31. joulukuuta 2031 asti, sen jälkeen €230',
        'Till och med 31 december 2031, därefter €230',
      ][at],
    );
  });

  it('says the last day of a sale', async () => {
    expect(await text({ state: 'on_sale', until: MIDNIGHT })).toBe(
      ['Until 31 December 2031', '31. joulukuuta 2031 asti', 'Till och med 31 december 2031'][at],
    );
  });

  it('says from when something is sold, with the time if that is not midnight', async () => {
    expect(await text({ state: 'not_yet', from: MIDNIGHT })).toBe(
      [
        'Not yet on sale: from 1 January 2032',
        'Ei vielä myynnissä: 1. tammikuuta 2032 alkaen',
        'Säljs inte ännu: från 1 januari 2032',
      ][at],
    );
    expect(await text({ state: 'not_yet', from: NOON })).toMatch(/2032.*12[.:]00/);
  });

  it('says why something cannot be bought', async () => {
    expect(await text({ state: 'sold_out' })).toBe(['Sold out', 'Loppuunmyyty', 'Slutsålt'][at]);
    expect(await text({ state: 'ended' })).toBe(
      ['No longer on sale', 'Ei enää myynnissä', 'Säljs inte längre'][at],
    );
    expect(await text({ state: 'held' })).toMatch(/15/);
  });
});

it('says nothing about what is always sold at one price', async () => {
  expect(await describeIn('en', undefined)).toEqual({});
  expect(await describeIn('en', { state: 'on_sale' })).toEqual({});
});

it('offers nothing in a state that a newer server knows', async () => {
  const sale = { state: 'by_lot' } as unknown as Parameters<typeof describeSale>[0];
  expect(await describeIn('en', sale)).toMatchObject({ isUnavailable: true });
});
