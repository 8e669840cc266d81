import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  duplicateNominations,
  elsewhereHints,
  lengthHints,
  listTypedElsewhere,
  normalizeWork,
  suggestTexts,
  type MeasuredCategory,
} from './nominationsHints.ts';

const titled = [{ key: 'title' }, { key: 'author' }, { key: 'publisher' }];
const category = (key: string, values: Partial<MeasuredCategory> = {}): MeasuredCategory => ({
  key,
  award: 'hugo',
  fields: titled,
  ...values,
});
const novel = category('Novel', { length: { unit: 'words', min: 40_000 } });
const novella = category('Novella', { length: { unit: 'words', min: 17_500, max: 40_000 } });
const story = category('ShortStory', { length: { unit: 'words', max: 7500 } });
const film = category('DramaticLong', { length: { unit: 'minutes', min: 90 } });
const episode = category('DramaticShort', { length: { unit: 'minutes', max: 90 } });
const retroNovella = category('RetroNovella', { ...novella, key: 'RetroNovella', award: 'retro' });
const artist = category('ProArtist', { fields: [{ key: 'author' }, { key: 'example' }] });
const ALL = [retroNovella, novel, novella, story, film, episode, artist];

const title = (text: string, author?: string) => ({ title: text, ...(author && { author }) });

describe('the same work twice', () => {
  it('NOM-4: is found without regard to case, space and punctuation', () => {
    const rows = [
      title('The Calculating Stars'),
      title('Other'),
      title(' the calculating-stars! '),
    ];
    expect(duplicateNominations(rows, novel)).toEqual([{ kind: 'duplicate', row: 2, of: 0 }]);
    expect(normalizeWork('Ｆull  Wídth…')).toBe('fullwídth');
    expect(normalizeWork(' ?! ')).toBe('?!');
  });

  it('NOM-4: is not found when the authors differ, but a person is found despite another example', () => {
    expect(duplicateNominations([title('Home', 'A. B.'), title('Home', 'C. D.')], novel)).toEqual(
      [],
    );
    expect(duplicateNominations([title('Home', 'A. B.'), title('Home')], novel)).toHaveLength(1);
    const artists = [
      { author: 'A. Painter', example: 'One' },
      { author: 'a painter', example: 'Two' },
    ];
    expect(duplicateNominations(artists, artist)).toHaveLength(1);
    expect(duplicateNominations([{}, {}, { example: 'One' }, { example: 'One' }], artist)).toEqual(
      [],
    );
  });

  it('NOM-4: is found despite added spaces and punctuation', () => {
    const anyText = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        fc.pre(/[\p{L}\p{N}]/u.test(one + other));
        expect(normalizeWork(`${one} — ${other}!`)).toBe(normalizeWork(`${one}-${other}`));
      }),
    );
  });
});

describe('a stated length', () => {
  it.each([
    ['NOM-5: 12,000 words', 'A Novel? (22,000 words)', 22_000, 'Novella'],
    ['NOM-5: in Finnish', 'Pitkä (22 000 sanaa)', 22_000, 'Novella'],
    ['NOM-5: in thousands', 'Something, 5k words', 5000, 'ShortStory'],
  ])('%s', (_, text, value, fitting) => {
    expect(lengthHints([{}, title(text)], novel, ALL)).toEqual([
      { kind: 'length', row: 1, value, unit: 'words', category: fitting },
    ]);
  });

  it('NOM-5: gets a hint to another category of the same award only', () => {
    expect(lengthHints([title('A', '22000-word author')], novel, ALL)[0]).toMatchObject({
      category: 'Novella',
    });
    expect(lengthHints([title('Talk (95 min)')], episode, ALL)[0]).toMatchObject({
      value: 95,
      category: 'DramaticLong',
    });
  });

  it('NOM-5: gets no hint when it fits, is at the limit, or the category has no length', () => {
    expect(lengthHints([title('A (40,000 words)')], novella, ALL)).toEqual([]);
    expect(lengthHints([title('A (40,000 words)')], novel, ALL)).toEqual([]);
    expect(lengthHints([title('1984')], novel, ALL)).toEqual([]);
    expect(lengthHints([title('A (9,000 words)')], novel, [novel, story])).toEqual([]);
    expect(lengthHints([{ author: '12 words' }], artist, ALL)).toEqual([]);
  });
});

describe('a work in two categories', () => {
  const elsewhere = (rows: Record<string, string>[], all: Record<string, typeof rows>) =>
    elsewhereHints(rows, novel, ALL, all);

  it('NOM-6: gets a hint with the other category', () => {
    expect(elsewhere([title('X'), title('HOME')], { Novella: [title('Home.')] })).toEqual([
      { kind: 'elsewhere', row: 1, category: 'Novella' },
    ]);
  });

  it('NOM-6: gets no hint by another author, in another award, or in an untitled category', () => {
    expect(elsewhere([title('Home', 'A')], { Novella: [title('Home', 'B')] })).toEqual([]);
    expect(elsewhere([title('Home')], { RetroNovella: [title('Home')] })).toEqual([]);
    expect(elsewhere([title('Home')], { Novel: [title('Home')], constructor: [] })).toEqual([]);
    const painters = { FanArtist: [{ author: 'A' }] };
    expect(elsewhereHints([{ author: 'A' }], artist, ALL, painters)).toEqual([]);
  });
});

describe('what was typed elsewhere', () => {
  it('NOM-13: is each text of the same field in other categories, once, of any award', () => {
    const all = {
      Novel: [title('Own', 'Me')],
      Novella: [title(' Home ', 'N. Obody'), title('HOME!')],
      RetroNovel: [title('Away', 'n. obody'), { title: ' ' }],
      constructor: [],
    };
    expect(listTypedElsewhere(novel, all)).toEqual({
      title: ['Home', 'Away'],
      author: ['N. Obody'],
      publisher: [],
    });
  });

  it('NOM-13: is suggested when a word starts with two or more typed letters, at most three', () => {
    const texts = ['Mary Robinette Kowal', 'Robin Hobb', 'Naomi Novik', 'Rob', 'ROB Roy', 'Robert'];
    expect(suggestTexts(' rob', texts)).toEqual(['Mary Robinette Kowal', 'Robin Hobb', 'ROB Roy']);
    expect(suggestTexts('obi', texts)).toEqual([]);
    expect(suggestTexts('N', texts)).toEqual([]);
    expect(suggestTexts('naomi novik', texts)).toEqual([]);
  });
});
