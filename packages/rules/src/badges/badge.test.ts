import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  badgeRows,
  MAX_BADGE_ROWS,
  splitBadgeName,
  unprintableCharacters,
  badgeText,
  barcodeText,
  hasBadge,
} from './badge.ts';

describe('a badge name', () => {
  it('PEO-14: stays on the second line up to 14 characters', () => {
    expect(splitBadgeName('Fourteen Chars')).toEqual(['', 'Fourteen Chars']);
    expect(splitBadgeName('')).toEqual(['', '']);
  });

  it('PEO-14: counts a letter with its accents and vowel signs as one', () => {
    for (const name of ['שׁוֹשַׁנָּה כהן', 'मृणालिनी क्षत्रिय', 'A\u0301'.repeat(14)])
      expect(splitBadgeName(name)).toEqual(['', name]);
  });

  it('PEO-14: is split at the first line break, and other line breaks become spaces', () => {
    expect(splitBadgeName('A\nB')).toEqual(['A', 'B']);
    expect(splitBadgeName('First line\r\n\nsecond\nthird ')).toEqual([
      'First line',
      'second third',
    ]);
  });

  it('PEO-14: is split into balanced lines when it is longer than 14 characters', () => {
    expect(splitBadgeName('Some Very Long Badge Name')).toEqual(['Some Very Long', 'Badge Name']);
    expect(splitBadgeName('Seven equal words')).toEqual(['Seven equal', 'words']);
    expect(splitBadgeName('Incomprehensibilities')).toEqual(['', 'Incomprehensibilities']);
  });

  it('PEO-14: is split within a word of more than 28 characters', () => {
    expect(splitBadgeName('n'.repeat(28))).toEqual(['', 'n'.repeat(28)]);
    expect(splitBadgeName('n'.repeat(60))).toEqual([`${'n'.repeat(30)}-`, 'n'.repeat(30)]);
    expect(splitBadgeName(`Ada ${'e\u0301'.repeat(31)}`)).toEqual([
      `Ada ${'é'.repeat(16)}-`,
      'é'.repeat(15),
    ]);
  });

  it('PEO-14: doesn’t hyphenate a long word whose halves are on the same line', () => {
    expect(splitBadgeName(`${'n'.repeat(34)} of the Northern Harbours`)).toEqual([
      'n'.repeat(34),
      'of the Northern Harbours',
    ]);
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

describe('the unprintable characters of a badge text', () => {
  it('PEO-15: do not include most of Unicode', () => {
    const text = 'Zoë O’Brien #1 * 北京 עברית नमस्ते © ® ™ ½ e\u0301\nsecond line';
    expect(unprintableCharacters(text)).toEqual([]);
  });

  it('PEO-15: include each emoji once, as a reader sees it', () => {
    expect(unprintableCharacters('🦄 Fan 👩🏽‍🚀🦄')).toEqual(['🦄', '👩🏽‍🚀']);
    expect(unprintableCharacters('🇮🇪🇫🇮 1️⃣ ©️ ❤️')).toEqual(['🇮🇪', '🇫🇮', '1️⃣', '©️', '❤️']);
    expect(unprintableCharacters('👨‍👩‍👧')).toEqual(['👨‍👩‍👧']);
    expect(unprintableCharacters('🏴󠁧󠁢󠁳󠁣󠁴󠁿')).toEqual(['🏴󠁧󠁢󠁳󠁣󠁴󠁿']);
  });

  it('PEO-15: do not include the scripts of the fonts, and symbols that are not emoji', () => {
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

  it('PEO-15: include characters that the fonts lack', () => {
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

  it('PEO-15: include control and private-use characters', () => {
    expect(unprintableCharacters('a\u0000b\tc\uE000')).toEqual(['\u0000', '\t', '\uE000']);
  });
});

const person = {
  legal_name: 'Aoife Byrne',
  public_first_name: 'Aoife',
  public_last_name: 'B.',
  badge_name: 'Captain Aoife',
  badge_subtitle: 'Of Cork',
  country: 'Ireland',
};

describe('a badge', () => {
  it('BDG-2: shows the badge name and subtitle', () => {
    expect(badgeText(person)).toEqual({ name: 'Captain Aoife', subtitle: 'Of Cork' });
  });

  it('BDG-2: shows the preferred name and the country when badge name and subtitle are missing', () => {
    const plain = { ...person, badge_name: null, badge_subtitle: ' ' };
    expect(badgeText(plain)).toEqual({ name: 'Aoife B.', subtitle: 'Ireland' });
    expect(badgeText({ legal_name: 'Aoife Byrne' })).toEqual({ name: 'Aoife Byrne', subtitle: '' });
    expect(badgeText({})).toEqual({ name: '', subtitle: '' });
  });

  it('BDG-2: shows typed texts, and treats a blank one as missing', () => {
    expect(badgeText(person, { name: ' A\nB ', subtitle: 'x' })).toEqual({
      name: 'A\nB',
      subtitle: 'x',
    });
    expect(badgeText(person, { name: '', subtitle: '' })).toEqual({
      name: 'Aoife B.',
      subtitle: 'Ireland',
    });
  });

  it('BDG-3: comes with some types of memberships and day passes', () => {
    const types = { Adult: { badge: true }, Supporter: {} };
    expect(hasBadge({ membership: 'Adult' }, types)).toBe(true);
    expect(hasBadge({ membership: 'Supporter' }, types)).toBe(false);
    const pass = { membership: 'Supporter', daypass_type: 'Adult' };
    expect(hasBadge({ ...pass, daypass_days: [false, true] }, types)).toBe(true);
    expect(hasBadge({ ...pass, daypass_days: [false, false] }, types)).toBe(false);
    const without = { ...pass, daypass_type: 'Supporter', daypass_days: [true] };
    expect(hasBadge(without, types)).toBe(false);
    expect(hasBadge({ membership: 'constructor' }, types)).toBe(false);
  });
});

describe('a barcode', () => {
  it('BDG-4: contains the type and the number, as the scanners at the desk read it', () => {
    const member = { membership: 'FirstWorldcon', member_number: 2, id: 5 };
    expect(barcodeText(member)).toBe('F-2');
    const holder = { membership: 'NonMember', member_number: null, id: 678 };
    expect(barcodeText(holder)).toBe('N-i678');
    for (const text of [barcodeText(member), barcodeText(holder)])
      expect(text).toMatch(/^[A-Z].i?\d+$/);
  });
});
