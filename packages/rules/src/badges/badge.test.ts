import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgeRows, MAX_BADGE_ROWS, splitBadgeName, unprintableCharacters } from './badge.ts';

describe('a badge name', () => {
  it('PEO-14: stays on the second line up to 14 characters', () => {
    expect(splitBadgeName('Fourteen Chars')).toEqual(['', 'Fourteen Chars']);
    expect(splitBadgeName('')).toEqual(['', '']);
  });

  it('PEO-14: counts a letter with its accents and vowel signs as one', () => {
    for (const name of ['שׁוֹשַׁנָּה כהן', 'मृणालिनी क्षत्रिय', 'A\u0301'.repeat(14)])
      expect(splitBadgeName(name)).toEqual(['', name]);
  });

  it('PEO-14: is split at the first line break, and the others become spaces', () => {
    expect(splitBadgeName('A\nB')).toEqual(['A', 'B']);
    expect(splitBadgeName('First line\r\n\nsecond\nthird ')).toEqual([
      'First line',
      'second third',
    ]);
  });

  it('PEO-14: is split into balanced lines when longer', () => {
    expect(splitBadgeName('Some Very Long Badge Name')).toEqual(['Some Very Long', 'Badge Name']);
    expect(splitBadgeName('Seven equal words')).toEqual(['Seven equal', 'words']);
    expect(splitBadgeName('Incomprehensibilities')).toEqual(['', 'Incomprehensibilities']);
  });

  it('PEO-14: keeps all words in their order', () => {
    const words = fc.array(fc.stringMatching(/^[a-zäö]{1,9}$/), { minLength: 1 });
    fc.assert(
      fc.property(words, (list) => {
        expect(splitBadgeName(list.join(' ')).join(' ').trim()).toBe(list.join(' '));
      }),
    );
  });
});

describe('the rows of a badge name', () => {
  it('BDG-1: are at most two', () => {
    expect(MAX_BADGE_ROWS).toBe(2);
    expect(['', 'Aoife', ' Aoife\n', 'Dr.\r\n\nAoife', 'A\nB\nC'].map(badgeRows)).toEqual([
      1, 1, 1, 2, 3,
    ]);
  });
});

describe('a badge text', () => {
  it('PEO-15: prints most of Unicode', () => {
    const text = 'Zoë O’Brien #1 * 北京 עברית नमस्ते © ® ™ ½ e\u0301\nsecond line';
    expect(unprintableCharacters(text)).toEqual([]);
  });

  it('PEO-15: lists each emoji once, as a reader sees it', () => {
    expect(unprintableCharacters('🦄 Fan 👩🏽‍🚀🦄')).toEqual(['🦄', '👩🏽‍🚀']);
    expect(unprintableCharacters('🇮🇪🇫🇮 1️⃣ ©️ ❤️')).toEqual(['🇮🇪', '🇫🇮', '1️⃣', '©️', '❤️']);
    expect(unprintableCharacters('👨‍👩‍👧')).toEqual(['👨‍👩‍👧']);
    expect(unprintableCharacters('🏴󠁧󠁢󠁳󠁣󠁴󠁿')).toEqual(['🏴󠁧󠁢󠁳󠁣󠁴󠁿']);
  });

  it('PEO-15: prints the scripts of its fonts, and symbols that are not emoji', () => {
    for (const text of [
      'Ελένη Ἀριστοτέλης',
      'Ганна Їжакевич ѣ',
      'שָׁלוֹם',
      'عبد الله پژمان',
      'मृणालिनी क्षत्रिय',
      'สมชาย น้ำใจ',
      '郝景芳 劉慈欣 宮部みゆき 한강',
      'Nguyễn Đặng A\u030Asa',
      'Zero\u200Dwidth\u00ADand\u3000wide',
      '★ ♥ ♪ € ½ „“',
    ])
      expect(unprintableCharacters(text), text).toEqual([]);
  });

  it('PEO-15: lists characters that its fonts lack', () => {
    expect(unprintableCharacters('ᚠuthark ქართული')).toEqual([
      'ᚠ',
      'ქ',
      'ა',
      'რ',
      'თ',
      'უ',
      'ლ',
      'ი',
    ]);
    expect(unprintableCharacters('𝕬 𒀀')).toEqual(['𝕬', '𒀀']);
    expect(unprintableCharacters('⚽ ♥\uFE0F')).toEqual(['⚽', '♥\uFE0F']);
  });

  it('PEO-15: lists control and private-use characters', () => {
    expect(unprintableCharacters('a\u0000b\tc\uE000')).toEqual(['\u0000', '\t', '\uE000']);
  });
});
