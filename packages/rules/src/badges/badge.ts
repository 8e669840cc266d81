import { getMembershipAttributes, type MembershipTypes } from '../membership/membership.ts';
import { isBlank, preferredName, type Holder, type PersonFields } from '../people/people.ts';

/** The longest badge name that stays on one line, in characters (PEO-14). */
export const BADGE_LINE_LENGTH = 14;

/** A badge name has at most two rows (BDG-1). */
export const MAX_BADGE_ROWS = 2;

const LINE_BREAK = /\s*[\r\n]+\s*/u;

/** Returns how many rows a badge name has. Empty rows do not count (BDG-1). */
export const badgeRows = (name: string): number => name.trim().split(LINE_BREAK).length;

/** Returns the length as a reader counts it: an accent or a vowel sign belongs to its letter. */
const length = (text: string): number =>
  [...text.normalize('NFC').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')].length;

/** Splits words into two lines from both ends; the shorter line takes the next word. */
const balance = (words: readonly string[]): readonly [string, string] => {
  let [first, second] = ['', ''];
  let [from, to] = [0, words.length];
  while (from < to) {
    if (length(first) <= length(second)) first = `${first} ${words[from++] ?? ''}`.trim();
    else second = `${words[--to] ?? ''} ${second}`.trim();
  }
  return [first, second];
};

/**
 * Splits a badge name into two lines: at a line break if it has one. Up to 14 characters stay together on the
 * second line, and the words of a longer name are split so that the lines balance (PEO-14).
 */
export const splitBadgeName = (name: string): readonly [string, string] => {
  const [first = '', ...rest] = name.trim().split(LINE_BREAK);
  if (rest.length > 0) return [first, rest.join(' ')];
  const words = first.split(/\s+/u);
  if (length(first) <= BADGE_LINE_LENGTH || words.length === 1) return ['', first];
  return balance(words);
};

// The characters in the fonts. All ideographs count: the fonts have the common ones and draw 〓 for the rest.
// White space is drawn as a space, and invisible characters need no font.
const COVERED = `${coveredClass()}\\p{Unified_Ideograph}\\uF900-\\uFAFF`;
const NEEDLESS = '\\s\\p{Default_Ignorable_Code_Point}';
// One emoji as a reader sees it: a flag, a keycap, or a pictograph with its modifiers and joined
// parts. A character in the fonts, such as ★ or ™, is a pictograph only with U+FE0F.
const MODIFIERS = '(?:\\uFE0F|\\u20E3|\\p{Emoji_Modifier}|[\\u{E0020}-\\u{E007F}])*';
const PICTOGRAPH = `\\p{Extended_Pictographic}${MODIFIERS}`;
const UNPRINTABLE = new RegExp(
  [
    '\\p{Regional_Indicator}{1,2}',
    '[0-9#*]\\uFE0F?\\u20E3',
    `(?!(?!\\p{Emoji_Presentation})[${COVERED}](?!\\uFE0F))${PICTOGRAPH}(?:\\u200D${PICTOGRAPH})*`,
    '\\p{Emoji_Modifier}',
    '(?![\\r\\n])\\p{Cc}',
    `[^${COVERED}${NEEDLESS}]`,
  ].join('|'),
  'gu',
);

/**
 * Returns the characters of a badge text that will not print, each once and in their order (PEO-15). A letter
 * with its accents counts as one composed character (NFC).
 */
export const unprintableCharacters = (text: string): readonly string[] => [
  ...new Set(text.normalize('NFC').match(UNPRINTABLE) ?? []),
];

/** Unsaved texts from the form; a missing field was not edited. */
export interface TypedBadge {
  readonly name?: string;
  readonly subtitle?: string;
}

/** The two texts of a badge; either may be empty. */
export interface BadgeText {
  readonly name: string;
  readonly subtitle: string;
}

/** The person of a badge or barcode. */
export interface CodeHolder extends Pick<Holder, 'membership' | 'member_number'> {
  readonly id: number;
}

const firstFilled = (...texts: readonly (string | null | undefined)[]): string =>
  texts.find((text) => !isBlank(text))?.trim() ?? '';

/**
 * Returns the texts of a badge: the badge name, else the preferred name, and the badge subtitle, else the
 * country. Typed texts override saved ones, and a blank text counts as missing (BDG-2).
 */
export const badgeText = (person: PersonFields, typed: TypedBadge = {}): BadgeText => ({
  name: firstFilled(typed.name ?? person.badge_name, preferredName(person)),
  subtitle: firstFilled(typed.subtitle ?? person.badge_subtitle, person.country),
});

/**
 * Returns whether the membership type, or a day pass of such a type, comes with a badge. Other previews have no
 * number and type (BDG-3).
 */
export const hasBadge = (
  person: Pick<Holder, 'membership' | 'daypass_type' | 'daypass_days'>,
  types: MembershipTypes,
): boolean =>
  getMembershipAttributes(types, person.membership).badge === true ||
  ((person.daypass_days ?? []).includes(true) &&
    getMembershipAttributes(types, person.daypass_type ?? '').badge === true);

/**
 * Returns the text of a barcode: the first letter of the membership type, then the member number, else `i` and the
 * id: `F-2`, `N-i678` (BDG-4).
 */
export const barcodeText = ({ membership, member_number, id }: CodeHolder): string =>
  `${membership.slice(0, 1).toUpperCase()}-${member_number ?? `i${id}`}`;

/**
 * The characters in the badge fonts, from the space to U+FFFF without the ideographs. Run lengths in base 36:
 * missing, present, missing, and so on. A server test compares it with the fonts and prints the right value.
 */
export const BADGE_COVERAGE =
  '0 2n x fh 1 a 1 2 1 15 2 3 2 1 5 1 g 1 2 2 1 1 7 1 1q 8 2 6 4 7 1 1 1 k 1 1r e 8w 2p 1j 8 r 4 6 ' +
  'b 74 28 1c 6o v 1 2 6 22 1 4d w1 1m 4 t 2sk 9 1z 13 1 2 6 5c 1s 7q 2 6 2 12 2 6 2 8 1 1 1 1 1 1 ' +
  '1 v 2 1h 1 f 1 e 2 6 1 j 2 3 1 9 3 2 5 1 1 c 1 3 1 3 1 3 2 3 8 1 1 2 1 1 3 4 5 1 1 1 2 3 5 1 1 ' +
  '1 y 1 17 x s 2 h 1 f 1 2 1 1 1 3 2 4 1 3 1 2 1 a 2 3 2 3 1 2 1 6 1 5 1 10 a 6 a m a u 2 a 3 4 2 ' +
  '3 1 1 1 1 1 h 4 b 1 a 1 1 2 1 7 3 1 1 3 1 1 4 1 2 4 2 1 1 a 5 4 5 1 5 1 1 1 2 1 3 1 j 3 1 4 2 2 ' +
  '2 2 2 2 2 2 a 6 2 2 9 5 6 1 4 1 p 1 q 2 j 1 l 3 a 1 5 1 g 2 3p 2 c f 1 1 b 2 1z 1 1o 98 5 3 2 2 ' +
  '4 2 2 2 4 2 1 4 1 6 e 5 8 1 g 4 1 2 2 1 4 2 6 2 4 4 f 1 g 3 t g 2 c y 1 s 2 1v 1 g 1 6 1 y 1 1 ' +
  '2 l 1 v u d 1 b6 2 3t 1 1m 2 7d 3 i 1 3e 1 5m w 9s w 1m 2 5 1 1q q 1 2h c 5y q c 4 1s 1 2e 2 2v ' +
  '5 17 1 2m 1 18 4 10 c 1b 1 7g 1 5v mkg 2o 3k 4r 5 2 1 1 1 5 o e 1c a 4m w lc 8mc 6zg 5 o q 1 5 ' +
  '1 1 1 2 1 2 1 3h g cd 2 1i 7 1 w g g a k 11 1 j 1 4 4 5 1 3r 2 1 1 4f 1 u 3 6 2 6 2 6 2 3 3 7 1 ' +
  '7 e 1';

const FIRST = 0x20;

/** Returns the coverage as part of a character class, for a regular expression with the flag `u`. */
export const coveredClass = (): string => {
  let at = FIRST;
  return BADGE_COVERAGE.split(' ')
    .map((text, index) => {
      const [first, count] = [at, parseInt(text, 36)];
      at += count;
      if (index % 2 === 0) return '';
      return `\\u{${first.toString(16)}}-\\u{${(at - 1).toString(16)}}`;
    })
    .join('');
};
